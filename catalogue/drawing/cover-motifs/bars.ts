import { circle, line, polyline, rect, type Shape } from '../shape.ts';
import { type CoverMotif, stroke } from './motif.ts';

/** Bars that rise, at a pace of their own. */
export const risingBars: CoverMotif = (f, random) => {
  const count = random.int(4, 7);
  const gap = random.pick([5, 8, 11]);
  const wide = (f.width - gap * (count - 1)) / count;
  const bend = random.between(1.2, 2.4);
  const high = Math.min(f.height, 150);
  const floor = f.y + (f.height + high) / 2;
  const spot = random.chance(0.6) ? count - 1 : -1;
  return Array.from({ length: count }, (_, i) => {
    const h = high * (0.1 + 0.9 * (i / (count - 1)) ** bend);
    return rect(f.x + i * (wide + gap), floor - h, wide, h, { fill: i === spot ? 'accent' : 'ink' });
  });
};

/** Columns of coins seen from the side. */
export const coinColumns: CoverMotif = (f, random) => {
  const columns = random.int(3, 5);
  const gap = 10;
  const wide = (f.width - gap * (columns - 1)) / columns;
  const most = Math.max(4, Math.min(9, Math.floor(f.height / 15)));
  const pitch = Math.min(15, f.height / most);
  const thick = pitch - 4;
  const floor = f.y + (f.height + most * pitch) / 2;
  const shapes: Shape[] = [];
  for (let c = 0; c < columns; c++) {
    const tall = Math.max(1, Math.round(1 + (most - 1) * (c / (columns - 1)) ** random.between(1, 1.9)));
    for (let i = 0; i < tall; i++) {
      const top = c === columns - 1 && i === tall - 1;
      const nudge = random.between(-2, 2);
      shapes.push(
        rect(
          f.x + c * (wide + gap) + nudge,
          floor - (i + 1) * pitch,
          wide,
          thick,
          { fill: top ? 'accent' : 'ink' },
          thick / 2,
        ),
      );
    }
  }
  return shapes;
};

/** The lengths of a day's work, one of them the one that counts. */
export const taskBars: CoverMotif = (f, random) => {
  const rows = Math.max(4, Math.min(7, Math.floor(f.height / 20)));
  const pitch = f.height / rows;
  const thick = Math.min(pitch * random.pick([0.3, 0.45, 0.62]), 14);
  const spot = random.int(1, rows - 2);
  const units = 8;
  return Array.from({ length: rows }, (_, i) => {
    const from = i === spot ? 0 : random.int(0, 2);
    const long = i === spot ? units : random.int(2, units - from - 1);
    const y = f.y + pitch * (i + 0.5) - thick / 2;
    const paint = i === spot ? ({ fill: 'accent' } as const) : ({ fill: 'ink' } as const);
    return rect(f.x + (f.width / units) * from, y, (f.width / units) * long, thick, paint);
  });
};

/** A staircase and the one who is on it. */
export const steps: CoverMotif = (f, random) => {
  const count = random.int(4, 6);
  const wide = f.width / count;
  const tall = Math.min(f.height - 24, 130) / count;
  const floor = f.y + f.height / 2 + (tall * count + 20) / 2;
  const points: [number, number][] = [[f.x, floor]];
  for (let i = 0; i < count; i++) {
    points.push([f.x + i * wide, floor - (i + 1) * tall], [f.x + (i + 1) * wide, floor - (i + 1) * tall]);
  }
  points.push([f.x + f.width, floor]);
  const on = random.int(1, count - 1);
  const r = Math.min(10, wide * 0.28);
  const solid = random.chance(0.5);
  return [
    polyline(points, solid ? { fill: 'ink' } : { stroke: 'ink', strokeWidth: stroke }, true),
    circle(f.x + (on + 0.5) * wide, floor - (on + 1) * tall - r - (solid ? 2 : 3), r, { fill: 'accent' }),
  ];
};

/** A row of tall blocks with a few lit windows. */
export const skyline: CoverMotif = (f, random) => {
  const count = random.int(4, 6);
  const wide = f.width / count;
  const high = Math.min(f.height, 140);
  const floor = f.y + (f.height + high) / 2;
  const order = Array.from(
    { length: count },
    (_, i) => 0.4 + 0.6 * (((i * 3 + random.int(0, 1)) % count) / (count - 1)),
  );
  const lit = random.int(0, count - 1);
  const shapes: Shape[] = [line(f.x, floor, f.x + f.width, floor, { stroke: 'ink', strokeWidth: stroke })];
  order.forEach((share, i) => {
    const h = Math.round((high * share) / 10) * 10;
    const x = f.x + i * wide + 3;
    shapes.push(
      rect(x, floor - h, wide - 6, h, i % 2 === 0 ? { fill: 'ink' } : { stroke: 'ink', strokeWidth: stroke }),
    );
    if (i === lit) shapes.push(rect(x + wide / 2 - 8, floor - h + 12, 10, 14, { fill: 'accent' }));
  });
  return shapes;
};
