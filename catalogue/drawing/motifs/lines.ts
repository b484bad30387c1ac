import { circle, d, line, path, polyline, rect, type Shape, smooth } from '../shape.ts';
import { body, dotted, type Look, type Motif, outline, solid, spot, wash } from './motif.ts';

type Point = [number, number];

const curve: Motif = {
  width: 200,
  height: 110,
  stance: 'ground',
  draw(look) {
    if (look.bending && look.slope === 0) {
      return [path('M-100 -2C-40 -2 -40 -104 0 -104S40 -2 100 -2', outline), circle(-40, -53, 6.5, spot(look))];
    }
    const way = look.slope < 0 ? -1 : 1;
    const knee = look.random.int(20, 44);
    const shapes = [
      path(d`M${-way * 100} -2C${-way * 10} -2 ${way * knee} -30 ${way * 100} -108`, outline),
      path(d`M${-way * 40} -7L${way * 100} -44`, dotted),
    ];
    const t = 0.72;
    const at = (a: number, b: number, c: number, e: number): number =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * e;
    return [...shapes, circle(way * at(-100, -10, knee, 100), at(-2, -2, -30, -108), 6.5, spot(look))];
  },
};

const straight: Motif = {
  width: 200,
  height: 90,
  stance: 'air',
  draw(look) {
    const flip = look.slope < 0 ? -1 : 1;
    const y = (up: number): number => -45 - flip * up;
    if (look.bending)
      return [
        polyline(
          [
            [-100, y(-38)],
            [30, y(-38)],
            [100, y(42)],
          ],
          outline,
        ),
        circle(30, y(-38), 7, spot(look)),
      ];
    const climb = look.slope === 0 ? 0 : 36;
    if (look.broken) {
      return [
        line(-100, y(-climb), -16, y(-climb * 0.2), outline),
        line(18, y(climb * 0.2), 100, y(climb), outline),
        circle(1, y(-22), 6.5, spot(look)),
      ];
    }
    const flat: Shape[] =
      look.slope === 0
        ? [-1, 1].map((side) => line(-100, -45 + side * 24, 100, -45 + side * 24, dotted))
        : [line(-100, y(-climb), 100, y(-climb), dotted)];
    return [...flat, line(-100, y(-climb), 100, y(climb), outline), circle(64, y(climb * 0.64), 7, spot(look))];
  },
};

const arrow: Motif = {
  width: 160,
  height: 70,
  stance: 'air',
  draw(look) {
    const dy = look.slope * 26;
    if (look.bending)
      return [path('M-76 -8C-10 -8 24 -14 60 -56', outline), path('M72 -70L40 -58L62 -38Z', spot(look))];
    const [x, y] = [58, -35 - dy];
    const angle = Math.atan2(-2 * dy, 134);
    const at = (along: number, across: number): Point => [
      x + Math.cos(angle) * along - Math.sin(angle) * across,
      y + Math.sin(angle) * along + Math.cos(angle) * across,
    ];
    return [
      line(-76, -35 + dy, x, y, outline),
      line(-76, -19 + dy, -40, -19 + dy * 0.6, dotted),
      polyline([at(20, 0), at(-8, -15), at(-8, 15)], spot(look), true),
    ];
  },
};

const wave: Motif = {
  width: 220,
  height: 84,
  stance: 'field',
  counts: true,
  floats: true,
  top: [-22, -48],
  draw(look) {
    const crest = (base: number, swell: number, late: number): Point[] =>
      Array.from({ length: 13 }, (_, i) => [
        -144 + 24 * i,
        base - Math.cos((i / 12) * Math.PI * 5.6 - 2.6 + late) * swell,
      ]);
    const shapes: Shape[] = look.accent ? [circle(52, -60, 18, spot(look))] : [];
    const rows = [crest(-44, 17, 0), crest(-18, 12, 0.9), crest(6, 8, 1.8)].slice(0, look.count === 2 ? 2 : 3);
    rows.forEach((points, row) => {
      const edge = smooth(points, outline);
      if (row === 0 && edge.kind === 'path')
        shapes.push(path(`${edge.d}L144 44L-144 44Z`, { fill: 'paper' }), path(`${edge.d}L144 44L-144 44Z`, wash));
      shapes.push(edge);
    });
    return shapes;
  },
};

const thread: Motif = {
  width: 200,
  height: 90,
  stance: 'air',
  draw(look) {
    const shapes: Shape[] = [
      path('M-100 -16C-50 -16 10 -20 22 -52C32 -84 -26 -92 -28 -58C-30 -22 50 -14 88 -46', outline),
    ];
    if (look.broken) shapes.push(line(-60, -24, -48, -8, { stroke: 'paper', strokeWidth: 11 }));
    return [...shapes, circle(94, -52, 7.5, spot(look))];
  },
};

/** A rope: an outlined tube, so that one strand can pass over another. */
function rope(edge: string, look: Look | undefined, core = edge): Shape[] {
  return [
    path(edge, { stroke: 'ink', strokeWidth: 13 }),
    path(core, { stroke: look?.accent ? 'accent' : 'paper', strokeWidth: 8.6 }),
  ];
}

const knot: Motif = {
  width: 208,
  height: 76,
  stance: 'air',
  draw(look) {
    const left = 'M-98 -46L-44 -46C-16 -46 -8 -64 18 -64C46 -64 46 -12 18 -12C-8 -12 -16 -30 -44 -30L-98 -30';
    const right = 'M98 -46L44 -46C16 -46 8 -64 -18 -64C-46 -64 -46 -12 -18 -12C8 -12 16 -30 44 -30L98 -30';
    return [
      ...rope(left, look),
      ...rope(right, undefined),
      ...rope('M-7 -56.5L7 -61.5', look, 'M-14 -53.5C-8 -57 4 -62 14 -63.6'),
      ...rope('M-7 -19.5L7 -14.5', look, 'M-14 -22.5C-8 -19 4 -14 14 -12.4'),
    ];
  },
};

const chain: Motif = {
  width: 210,
  height: 32,
  stance: 'air',
  draw(look) {
    const shapes: Shape[] = [];
    for (let i = 0; i < 5; i++) {
      if (look.broken && i === 3) continue;
      const x = -84 + i * 42;
      const marked = i === (look.broken ? 4 : 2);
      if (marked && look.accent) shapes.push(rect(x - 21, -30, 42, 28, { stroke: 'accent', strokeWidth: 6 }, 14));
      else shapes.push(rect(x - 21, -30, 42, 28, outline, 14));
    }
    for (let i = 0; i < 4; i++) {
      if (look.broken && (i === 2 || i === 3)) continue;
      shapes.push(line(-74 + i * 42, -16, -52 + i * 42, -16, { stroke: 'ink', strokeWidth: 4.5 }));
    }
    return shapes;
  },
};

const dots: Motif = {
  width: 170,
  height: 104,
  stance: 'air',
  counts: true,
  draw(look) {
    const shapes: Shape[] = [];
    if (look.slope !== 0) {
      for (let i = 0; i < 7; i++) {
        const y = look.slope > 0 ? -14 - i * 13 : -92 + i * 13;
        shapes.push(circle(-78 + i * 26, y, i === 6 ? 9 : 4, i === 6 ? spot(look) : solid));
      }
      return shapes;
    }
    const [columns, rows] = look.count > 0 ? [look.count, 1] : [7, 4];
    const out = look.random.int(columns, columns * rows - 2);
    for (let i = 0; i < columns * rows; i++) {
      const x = (i % columns) * 26 - (columns - 1) * 13;
      const y = -52 + (Math.floor(i / columns) - (rows - 1) / 2) * 26;
      const marked = i === (rows === 1 ? columns - 1 : out);
      shapes.push(circle(x, y, marked ? 9 : 3.6, marked ? spot(look) : solid));
    }
    return shapes;
  },
};

const grid: Motif = {
  width: 132,
  height: 106,
  stance: 'ground',
  draw(look) {
    const four = look.count === 4;
    const [columns, rows] = four ? [2, 2] : [5, 4];
    const side = four ? 52 : 26;
    const left = (-columns * side) / 2;
    const column = look.random.int(0, columns - 1);
    const row = look.random.int(0, rows - 1);
    let lines = '';
    for (let i = 0; i <= columns; i++) lines += d`M${left + i * side} -1v${-rows * side}`;
    for (let i = 0; i <= rows; i++) lines += d`M${left} ${-1 - i * side}h${columns * side}`;
    const shapes: Shape[] = [
      rect(left + column * side, -1 - (row + 1) * side, side, side, spot(look)),
      path(lines, outline),
    ];
    if (look.full) shapes.unshift(rect(left, -1 - rows * side, columns * side, side * 2, wash));
    return shapes;
  },
};

const bars: Motif = {
  width: 150,
  height: 108,
  stance: 'ground',
  counts: true,
  draw(look) {
    const count = look.count || 5;
    const wide = Math.min(24, 150 / count - 8);
    const pitch = Math.min(40, 150 / count);
    const way = look.slope < 0 ? -1 : 1;
    return Array.from({ length: count }, (_, i) => {
      const high = 18 + 88 * ((i + 0.2) / (count - 0.8)) ** 1.35;
      const x = way * (i - (count - 1) / 2) * pitch - wide / 2;
      const last = i === count - 1;
      return rect(x, -high, wide, high, last && look.accent ? { fill: 'accent', stroke: 'ink' } : body);
    });
  },
};

export const lineMotifs = { curve, line: straight, arrow, wave, thread, knot, chain, dots, grid, bars };
