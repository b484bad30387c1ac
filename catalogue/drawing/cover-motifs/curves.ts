import { circle, d, line, path, polyline, type Shape, smooth } from '../shape.ts';
import { type CoverMotif, faint, stroke } from './motif.ts';

const outline = { stroke: 'ink', strokeWidth: stroke } as const;

/** Compound curves from one start, the steepest one reached. */
export const growthCurves: CoverMotif = (f, random) => {
  const count = random.int(3, 5);
  const high = Math.min(f.height, 140);
  const floor = f.y + (f.height + high) / 2;
  const shapes: Shape[] = [line(f.x, floor, f.x + f.width, floor, outline)];
  for (let i = 0; i < count; i++) {
    const top = floor - high * ((i + 1) / count) ** 1.25 + 8;
    const knee = f.x + f.width * (0.45 + 0.12 * (i / count));
    const right = f.x + f.width - 8;
    shapes.push(
      path(
        d`M${f.x} ${floor}C${knee} ${floor} ${right - 40} ${(floor + top) / 2} ${right} ${top}`,
        i === count - 1 ? outline : { ...outline, opacity: faint + 0.15 },
      ),
    );
    if (i === count - 1) shapes.push(circle(right, top, 8, { fill: 'accent' }));
  }
  return shapes;
};

/** A life told in upright lines, high years and low ones. */
export const lifeLines: CoverMotif = (f, random) => {
  const count = random.pick([17, 21, 25]);
  const high = Math.min(f.height, 140);
  const middle = f.y + f.height / 2;
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0.8, 1.6)];
  const spot = random.int(4, count - 4);
  const foot = random.chance(0.5);
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const share = 0.52 + 0.28 * Math.sin(a + t * 6.3 * c) + 0.2 * Math.sin(b + t * 12.6);
    const h = Math.max(12, high * Math.min(1, Math.max(0.08, share)));
    const x = f.x + 1 + (f.width - 2) * t;
    const [from, to] = foot ? [middle + high / 2, middle + high / 2 - h] : [middle - h / 2, middle + h / 2];
    return line(x, from, x, to, i === spot ? { stroke: 'accent', strokeWidth: 4.5 } : outline);
  });
};

/** A line that breaks downward and comes back. */
export const zigzag: CoverMotif = (f, random) => {
  const lines = random.int(4, 6);
  const pitch = Math.min(15, f.height / (lines + 4));
  const knocks = random.int(2, 3);
  const depth = f.height - pitch * (lines - 1) - 6;
  const at = random.pick([0.3, 0.45, 0.6]);
  const shapes: Shape[] = [];
  for (let i = 0; i < lines; i++) {
    const y = f.y + 3 + i * pitch;
    const dip = Math.min(depth, 58) * (1 - i * 0.02);
    const half = 17;
    const points: [number, number][] = [[f.x, y]];
    for (let k = 0; k < knocks; k++) {
      const x = f.x + f.width * at + (k - (knocks - 1) / 2) * half * 2;
      const low = y + dip * (1 - k * 0.34);
      points.push([x - half, y], [x, low], [x + half, y]);
    }
    points.push([f.x + f.width, y]);
    shapes.push(polyline(points, i === 0 ? { stroke: 'accent', strokeWidth: 5 } : outline));
  }
  return shapes;
};

/** Breath or heartbeat: lines that swell in the middle. */
export const pulse: CoverMotif = (f, random) => {
  const count = random.pick([5, 7, 9]);
  const high = Math.min(f.height, 120) / 2;
  const middle = f.y + f.height / 2;
  const crest = random.pick([0.34, 0.5, 0.66]);
  return Array.from({ length: count }, (_, i) => {
    const level = (i / (count - 1)) * 2 - 1;
    const x = f.x + f.width * crest;
    const data = d`M${f.x} ${middle}C${x - 50} ${middle} ${x - 34} ${middle - high * level} ${x} ${middle - high * level}S${x + 50} ${middle} ${f.x + f.width} ${middle}`;
    return path(data, level === 0 ? { stroke: 'accent', strokeWidth: 5 } : outline);
  });
};

/** Hours round a face, some of them spent. */
export const clockTicks: CoverMotif = (f, random) => {
  const r = Math.min(f.height / 2, 72);
  const ticks = random.pick([24, 36, 48]);
  const cx = f.x + f.width * random.pick([0.5, 0.5, 0.62]);
  const cy = f.y + f.height / 2;
  const spent = Math.round(ticks * random.between(0.2, 0.45));
  const strokes = { gone: '', left: '' };
  for (let i = 0; i < ticks; i++) {
    const angle = (Math.PI * 2 * i) / ticks - Math.PI / 2;
    const near = r * (i <= spent ? 0.42 : i % (ticks / 12) === 0 ? 0.66 : 0.78);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    strokes[i <= spent ? 'gone' : 'left'] += d`M${cx + c * near} ${cy + s * near}L${cx + c * r} ${cy + s * r}`;
  }
  return [path(strokes.left, outline), path(strokes.gone, { stroke: 'accent', strokeWidth: 3 })];
};

/** One slice of the day, taken out. */
export const pie: CoverMotif = (f, random) => {
  const r = Math.min(f.height / 2 - 6, 62);
  const share = random.pick([0.12, 0.2, 0.25, 0.33]) * Math.PI * 2;
  const from = -Math.PI / 2 + random.pick([0, 0.25, -0.4]);
  const cx = f.x + f.width / 2;
  const cy = f.y + f.height / 2;
  const [ax, ay] = [Math.cos(from), Math.sin(from)];
  const [bx, by] = [Math.cos(from + share), Math.sin(from + share)];
  const out = 11;
  const [ox, oy] = [Math.cos(from + share / 2) * out, Math.sin(from + share / 2) * out];
  return [
    path(d`M${cx} ${cy}L${cx + bx * r} ${cy + by * r}A${r} ${r} 0 1 1 ${cx + ax * r} ${cy + ay * r}z`, { fill: 'ink' }),
    path(d`M${cx + ox} ${cy + oy}l${ax * r} ${ay * r}A${r} ${r} 0 0 1 ${cx + ox + bx * r} ${cy + oy + by * r}z`, {
      fill: 'accent',
    }),
  ];
};

/** Two strands that cross and cross again. */
export const braid: CoverMotif = (f, random) => {
  const periods = random.pick([1, 1.5, 2]);
  const swell = Math.min(f.height / 2.4, 46);
  const middle = f.y + f.height / 2;
  const strand = (shift: number): [number, number][] =>
    Array.from({ length: 17 }, (_, k) => [
      f.x + (f.width * k) / 16,
      middle + Math.sin((k / 16) * Math.PI * 2 * periods + shift) * swell,
    ]);
  return [smooth(strand(0), { stroke: 'accent', strokeWidth: 5 }), smooth(strand(Math.PI), outline)];
};
