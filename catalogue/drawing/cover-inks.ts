/** Three inks printed on one cover: the sheet, the text and main shapes, and the spot colour. */
export interface InkSet {
  name: string;
  paper: string;
  ink: string;
  accent: string;
}

export const inkSets = [
  { name: 'forest', paper: '#1f4d3d', ink: '#f3e6cc', accent: '#e3a744' },
  { name: 'navy', paper: '#223150', ink: '#f0dbb4', accent: '#ea6a48' },
  { name: 'lavender', paper: '#e4dcf6', ink: '#4a2e8c', accent: '#dc5730' },
  { name: 'straw', paper: '#f1daae', ink: '#73371b', accent: '#cb5a2a' },
  { name: 'aubergine', paper: '#3b2143', ink: '#f3dcdb', accent: '#e68aa2' },
  { name: 'chalk', paper: '#f3efe4', ink: '#20242f', accent: '#1b807b' },
  { name: 'brick', paper: '#a4412a', ink: '#fdeed9', accent: '#f4bb66' },
  { name: 'sage', paper: '#cbdccb', ink: '#1d4335', accent: '#c4552b' },
  { name: 'mustard', paper: '#e0b04a', ink: '#331d3a', accent: '#a5321f' },
  { name: 'petrol', paper: '#0f4b53', ink: '#f2ebd7', accent: '#f2916a' },
  { name: 'blush', paper: '#f2d4cc', ink: '#5b1d34', accent: '#1f6d6a' },
  { name: 'charcoal', paper: '#25252d', ink: '#efe8da', accent: '#e8703f' },
  { name: 'sky', paper: '#cfe0ec', ink: '#1c395e', accent: '#d65f2c' },
  { name: 'olive', paper: '#4b4d27', ink: '#f4e9ca', accent: '#e6ad55' },
  { name: 'oxblood', paper: '#5c1f28', ink: '#f7e0c8', accent: '#e99c66' },
  { name: 'mint', paper: '#c9ecdc', ink: '#0d523f', accent: '#dd6429' },
] as const satisfies readonly InkSet[];

export type InkSetName = (typeof inkSets)[number]['name'];

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The WCAG contrast ratio of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
