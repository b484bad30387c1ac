import { circle, d, path, rect, type Shape } from '../shape.ts';
import { body, lit, type Motif, outline, spot, wash } from './motif.ts';

/** The point on a circle, angle in turns from twelve o'clock. */
function round(turn: number, r: number, cx: number, cy: number): [number, number] {
  const angle = (turn - 0.25) * Math.PI * 2;
  return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
}

function toothed(teeth: number, r: number, depth: number, cx: number, cy: number): string {
  let data = '';
  for (let i = 0; i < teeth; i++) {
    for (const [at, reach] of [
      [-0.3, r],
      [-0.19, r + depth],
      [0.19, r + depth],
      [0.3, r],
    ] as const) {
      const [x, y] = round((i + at) / teeth, reach, cx, cy);
      data += (data === '' ? 'M' : 'L') + d`${x} ${y}`;
    }
  }
  return `${data}Z`;
}

const gear: Motif = {
  width: 116,
  height: 116,
  stance: 'air',
  counts: true,
  draw(look) {
    if (look.count >= 2) {
      return [
        path(toothed(10, 34, 9, -26, -52), body),
        circle(-26, -52, 12, lit(look)),
        path(toothed(8, 24, 9, 43, -84), body),
        circle(43, -84, 8, outline),
      ];
    }
    return [
      path(toothed(10, 45, 11, 0, -58), body),
      circle(0, -58, 28, wash),
      circle(0, -58, 28, outline),
      circle(0, -58, 11, spot(look)),
    ];
  },
};

const wheel: Motif = {
  width: 116,
  height: 114,
  stance: 'ground',
  draw(look) {
    const spokes = look.count > 4 ? look.count : 8;
    const data = Array.from({ length: spokes }, (_, i) => {
      const [[ax, ay], [bx, by]] = [round(i / spokes, 12, 0, -56), round(i / spokes, 45, 0, -56)];
      return d`M${ax} ${ay}L${bx} ${by}`;
    }).join('');
    return [circle(0, -56, 55, body), circle(0, -56, 45, outline), path(data, outline), circle(0, -56, 12, lit(look))];
  },
};

const magnet: Motif = {
  width: 112,
  height: 116,
  stance: 'air',
  draw(look) {
    const tip = (x: number): Shape => rect(x, -38, 28, 20, lit(look));
    return [
      path('M-44 -38L-44 -66A44 44 0 0 1 44 -66L44 -38L16 -38L16 -66A16 16 0 0 0 -16 -66L-16 -38Z', body),
      tip(-44),
      tip(16),
      path('M-30 -10L-30 0M-18 -12L-12 -3M30 -10L30 0M18 -12L12 -3', outline),
    ];
  },
};

const bell: Motif = {
  width: 104,
  height: 118,
  stance: 'air',
  room: [0, -30, 40],
  draw(look) {
    return [
      circle(0, -12, 11, spot(look)),
      path('M-48 -18C-34 -28 -36 -50 -32 -70A32 32 0 0 1 32 -70C36 -50 34 -28 48 -18Z', body),
      path('M-48 -18C-40 -24 -38 -30 -37 -36L37 -36C38 -30 40 -24 48 -18Z', wash),
      path('M-37 -36L37 -36M0 -102L0 -116', outline),
      circle(0, -108, 6, body),
    ];
  },
};

const anchor: Motif = {
  width: 104,
  height: 118,
  stance: 'ground',
  draw(look) {
    return [
      path('M0 -92L0 -4M-26 -76L26 -76M-48 -44C-48 -18 -26 -4 0 -3C26 -4 48 -18 48 -44', outline),
      path('M-58 -36L-48 -54L-36 -38M58 -36L48 -54L36 -38', outline),
      circle(0, -103, 11, lit(look)),
    ];
  },
};

export const machineMotifs = { gear, wheel, magnet, bell, anchor };
