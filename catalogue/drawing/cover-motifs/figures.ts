import { circle, d, line, path, type Shape } from '../shape.ts';
import { type CoverMotif, faint, stroke } from './motif.ts';

const outline = { stroke: 'ink', strokeWidth: stroke } as const;

/** Two rails and their rungs, one rung taken. */
export const ladder: CoverMotif = (f, random) => {
  const rungs = Math.max(4, Math.floor(f.height / 22));
  const lean = random.pick([-26, 26, 40]);
  const half = 30;
  const foot = f.y + f.height;
  const cx = f.x + f.width / 2 - lean / 2;
  const shapes: Shape[] = [-half, half].map((side) =>
    line(cx + side, foot, cx + side + lean, f.y, { stroke: 'ink', strokeWidth: 3 }),
  );
  const taken = random.int(1, rungs - 2);
  for (let i = 0; i < rungs; i++) {
    const t = (i + 0.5) / rungs;
    const y = foot - f.height * t;
    const x = cx + lean * t;
    shapes.push(
      line(
        x - half,
        y,
        x + half,
        y,
        i === taken ? { stroke: 'accent', strokeWidth: 7 } : { stroke: 'ink', strokeWidth: 3 },
      ),
    );
  }
  return shapes;
};

/** A stem with half-round leaves. */
export const leaves: CoverMotif = (f, random) => {
  const pairs = f.height > 125 ? random.int(3, 4) : 3;
  const tall = Math.min(f.height, 150);
  const cx = f.x + f.width * random.pick([0.4, 0.5, 0.6]);
  const foot = f.y + (f.height + tall) / 2;
  const r = tall / (pairs + 0.6);
  const shapes: Shape[] = [line(cx, foot, cx, foot - tall + r * 0.6, { stroke: 'ink', strokeWidth: stroke })];
  const spot = random.int(0, pairs * 2 - 1);
  for (let i = 0; i < pairs * 2; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const y = foot - r * 0.35 - Math.floor(i / 2) * r;
    const size = r * (1 - Math.floor(i / 2) * 0.09) * 0.92;
    const data = d`M${cx + side * 3} ${y}a${size} ${size} 0 0 ${side > 0 ? 0 : 1} ${side * size} ${-size}a${size} ${size} 0 0 ${side > 0 ? 0 : 1} ${-side * size} ${size}z`;
    shapes.push(path(data, { fill: i === spot ? 'accent' : 'ink' }));
  }
  return shapes;
};

/** A seed, its shoot, and the ground between them. */
export const sprout: CoverMotif = (f, random) => {
  const ground = f.y + f.height * 0.66;
  const cx = f.x + f.width * random.pick([0.3, 0.5, 0.7]);
  const top = ground - Math.min(f.height * 0.5, 70);
  const size = Math.min(34, f.height * 0.24);
  const leaf = (side: number, y: number, r: number): string =>
    d`M${cx} ${y}a${r} ${r} 0 0 ${side > 0 ? 0 : 1} ${side * r} ${-r}a${r} ${r} 0 0 ${side > 0 ? 0 : 1} ${-side * r} ${r}z`;
  return [
    line(f.x, ground, f.x + f.width, ground, outline),
    line(cx, ground + f.height * 0.2, cx, top, outline),
    path(leaf(1, top + size * 0.4, size), { fill: 'ink' }),
    path(leaf(-1, top + size * 0.9, size * 0.78), { fill: 'ink' }),
    circle(cx, ground + f.height * 0.22, Math.min(9, f.height * 0.08), { fill: 'accent' }),
  ];
};

/** Leaves of an open book, fanned. */
export const openPages: CoverMotif = (f, random) => {
  const count = random.int(4, 7);
  const cx = f.x + f.width / 2;
  const half = f.width / 2;
  const tall = Math.min(f.height, 120);
  const foot = f.y + (f.height + tall) / 2 - 4;
  const shapes: Shape[] = [];
  for (let i = 0; i < count; i++) {
    const lift = (tall - 12) * (i / (count - 1)) ** 0.9;
    const reach = half * (1 - (i / count) ** 2 * 0.55);
    for (const side of [-1, 1]) {
      shapes.push(
        path(
          d`M${cx} ${foot}C${cx + side * reach * 0.3} ${foot - 16 - lift * 0.6} ${cx + side * reach * 0.6} ${foot - 12 - lift} ${cx + side * reach} ${foot - lift}`,
          outline,
        ),
      );
    }
  }
  shapes.push(circle(cx, foot - tall + 16, random.pick([7, 10, 13]), { fill: 'accent' }));
  return shapes;
};

/** A way that forks, and forks again; one end is reached. */
export const decisionTree: CoverMotif = (f, random) => {
  const ends = 8;
  const reached = random.int(0, ends - 1);
  const upright = random.chance(0.5);
  const high = Math.min(f.height, 150);
  const top = f.y + (f.height - high) / 2;
  const at = (level: number, i: number): [number, number] => {
    const across = (i + 0.5) / 2 ** level;
    return upright
      ? [f.x + across * f.width, top + high - 6 - (level / 3) * (high - 14)]
      : [f.x + 6 + (level / 3) * (f.width - 14), top + across * high];
  };
  const shapes: Shape[] = [];
  const taken: Shape[] = [];
  for (let level = 0; level < 3; level++) {
    for (let i = 0; i < 2 ** (level + 1); i++) {
      const [ax, ay] = at(level, i >> 1);
      const [bx, by] = at(level + 1, i);
      const on = reached >> (2 - level) === i;
      (on ? taken : shapes).push(line(ax, ay, bx, by, on ? { stroke: 'accent', strokeWidth: 4 } : outline));
    }
  }
  shapes.push(...taken);
  for (let i = 0; i < ends; i++) {
    const [x, y] = at(3, i);
    shapes.push(circle(x, y, i === reached ? 8 : 4, { fill: i === reached ? 'accent' : 'ink' }));
  }
  const [x, y] = at(0, 0);
  shapes.push(circle(x, y, 5, { fill: 'ink' }));
  return shapes;
};

/** The path of a ball that falls and rises again. */
export const bouncingBall: CoverMotif = (f, random) => {
  const hops = random.int(3, 4);
  const floor = f.y + f.height / 2 + Math.min(f.height, 120) / 2;
  const rising = random.chance(0.7);
  const share = Array.from({ length: hops }, (_, i) => (rising ? 0.55 + i * 0.3 : 1.4 - i * 0.28));
  const sum = share.reduce((a, b) => a + b, 0);
  const unit = Math.min(f.width / sum, 68);
  const shapes: Shape[] = [line(f.x, floor, f.x + f.width, floor, outline)];
  let x = f.x;
  share.forEach((part, i) => {
    const wide = (part / sum) * f.width;
    const high = Math.min(part * unit * 1.35, Math.min(f.height, 120) - 10);
    const data = d`M${x} ${floor}C${x + wide * 0.25} ${floor - high * 1.33} ${x + wide * 0.75} ${floor - high * 1.33} ${x + wide} ${floor}`;
    const last = i === hops - 1;
    shapes.push(path(data, last || !rising ? outline : { ...outline, opacity: faint + 0.2 }));
    if (i === (rising ? hops - 1 : 0)) shapes.push(circle(x + wide / 2, floor - high, 11, { fill: 'accent' }));
    x += wide;
  });
  return shapes;
};
