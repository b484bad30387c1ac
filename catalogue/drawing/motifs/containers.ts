import { circle, line, path, polyline, rect, type Shape } from '../shape.ts';
import { body, lit, type Motif, outline, spot, wash } from './motif.ts';

const boat: Motif = {
  width: 124,
  height: 116,
  stance: 'ground',
  room: [0, -44, 40],
  draw(look) {
    return [
      path('M6 -112L6 -36L56 -36C52 -66 34 -96 6 -112Z', lit(look)),
      path('M-6 -96L-6 -36L-44 -36C-38 -60 -24 -82 -6 -96Z', body),
      path('M-62 -28L62 -28C54 -8 44 0 28 0L-28 0C-44 0 -54 -8 -62 -28Z', body),
      path('M-62 -28L62 -28C54 -8 44 0 28 0L-28 0C-44 0 -54 -8 -62 -28Z', wash),
      line(0, -116, 0, -28, outline),
    ];
  },
};

const jar: Motif = {
  width: 88,
  height: 114,
  stance: 'ground',
  room: [0, -34, 42],
  draw(look) {
    const level = look.empty ? 0 : look.full ? 4 : 2;
    const inside: Shape[] = [];
    for (let row = 0; row < level; row++) {
      for (let i = 0; i < (row % 2 ? 3 : 4); i++) {
        const top = row === level - 1 && i === 1;
        inside.push(circle(-25 + (row % 2 ? 8.5 : 0) + i * 16.8, -12 - row * 15, 7, top ? spot(look) : outline));
      }
    }
    return [
      path(
        'M-26 -94C-26 -84 -40 -82 -40 -68L-40 -12A11 11 0 0 0 -29 -1L29 -1A11 11 0 0 0 40 -12L40 -68C40 -82 26 -84 26 -94Z',
        body,
      ),
      rect(-30, -108, 60, 14, look.open ? outline : body, 3),
      ...inside,
    ];
  },
};

const bucket: Motif = {
  width: 96,
  height: 108,
  stance: 'ground',
  room: [0, -40, 40],
  draw(look) {
    const water = look.empty
      ? []
      : [path(look.full ? 'M-42 -62L42 -62L39 -46L-39 -46Z' : 'M-36 -28L36 -28L31 0L-31 0Z', spot(look))];
    const leak = look.broken
      ? [path('M40 -14C44 -7 45 -5 45 -3A4.5 4.5 0 0 1 36 -3C36 -5 37 -7 40 -14Z', spot(look))]
      : [];
    return [
      path('M-44 -70L-31 0L31 0L44 -70Z', { fill: 'paper' }),
      ...water,
      path('M-44 -70L-31 0L31 0L44 -70ZM-42 -70A42 36 0 0 1 42 -70', outline),
      ...leak,
    ];
  },
};

const net: Motif = {
  width: 156,
  height: 96,
  stance: 'air',
  room: [0, -40, 44],
  draw(look) {
    const lines =
      'M-56 -92C-44 -60 -20 -26 8 -8M-30 -92C-22 -66 4 -34 32 -18M-2 -92C2 -72 26 -48 50 -38M26 -92C30 -80 46 -66 64 -60M56 -92C44 -60 20 -26 -8 -8M30 -92C22 -66 -4 -34 -32 -18M2 -92C-2 -72 -26 -48 -50 -38M-26 -92C-30 -80 -46 -66 -64 -60';
    return [
      path(lines, { ...outline, opacity: 0.55 }),
      path('M-78 -92L78 -92M-74 -92C-64 -20 -30 -4 0 -4S64 -20 74 -92', outline),
      ...(look.empty ? [] : [circle(20, -34, 10, spot(look))]),
    ];
  },
};

const cup: Motif = {
  width: 118,
  height: 108,
  stance: 'ground',
  draw(look) {
    const steam =
      look.empty || look.broken ? [] : [path('M-14 -82C-22 -92 -6 -98 -14 -110M10 -82C2 -92 18 -98 10 -110', outline)];
    const tea = look.empty
      ? []
      : [path('M-39 -56L39 -56C38 -50 37 -46 36 -42L-36 -42C-37 -46 -38 -50 -39 -56Z', spot(look))];
    const crack = look.broken
      ? [
          polyline(
            [
              [-8, -70],
              [0, -52],
              [-10, -36],
              [2, -8],
            ],
            { stroke: look.accent ? 'accent' : 'ink', strokeWidth: 4 },
          ),
        ]
      : tea;
    return [
      ...steam,
      path('M38 -60C62 -64 62 -26 32 -28', outline),
      path('M-40 -70L40 -70C40 -32 28 -6 14 -6L-14 -6C-28 -6 -40 -32 -40 -70Z', { fill: 'paper' }),
      ...crack,
      path('M-40 -70L40 -70C40 -32 28 -6 14 -6L-14 -6C-28 -6 -40 -32 -40 -70ZM-24 -1L24 -1', outline),
    ];
  },
};

const box: Motif = {
  width: 124,
  height: 104,
  stance: 'ground',
  top: [0, -72],
  room: [0, -60, 44],
  draw(look) {
    if (look.open)
      return [
        circle(0, -84, 14, spot(look)),
        rect(-44, -66, 88, 66, body),
        rect(-44, -48, 88, 48, wash),
        path('M-44 -66L-66 -84M44 -66L66 -84M-44 -48L44 -48', outline),
      ];
    return [
      rect(-46, -72, 92, 72, body),
      rect(-46, -72, 92, 20, wash),
      rect(-9, -72, 18, 72, look.accent ? { fill: 'accent' } : wash),
      path('M-46 -52L46 -52', outline),
    ];
  },
};

export const containerMotifs = { boat, jar, bucket, net, cup, box };
