import { circle, d, line, path, type Shape, smooth } from '../shape.ts';
import { type CoverMotif, faint, stroke } from './motif.ts';

const outline = { stroke: 'ink', strokeWidth: stroke } as const;

/** Half circles over one source, as on an old chart. */
export const concentricArcs: CoverMotif = (f, random) => {
  const count = random.int(3, 5);
  const outer = Math.min(f.width / 2, f.height - 10);
  const inner = outer * 0.3;
  const cx = f.x + f.width / 2;
  const cy = f.y + (f.height + outer) / 2;
  const shapes: Shape[] = Array.from({ length: count }, (_, i) => {
    const r = outer - ((outer - inner) * i) / (count - 1) - stroke / 2;
    return path(d`M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0`, outline);
  });
  shapes.push(circle(cx, cy - 7, random.pick([7, 9, 11]), { fill: 'accent' }));
  return shapes;
};

/** Quarter circles from one corner, a life's ages. */
export const fanOfArcs: CoverMotif = (f, random) => {
  const count = random.int(5, 8);
  const outer = Math.min(f.height, 150);
  const left = random.chance(0.5);
  const x = left ? f.x : f.x + f.width;
  const foot = f.y + (f.height + outer) / 2;
  const way = left ? 1 : -1;
  const spot = random.int(1, count - 2);
  const shapes: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const r = outer * ((i + 1) / count) ** 0.85;
    const stretch = (f.width / outer) * r;
    const data = d`M${x + way * stretch} ${foot}A${stretch} ${r} 0 0 ${left ? 0 : 1} ${x} ${foot - r}`;
    shapes.push(path(data, i === spot ? { stroke: 'accent', strokeWidth: 6 } : outline));
  }
  return shapes;
};

/** A disc and its mirror in still water. */
export const ripples: CoverMotif = (f, random) => {
  const r = Math.min(f.height * 0.3, 44);
  const cx = f.x + f.width * random.pick([0.34, 0.5, 0.66]);
  const level = f.y + f.height * 0.62;
  const lines = random.int(3, 4);
  const shapes: Shape[] = [path(d`M${cx - r} ${level - 5}a${r} ${r} 0 1 1 ${2 * r} 0z`, { fill: 'accent' })];
  for (let i = 0; i <= lines; i++) {
    const y = level + i * Math.min(12, (f.height * 0.34) / lines);
    const half = i === 0 ? f.width : r * 1.5 * (1 - i / (lines + 1.4));
    if (i === 0) shapes.push(line(f.x, y, f.x + f.width, y, outline));
    else shapes.push(line(cx - half + (i % 2) * 8, y, cx + half + (i % 2) * 8, y, outline));
  }
  return shapes;
};

/** A half sun with rays. */
export const sunrise: CoverMotif = (f, random) => {
  const rays = random.int(4, 7) * 2 + 1;
  const outer = Math.min(f.width / 2, f.height - 6);
  const core = outer * random.between(0.3, 0.42);
  const cx = f.x + f.width / 2;
  const cy = f.y + (f.height + outer) / 2;
  const shapes: Shape[] = [path(d`M${cx - core} ${cy}a${core} ${core} 0 0 1 ${2 * core} 0z`, { fill: 'accent' })];
  const alternate = random.chance(0.5);
  for (let i = 0; i < rays; i++) {
    const angle = Math.PI + (Math.PI * (i + 0.5)) / rays;
    const far = alternate && i % 2 === 1 ? outer * 0.78 : outer;
    const near = core + 12;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    shapes.push(line(cx + c * near, cy + s * near, cx + c * far, cy + s * far, { stroke: 'ink', strokeWidth: 3 }));
  }
  return shapes;
};

/** Lines of one wave, each a little later. */
export const waves: CoverMotif = (f, random) => {
  const rows = Math.max(4, Math.min(7, Math.floor(f.height / 20)));
  const pitch = f.height / rows;
  const swell = Math.min(pitch * 0.55, 12);
  const periods = random.pick([1.5, 2, 2.5]);
  const drift = random.between(0.3, 0.9);
  const spot = random.int(0, rows - 1);
  return Array.from({ length: rows }, (_, i) => {
    const points = Array.from({ length: 13 }, (__, k): [number, number] => [
      f.x + (f.width * k) / 12,
      f.y + pitch * (i + 0.5) + Math.sin((k / 12) * Math.PI * 2 * periods + i * drift) * swell,
    ]);
    return smooth(
      points,
      i === spot ? { stroke: 'accent', strokeWidth: 5 } : { ...outline, ...(i % 2 ? { opacity: faint + 0.25 } : {}) },
    );
  });
};
