/**
 * Sets a title without a font at hand: widths are estimates, taken from Newsreader (weight 500, the wider of its
 * text and display cuts) and Figtree, in thousandths of the font size, so that a line never comes out longer.
 */
const serifWidths =
  ' 230!280"370#620$620%810&770\'200(290)290*430+570,250-360.240/400?490@900A750B680C710D790E690F630G780H840I370J460K780L640M1050N780O810P660Q810R720S580T740U800V730W1050X750Y720Z670' +
  'a530b600c480d610e500f380g520h600i290j270k590l280m900n610o580p610q590r430s430t390u590v580w810x570y570z490:270;280—1000–600’250‘250“420”420';
const sansWidths =
  " 240!300&640'210(360)360,230-410.220/390A690B610C720D690E590F550G760H750I280J520K620L520M850N770O780P590Q780R630S610T560U710V700W970X630Y620Z640" +
  'a520b590c540d590e550f380g590h560i240j270k500l230m860n560o580p590q580r350s470t380u560v530w800x490y540z490';

function table(packed: string): Map<string, number> {
  return new Map([...packed.matchAll(/(\D)(\d+)/g)].map(([, glyph = '', width]) => [glyph, Number(width)]));
}

const serif = table(serifWidths);
const sans = table(sansWidths);

function widthOf(text: string, size: number, widths: Map<string, number>): number {
  let sum = 0;
  for (const glyph of text) {
    const base = glyph.normalize('NFD').charAt(0);
    sum += widths.get(glyph) ?? widths.get(base) ?? (glyph.charCodeAt(0) >= 0x1100 ? 1020 : 640);
  }
  return (sum * size) / 1000;
}

export function serifWidth(text: string, size: number): number {
  return widthOf(text, size, serif);
}

export function sansWidth(text: string, size: number): number {
  return widthOf(text, size, sans);
}

/** Cuts a text so that it, with its ellipsis, is no wider than `room`. */
export function clip(text: string, room: number, width: (text: string) => number): string {
  if (width(text) <= room) return text;
  const glyphs = [...text.slice(0, 300)];
  while (glyphs.length > 0 && width(`${glyphs.join('').trimEnd()}…`) > room) glyphs.pop();
  const whole = glyphs.join('').replace(/(?<=.{8})\s\S{0,11}$/u, '');
  const cutInWord = !/^\s/u.test(text.slice(glyphs.join('').length));
  return `${(cutInWord ? whole : glyphs.join('')).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

const softHyphen = '\u00ad';

/** The longest words part after a beginning that stands well alone. */
function parted(title: string): string {
  return title.replace(/\p{L}{15,}/gu, (word) =>
    word.replace(
      /^(super|inter|under|over|counter|hyper|micro|macro|multi|trans|neuro|psycho|photo|auto)(?=\p{L}{6})/iu,
      `$1${softHyphen}`,
    ),
  );
}

/** Pieces between which a line may break: at spaces, after hyphens, and between the signs of unspaced scripts. */
function pieces(title: string): string[] {
  // Stops may not begin a line.
  const stops = '\\u3001\\u3002\\uff01\\uff09\\uff0c\\uff1a\\uff1b\\uff1f\\u300d\\u300f\\u300b';
  const unspaced = '\\u2e80-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff\\uff00-\\uffef';
  const piece = new RegExp(
    `[${unspaced}][${stops}]* ?|[^\\s\\u00ad${unspaced}-]*(?:-+|\\u00ad) ?|[^\\s\\u00ad${unspaced}-]+ ?`,
    'gu',
  );
  return parted(title).match(piece) ?? [];
}

/** Pieces as one printed line: a soft hyphen shows at its end only. */
function printed(text: string): string {
  return text
    .trimEnd()
    .replace(/\u00ad$/, '-')
    .replaceAll(softHyphen, '');
}

const weakEnding = /(^|\s)(a|an|the|of|to|in|on|and|or|for|your|with|is|at|by|from|how|not|can't) ?$/i;
const lostAlone = /^(a|of|to|in|on|and|or|for|is|at|by) ?$/i;

interface Setting {
  cost: number;
  lines: string[];
}

/** Breaks into exactly `count` lines as evenly as the words allow, or undefined when they do not fit. */
function breakEvenly(words: readonly string[], count: number, room: number, size: number): string[] | undefined {
  const known = new Map<number, Setting | undefined>();
  /** The best setting of the words from `from` on in `left` lines; each case is worked out once. */
  function best(from: number, left: number): Setting | undefined {
    if (left === 0) return from === words.length ? { cost: 0, lines: [] } : undefined;
    const key = from * 8 + left;
    if (known.has(key)) return known.get(key);
    let found: Setting | undefined;
    let text = '';
    for (let to = from; to < words.length - (left - 1); to++) {
      text += words[to] ?? '';
      const slack = room - serifWidth(printed(text), size);
      if (slack < 0) break;
      if (lostAlone.test(text) && words.length > 1) continue;
      const rest = best(to + 1, left - 1);
      if (!rest) continue;
      const weak = left > 1 && weakEnding.test(text) ? (room * 0.45) ** 2 : 0;
      const cost = rest.cost + slack ** 2 + weak;
      if (!found || cost < found.cost) found = { cost, lines: [printed(text), ...rest.lines] };
    }
    known.set(key, found);
    return found;
  }
  return best(0, count)?.lines;
}

export interface SetTitle {
  size: number;
  leading: number;
  lines: string[];
}

/** From large and airy to small and tight: the first step whose lines and size hold the whole title is taken. */
const steps: readonly { lines: number; from: number; to: number }[] = [
  { lines: 1, from: 46, to: 41 },
  { lines: 2, from: 46, to: 36 },
  { lines: 1, from: 40, to: 36 },
  { lines: 3, from: 40, to: 29 },
  { lines: 2, from: 35, to: 32 },
  { lines: 4, from: 31, to: 24 },
  { lines: 5, from: 24, to: 19 },
  { lines: 6, from: 19, to: 17 },
];

export function setTitle(title: string, room: number): SetTitle {
  const text = title
    .slice(0, 300)
    .trim()
    .replace(/[\s\u00ad]+/gu, ' ');
  const words = pieces(text);
  for (const step of steps) {
    for (let size = step.from; size >= step.to; size--) {
      if (serifWidth(text, size) > room * step.lines) continue;
      const lines = breakEvenly(words, Math.min(step.lines, words.length), room, size);
      if (lines) return { size, leading: leading(size), lines };
    }
  }
  return cutTitle(words, room);
}

function leading(size: number): number {
  return Math.round(size * (size > 34 ? 1.02 : 1.1) * 10) / 10;
}

/** The last resort: six small lines, words that are wider than a line cut, the rest an ellipsis. */
function cutTitle(words: readonly string[], room: number): SetTitle {
  const size = 17;
  const width = (text: string): number => serifWidth(text, size);
  const lines: string[] = [];
  let current = '';
  for (const word of words) {
    if (current !== '' && width(printed(current + word)) > room) {
      lines.push(printed(current));
      current = '';
    }
    current += word;
    if (width(printed(current)) > room) current = `${clip(current, room, width)} `;
  }
  lines.push(printed(current));
  const kept = lines.slice(0, 6);
  if (lines.length > 6) kept[5] = clip(`${kept[5] ?? ''} ${lines[6] ?? ''}…`, room, width);
  return { size, leading: leading(size), lines: kept };
}
