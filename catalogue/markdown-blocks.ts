/**
 * The Markdown that titles are written in: '##' and '###' headings and plain paragraphs. A general reader took 95 ms of every
 * server start for the same result (mdast-util-from-markdown, 45 files), so the check, not the server, holds the files to CommonMark.
 */
export type Block =
  | { kind: 'section' | 'idea'; text: string; line: number }
  | { kind: 'paragraph'; text: string; line: number }
  | { kind: 'other'; text: string; line: number };

const heading = /^(##|###) +(\S.*?) *$/;
/** Lists, quotes, fences, tables, rules, raw HTML, indented code and headings of any other depth. */
const otherMarkup = /^(#|[-*+](\s|$)|>|\d{1,9}[.)](\s|$)|```|~~~|\||<|-{2,}|={2,}|\*{3}|_{3}|\t| {2})/;

export function* blocks(lines: readonly string[], linesBefore: number): Generator<Block> {
  let paragraph: Extract<Block, { kind: 'paragraph' }> | undefined;
  for (const [index, content] of lines.entries()) {
    const line = linesBefore + index + 1;
    const found = heading.exec(content);
    if (content.trim() !== '' && !found && !otherMarkup.test(content)) {
      if (paragraph) paragraph.text += ` ${content.trim()}`;
      else paragraph = { kind: 'paragraph', text: content.trim(), line };
      continue;
    }
    if (paragraph) yield paragraph;
    paragraph = undefined;
    if (found) yield { kind: found[1] === '##' ? 'section' : 'idea', text: found[2] as string, line };
    else if (content.trim() !== '') yield { kind: 'other', text: content.trim(), line };
  }
  if (paragraph) yield paragraph;
}
