import { circle, d, path, type Shape } from '../shape.ts';
import { type CoverMotif, faint, stroke } from './motif.ts';

/** A row of dots, each larger than the one before it, with its quieter echo below. */
export const growingDots: CoverMotif = (f, random) => {
  const columns = random.int(4, 5);
  const ratio = columns === 4 ? random.between(1.5, 1.75) : random.between(1.36, 1.5);
  const echoes = f.height > 150 ? random.int(1, 3) : 1;
  const accented = random.chance(0.4);
  const largest = Math.min(random.between(23, 29), f.height * 0.24);
  const sizes = Array.from({ length: columns }, (_, i) => largest / ratio ** (columns - 1 - i));
  const gap = (f.width - 2 * sizes.reduce((a, b) => a + b, 0)) / columns;
  const pitch = 25;
  const y = f.y + (f.height - largest * 2 - pitch * echoes) / 2 + largest;
  const shapes: Shape[] = [];
  let x = f.x;
  sizes.forEach((r, i) => {
    x += gap + r;
    shapes.push(circle(x, y, r, { fill: accented && i === columns - 1 ? 'accent' : 'ink' }));
    for (let row = 1; row <= echoes; row++) {
      const quiet = (5.4 + i * 1.3) * 0.82 ** (row - 1);
      shapes.push(circle(x, y + largest + pitch * row - 6, quiet, { fill: 'ink', opacity: faint * 0.82 ** (row - 1) }));
    }
    x += r;
  });
  return shapes;
};

/** A calendar of days: dots that swell as the streak goes on. */
export const streakGrid: CoverMotif = (f, random) => {
  const columns = 7;
  const rows = Math.max(3, Math.min(5, Math.floor(f.height / 30)));
  const pitch = f.width / columns;
  const down = Math.min(pitch, f.height / rows);
  const today = random.int(columns * (rows - 1), columns * rows - 2);
  const missed = random.int(3, columns);
  const shapes: Shape[] = [];
  for (let i = 0; i < columns * rows; i++) {
    const cx = f.x + pitch * ((i % columns) + 0.5);
    const cy = f.y + (f.height - down * rows) / 2 + down * (Math.floor(i / columns) + 0.5);
    const grown = 2.4 + (down * 0.4 - 2.4) * Math.min(1, i / today) ** 1.3;
    if (i > today) shapes.push(circle(cx, cy, 2.4, { fill: 'ink', opacity: faint }));
    else if (i === today) shapes.push(circle(cx, cy, grown, { fill: 'accent' }));
    else shapes.push(circle(cx, cy, grown, { fill: 'ink', ...(i === missed ? { opacity: faint } : {}) }));
  }
  return shapes;
};

/** Circles inside one another that touch at one side. */
export const eccentric: CoverMotif = (f, random) => {
  const rings = random.int(4, 6);
  const radius = Math.min(f.height / 2, 74);
  const core = radius * random.between(0.2, 0.28);
  const turn = random.pick([0.08, 0.25, 0.42, 0.58, 0.92]) * Math.PI * 2;
  const cx = f.x + (random.chance(0.5) ? f.width - radius : f.width / 2);
  const cy = f.y + f.height / 2;
  return Array.from({ length: rings }, (_, i) => {
    const r = radius - ((radius - core) * i) / (rings - 1);
    const off = (radius - r) * 0.72;
    const paint = i === rings - 1 ? ({ fill: 'accent' } as const) : ({ stroke: 'ink', strokeWidth: stroke } as const);
    return circle(cx + Math.cos(turn) * off, cy + Math.sin(turn) * off, r, paint);
  });
};

/** A row of coins, each half over the last. */
export const overlappingCoins: CoverMotif = (f, random) => {
  const count = random.int(4, 6);
  const r = Math.min(f.height / 2.3, f.width / (count + 1.2));
  const step = (f.width - 2 * r) / (count - 1);
  const spot = random.int(1, count - 1);
  const cy = f.y + f.height / 2;
  return Array.from({ length: count }, (_, i) => {
    const cx = f.x + r + step * i;
    return circle(cx, cy, r - stroke / 2, {
      fill: i === spot ? 'accent' : 'paper',
      stroke: 'ink',
      strokeWidth: stroke,
    });
  });
};

/** A circle cut in two, the halves slipped along the cut. */
export const splitCircle: CoverMotif = (f, random) => {
  const r = Math.min(f.height * 0.42, 66);
  const slip = r * random.pick([0.34, 0.5, 0.66]);
  const cx = f.x + f.width / 2;
  const cy = f.y + f.height / 2;
  if (random.chance(0.5)) {
    return [
      path(d`M${cx - slip / 2 - r} ${cy - 2}a${r} ${r} 0 0 1 ${2 * r} 0z`, { fill: 'ink' }),
      path(d`M${cx + slip / 2 - r} ${cy + 2}a${r} ${r} 0 0 0 ${2 * r} 0z`, { fill: 'accent' }),
    ];
  }
  const up = Math.min(slip, f.height - 2 * r) / 2;
  return [
    path(d`M${cx - 2} ${cy - up - r}a${r} ${r} 0 0 0 0 ${2 * r}z`, { fill: 'ink' }),
    path(d`M${cx + 2} ${cy + up - r}a${r} ${r} 0 0 1 0 ${2 * r}z`, { fill: 'accent' }),
  ];
};

/** Phases of a moon that fills. */
export const crescent: CoverMotif = (f, random) => {
  const count = random.int(3, 4);
  const pitch = f.width / count;
  const r = Math.min(pitch * 0.42, f.height / 2.2);
  const cy = f.y + f.height / 2;
  const shapes: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const cx = f.x + r + ((f.width - 2 * r) / (count - 1)) * i;
    const full = i / (count - 1);
    if (i < count - 1) shapes.push(circle(cx, cy, r - stroke / 2, { stroke: 'ink', strokeWidth: stroke }));
    if (full === 1) shapes.push(circle(cx, cy, r, { fill: 'accent' }));
    else if (full > 0) {
      const bulge = r * Math.abs(1 - 2 * full) + 0.1;
      shapes.push(
        path(
          d`M${cx} ${cy - r}A${r} ${r} 0 0 1 ${cx} ${cy + r}A${bulge} ${r} 0 0 ${full < 0.5 ? 0 : 1} ${cx} ${cy - r}z`,
          { fill: 'ink' },
        ),
      );
    }
  }
  return shapes;
};

/** Two circles and what they share. */
export const lens: CoverMotif = (f, random) => {
  const r = Math.min(f.height / 2, 62) - stroke;
  const apart = r * random.pick([0.45, 0.6, 0.75]);
  const lean = random.pick([0, 0, -0.5, 0.5]);
  const cx = f.x + f.width / 2;
  const cy = f.y + f.height / 2;
  const [ux, uy] = [Math.cos(lean), Math.sin(lean)];
  const half = Math.sqrt(r * r - apart * apart);
  const tip = (side: number): [number, number] => [cx - uy * half * side, cy + ux * half * side];
  const [ax, ay] = tip(1);
  const [bx, by] = tip(-1);
  const outline = { stroke: 'ink', strokeWidth: stroke } as const;
  return [
    path(d`M${ax} ${ay}A${r} ${r} 0 0 0 ${bx} ${by}A${r} ${r} 0 0 0 ${ax} ${ay}z`, { fill: 'accent' }),
    circle(cx - ux * apart, cy - uy * apart, r, outline),
    circle(cx + ux * apart, cy + uy * apart, r, outline),
  ];
};

/** Three rings that hold together. */
export const borromean: CoverMotif = (f, random) => {
  const r = Math.min(f.height * 0.3, 44);
  const around = r * random.between(0.62, 0.8);
  const turn = random.chance(0.5) ? -Math.PI / 2 : Math.PI / 2;
  const cx = f.x + f.width / 2;
  const cy = f.y + f.height / 2 + (turn < 0 ? around * 0.25 : -around * 0.25);
  const rings = [0, 1, 2].map((i) => {
    const angle = turn + (i * Math.PI * 2) / 3;
    return circle(cx + Math.cos(angle) * around, cy + Math.sin(angle) * around, r, {
      stroke: 'ink',
      strokeWidth: stroke,
    });
  });
  return [circle(cx, cy, around * 0.36, { fill: 'accent' }), ...rings];
};

/** One broad brush circle, left open. */
export const enso: CoverMotif = (f, random) => {
  const r = Math.min(f.height / 2 - 6, 62);
  const cx = f.x + f.width / 2;
  const cy = f.y + f.height / 2;
  const from = random.between(0, Math.PI * 2);
  const to = from + Math.PI * 2 - random.between(0.5, 0.9);
  const at = (angle: number): [number, number] => [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  const [ax, ay] = at(from);
  const [bx, by] = at(to);
  const gap = (from + to) / 2 + Math.PI;
  return [
    path(d`M${ax} ${ay}A${r} ${r} 0 1 1 ${bx} ${by}`, { stroke: 'ink', strokeWidth: random.pick([9, 12, 15]) }),
    circle(cx + Math.cos(gap) * r, cy + Math.sin(gap) * r, 5.5, { fill: 'accent' }),
  ];
};

/** Balanced stones. */
export const pebbles: CoverMotif = (f, random) => {
  const count = f.height > 125 ? 4 : 3;
  const shapes: Shape[] = [];
  const unit = Math.min(f.height / (count + 0.4), 34);
  let y = f.y + f.height / 2 + (unit * count) / 2;
  let cx = f.x + f.width / 2;
  for (let i = 0; i < count; i++) {
    const high = unit * (1 - i * 0.1);
    const half = (66 - i * 13) * random.between(0.9, 1.1);
    y -= high;
    const data = d`M${cx - half} ${y + high / 2}a${half} ${high / 2 - 1} 0 1 1 ${half * 2} 0a${half} ${high / 2 - 1} 0 1 1 ${-half * 2} 0z`;
    shapes.push(
      path(
        data,
        i === count - 1 ? { fill: 'accent' } : i % 2 === 0 ? { fill: 'ink' } : { stroke: 'ink', strokeWidth: stroke },
      ),
    );
    cx += random.between(-9, 9);
  }
  return shapes;
};
