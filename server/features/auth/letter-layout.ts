export const productName = 'Pith';

export interface Letter {
  subject: string;
  heading: string;
  /** Plain text; the first is shown as the preview in a list of mails. */
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Quieter, after the action. */
  notes: string[];
}

/** Colours of the product's paper, mint and ink, in what mail programs understand; dark clients get the dark ones. */
const light = {
  paper: '#fcfaf6',
  card: '#ffffff',
  ink: '#1b1c26',
  soft: '#5b5d69',
  line: '#e4e1da',
  button: '#076246',
  label: '#ffffff',
};
const dark = {
  paper: '#0f1016',
  card: '#16171e',
  ink: '#edebe5',
  soft: '#a3a4ac',
  line: '#2a2b32',
  button: '#7cd2ae',
  label: '#0f1016',
};
const serif = "Newsreader,Georgia,'Times New Roman',serif";
const sans = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** One letter in both of its forms. */
export function layOut(letter: Letter): { subject: string; text: string; html: string; link?: string } {
  const { subject, action } = letter;
  return { subject, text: asText(letter), html: asHtml(letter), ...(action && { link: action.url }) };
}

function asText({ heading, paragraphs, action, notes }: Letter): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[heading, ...paragraphs, ...link, ...notes, `-- \n${productName}`].join('\n\n')}\n`;
}

function asHtml({ subject, heading, paragraphs, action, notes }: Letter): string {
  const font = (family: string, size: number, line: number) =>
    `font-family:${family};font-size:${size}px;line-height:${line}px`;
  const body = paragraphs
    .map(
      (text) =>
        `<p class="ink" style="margin:0 0 16px;${font(sans, 16, 25)};color:${light.ink}">${escapeHtml(text)}</p>`,
    )
    .join('\n');
  const button = action
    ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="button" style="border-radius:999px;background:${light.button}"><a class="label" href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 28px;${font(sans, 16, 20)};font-weight:600;color:${light.label};text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table>
<p class="soft" style="margin:0 0 16px;${font(sans, 13, 20)};color:${light.soft}">If the button does not work, copy this address into your browser:<br><a class="soft" href="${escapeHtml(action.url)}" style="color:${light.soft};word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : '';
  const small = notes
    .map(
      (text) =>
        `<p class="soft" style="margin:0 0 8px;${font(sans, 13, 20)};color:${light.soft}">${escapeHtml(text)}</p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.card{background:${dark.card}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.button{background:${dark.button}!important}
.label{color:${dark.label}!important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? heading)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 8px 16px;${font(serif, 20, 28)};font-style:italic;color:${light.ink}">${productName}</td></tr>
<tr><td class="card" style="padding:32px 28px 24px;background:${light.card};border:1px solid ${light.line};border-radius:24px">
<h1 class="ink" style="margin:0 0 20px;${font(serif, 28, 34)};font-weight:500;color:${light.ink}">${escapeHtml(heading)}</h1>
${body}
${button}
${small}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
