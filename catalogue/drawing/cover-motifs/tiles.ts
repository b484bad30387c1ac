import { circle, d, line, path, polyline, rect, type Shape } from '../shape.ts';
import { type CoverMotif, faint, stroke } from './motif.ts';

const outline = { stroke: 'ink', strokeWidth: stroke } as const;

/** Frames within frames round one small block. */
export const concentricFrames: CoverMotif = (f, random) => {
  const frames = random.int(3, 5);
  const high = Math.min(f.height, 132);
  const wide = random.pick([f.width, f.width, high]);
  const cx = f.x + f.width / 2;
  const cy = f.y + f.height / 2;
  const shapes: Shape[] = [];
  for (let i = 0; i < frames; i++) {
    const t = 1 - i / (frames + 0.35);
    shapes.push(rect(cx - (wide * t) / 2 + 1, cy - (high * t) / 2 + 1, wide * t - 2, high * t - 2, outline));
  }
  const core = 1 / (frames + 0.35);
  shapes.push(
    rect(cx - wide * core * 0.55, cy - high * core * 0.55, wide * core * 1.1, high * core * 1.1, { fill: 'accent' }),
  );
  return shapes;
};

/** A field of dots with one that does otherwise. */
export const dotsWithOneOut: CoverMotif = (f, random) => {
  const columns = random.pick([6, 7, 8]);
  const pitch = f.width / columns;
  const rows = Math.max(3, Math.min(5, Math.floor(f.height / pitch)));
  const [oc, or] = [random.int(1, columns - 2), random.int(0, rows - 1)];
  const square = random.chance(0.4);
  const top = f.y + (f.height - rows * pitch) / 2;
  const shapes: Shape[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [cx, cy] = [f.x + pitch * (column + 0.5), top + pitch * (row + 0.5)];
      if (column === oc && row === or) shapes.push(circle(cx, cy, pitch * 0.44, { fill: 'accent' }));
      else if (square) shapes.push(rect(cx - 3.4, cy - 3.4, 6.8, 6.8, { fill: 'ink' }));
      else shapes.push(circle(cx, cy, 3.8, { fill: 'ink' }));
    }
  }
  return shapes;
};

/** Squares and quarter circles on a strict grid. */
export const quarterTiles: CoverMotif = (f, random) => {
  const columns = random.pick([4, 5]);
  const rows = Math.max(2, Math.min(4, Math.round(f.height / (f.width / columns))));
  const side = Math.min(f.width / columns, f.height / rows);
  const left = f.x;
  const top = f.y + (f.height - side * rows) / 2;
  const [sc, sr] = [random.int(0, columns - 1), random.int(0, rows - 1)];
  const shapes: Shape[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y, s] = [left + column * side + 1, top + row * side + 1, side - 2];
      if (column === sc && row === sr) {
        shapes.push(circle(x + s / 2, y + s / 2, s / 2, { fill: 'accent' }));
        continue;
      }
      const turn = random.int(0, 5);
      const corner = [
        d`M${x} ${y}h${s}a${s} ${s} 0 0 1 ${-s} ${s}z`,
        d`M${x + s} ${y}v${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`,
        d`M${x + s} ${y + s}h${-s}a${s} ${s} 0 0 1 ${s} ${-s}z`,
        d`M${x} ${y + s}v${-s}a${s} ${s} 0 0 1 ${s} ${s}z`,
      ][turn];
      if (corner) shapes.push(path(corner, { fill: 'ink' }));
      else if (turn === 4) shapes.push(rect(x + 1, y + 1, s - 2, s - 2, outline));
    }
  }
  return shapes;
};

/** One square, turned a little each time. */
export const turningSquares: CoverMotif = (f, random) => {
  const count = random.int(5, 7);
  const outer = Math.min(f.height / 2, 72);
  const turn = random.pick([-1, 1]) * random.between(0.16, 0.26);
  const sides = random.pick([4, 4, 3, 6]);
  const cx = f.x + f.width / 2;
  const cy = f.y + f.height / 2;
  return Array.from({ length: count }, (_, i) => {
    const r = outer * (1 - i / (count + 0.8));
    const points = Array.from({ length: sides }, (__, k): [number, number] => {
      const angle = turn * i + (Math.PI * 2 * k) / sides - Math.PI / 4;
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    });
    return polyline(points, i === count - 1 ? { fill: 'accent' } : outline, true);
  });
};

/** Quarter circles in squares that grow by what came before. */
export const goldenQuarters: CoverMotif = (f, random) => {
  const wide = Math.min(f.width, f.height * 1.618);
  const unit = wide / 21;
  const left = f.x + (random.chance(0.5) ? f.width - wide : 0);
  const top = f.y + (f.height - unit * 13) / 2;
  const at = (x: number, y: number): [number, number] => [left + x * unit, top + y * unit];
  const squares: [number, number, number, number, number, number][] = [
    [0, 13, 13, 0, 13, 1],
    [13, 0, 21, 8, 8, 1],
    [21, 8, 16, 13, 5, 1],
    [16, 13, 13, 10, 3, 1],
    [13, 10, 15, 8, 2, 1],
  ];
  const filled = random.int(0, 2);
  const shapes: Shape[] = [];
  squares.forEach(([ax, ay, bx, by, r], i) => {
    const [x, y] = at(ax, ay);
    const [x2, y2] = at(bx, by);
    const corner = [at(13, 13), at(13, 8), at(16, 8), at(16, 10), at(15, 10)][i] ?? [0, 0];
    if (i === filled)
      shapes.push(
        path(d`M${corner[0]} ${corner[1]}L${x} ${y}A${r * unit} ${r * unit} 0 0 1 ${x2} ${y2}z`, { fill: 'accent' }),
      );
    shapes.push(path(d`M${x} ${y}A${r * unit} ${r * unit} 0 0 1 ${x2} ${y2}`, outline));
  });
  shapes.push(rect(...at(0, 0), unit * 21, unit * 13, { ...outline, opacity: faint + 0.2 }));
  return shapes;
};

/** Circle, triangle, square: the oldest set of forms. */
export const sengai: CoverMotif = (f, random) => {
  const size = Math.min(f.height * 0.72, 84);
  const step = (f.width - size) / 2;
  const floor = f.y + (f.height + size) / 2;
  const spot = random.int(0, 2);
  const order = random.pick([
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
    [0, 2, 1],
  ]);
  const paint = (i: number): { fill?: 'accent'; stroke: 'ink'; strokeWidth: number } =>
    i === spot ? { fill: 'accent', ...outline } : outline;
  return [...order.keys()]
    .sort((a, b) => Number(b === spot) - Number(a === spot))
    .map((place) => {
      const x = f.x + step * place;
      const form = order[place];
      if (form === 0) return circle(x + size / 2, floor - size / 2, size / 2 - 1, paint(place));
      if (form === 1)
        return polyline(
          [
            [x + 1, floor - 1],
            [x + size / 2, floor - size + 1],
            [x + size - 1, floor - 1],
          ],
          paint(place),
          true,
        );
      return rect(x + 1, floor - size + 1, size - 2, size - 2, paint(place));
    });
};

/** Arrowheads one above the other. */
export const chevrons: CoverMotif = (f, random) => {
  const count = random.int(4, 6);
  const half = random.pick([46, 60, 76]);
  const cx = f.x + f.width / 2;
  const rise = half * 0.5;
  const pitch = Math.min((f.height - rise) / (count - 1), 24);
  const top = f.y + (f.height - rise - pitch * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const y = top + i * pitch;
    const points: [number, number][] = [
      [cx - half, y + rise],
      [cx, y],
      [cx + half, y + rise],
    ];
    return polyline(
      points,
      i === 0 ? { stroke: 'accent', strokeWidth: 8 } : { stroke: 'ink', strokeWidth: stroke + 0.6 },
    );
  });
};

/** A flight of birds, or of people, behind the first. */
export const formation: CoverMotif = (f, random) => {
  const rows = random.int(4, 5);
  const dy = Math.min(f.height / rows, 30);
  const dx = Math.min(f.width / (rows * 2 - 1), 28) * 0.98;
  const cx = f.x + f.width / 2;
  const top = f.y + (f.height - dy * rows) / 2 + dy / 2;
  const filled = random.chance(0.5);
  const shapes: Shape[] = [];
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i <= row; i++) {
      if (!filled && i > 0 && i < row) continue;
      const x = cx + (i - row / 2) * dx * 2;
      shapes.push(circle(x, top + row * dy, row === 0 ? 11 : 7, { fill: row === 0 ? 'accent' : 'ink' }));
    }
  }
  if (!filled) shapes.push(line(cx, top + dy, cx, top + dy * (rows - 1), { ...outline, opacity: faint }));
  return shapes;
};

/** A flower out of a compass. */
export const petals: CoverMotif = (f, random) => {
  const count = random.pick([5, 6, 8]);
  const r = Math.min(f.height / 2, 70);
  const cx = f.x + f.width / 2;
  const cy = f.y + f.height / 2;
  const filled = random.chance(0.5);
  const shapes: Shape[] = Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * 2 * i) / count - Math.PI / 2;
    const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    const bow = r * (count === 5 ? 0.78 : count === 6 ? 0.86 : 1.1);
    return path(
      d`M${cx} ${cy}A${bow} ${bow} 0 0 1 ${x} ${y}A${bow} ${bow} 0 0 1 ${cx} ${cy}z`,
      filled ? { fill: 'ink', stroke: 'paper', strokeWidth: stroke } : outline,
    );
  });
  shapes.push(circle(cx, cy, r * 0.2, { fill: 'accent' }));
  return shapes;
};
