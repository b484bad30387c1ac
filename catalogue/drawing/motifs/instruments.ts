import { circle, d, line, path, polyline, rect } from '../shape.ts';
import { body, dotted, lit, type Motif, outline, solid, spot, wash } from './motif.ts';

/** The point on a circle, angle in turns from twelve o'clock. */
function round(turn: number, r: number, cx: number, cy: number): [number, number] {
  const angle = (turn - 0.25) * Math.PI * 2;
  return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
}

const clock: Motif = {
  width: 112,
  height: 112,
  stance: 'air',
  draw(look) {
    const share = look.random.pick([0.17, 0.25, 0.33]);
    const [x, y] = round(share, 38, 0, -56);
    const ticks = Array.from({ length: 12 }, (_, i) => {
      const [[ax, ay], [bx, by]] = [round(i / 12, 48, 0, -56), round(i / 12, i % 3 === 0 ? 41 : 45, 0, -56)];
      return d`M${ax} ${ay}L${bx} ${by}`;
    }).join('');
    return [
      circle(0, -56, 55, body),
      ...(look.accent ? [path(d`M0 -56L0 -94A38 38 0 0 1 ${x} ${y}Z`, { fill: 'accent' })] : []),
      path(ticks + d`M0 -94L0 -56L${x} ${y}`, outline),
    ];
  },
};

const hourglass: Motif = {
  width: 76,
  height: 118,
  stance: 'ground',
  draw(look) {
    const glass =
      'M-26 -110C-26 -78 -5 -70 -5 -59C-5 -48 -26 -40 -26 -8L26 -8C26 -40 5 -48 5 -59C5 -70 26 -78 26 -110Z';
    const over = look.full
      ? 'M-23 -94C-18 -76 -6 -70 0 -60C6 -70 18 -76 23 -94Z'
      : 'M-13 -78C-8 -70 -2 -66 0 -60C2 -66 8 -70 13 -78Z';
    const under = look.full ? 'M-13 -9C-10 -18 10 -18 13 -9Z' : 'M-25 -9C-22 -32 -4 -34 0 -34S22 -32 25 -9Z';
    const sand = look.accent ? ({ fill: 'accent' } as const) : solid;
    return [
      path(glass, body),
      ...(look.empty ? [] : [path(over, sand)]),
      path(under, sand),
      line(0, -58, 0, -14, { stroke: look.accent ? 'accent' : 'ink' }),
      path('M-36 -114L36 -114M-36 -4L36 -4', { stroke: 'ink', strokeWidth: 5 }),
    ];
  },
};

const scale: Motif = {
  width: 156,
  height: 118,
  stance: 'ground',
  draw(look) {
    const tilt = look.random.pick([-1, 1]) * 13;
    const pan = (x: number, y: number): string =>
      d`M${x} ${y}L${x - 24} ${y + 42}L${x + 24} ${y + 42}ZM${x - 24} ${y + 42}A24 18 0 0 0 ${x + 24} ${y + 42}`;
    const [lx, ly, rx, ry] = [-52, -96 + tilt, 52, -96 - tilt];
    const [hx, hy] = tilt > 0 ? [lx, ly] : [rx, ry];
    const [gx, gy] = tilt > 0 ? [rx, ry] : [lx, ly];
    return [
      circle(hx, hy + 30, 11, spot(look)),
      path(d`M${gx - 8} ${gy + 41}a8 8 0 1 1 16 0z`, outline),
      path(pan(lx, ly) + pan(rx, ry), outline),
      path(d`M${lx} ${ly}L${rx} ${ry}M0 0L0 -112M-26 -1L26 -1`, outline),
      circle(0, -96, 4.5, { fill: 'paper', stroke: 'ink' }),
    ];
  },
};

const compass: Motif = {
  width: 112,
  height: 112,
  stance: 'air',
  draw(look) {
    const turn = look.random.pick([0.09, 0.14, -0.12]);
    const tip = round(turn, 43, 0, -56);
    const tail = round(turn + 0.5, 43, 0, -56);
    const one = round(turn + 0.25, 11, 0, -56);
    const two = round(turn - 0.25, 11, 0, -56);
    const ticks = [0, 0.25, 0.5, 0.75].map((at) => line(...round(at, 54, 0, -56), ...round(at, 47, 0, -56), outline));
    return [
      circle(0, -56, 55, body),
      ...ticks,
      polyline([tip, one, two], spot(look), true),
      polyline([tail, one, two], body, true),
    ];
  },
};

const map: Motif = {
  width: 156,
  height: 104,
  stance: 'air',
  draw(look) {
    return [
      path('M-74 -96L-25 -82L25 -98L74 -84L74 -8L25 -22L-25 -6L-74 -20Z', body),
      path('M-25 -82L25 -98L25 -22L-25 -6Z', wash),
      path('M-25 -82L-25 -6M25 -98L25 -22', outline),
      path('M-56 -36C-36 -24 -24 -64 -2 -58S22 -34 44 -56', dotted),
      circle(48, -62, 7.5, spot(look)),
    ];
  },
};

const key: Motif = {
  width: 132,
  height: 60,
  stance: 'air',
  bright: true,
  draw(look) {
    return [
      path('M-8 -36L62 -36L62 -24L54 -24L54 -10L44 -10L44 -24L36 -24L36 -16L27 -16L27 -24L-8 -24Z', body),
      circle(-34, -30, 28, lit(look)),
      circle(-40, -30, 9, body),
    ];
  },
};

const lock: Motif = {
  width: 84,
  height: 108,
  stance: 'ground',
  draw(look) {
    const shackle = look.open
      ? 'M-24 -62L-24 -82A22 22 0 0 1 20 -82L20 -76M-14 -62L-14 -82A12 12 0 0 1 10 -82L10 -76M20 -76L10 -76'
      : 'M-24 -62L-24 -80A24 24 0 0 1 24 -80L24 -62M-13 -62L-13 -80A13 13 0 0 1 13 -80L13 -62';
    return [
      path(shackle, outline),
      rect(-38, -64, 76, 64, body, 10),
      rect(-38, -64, 76, 64, wash, 10),
      circle(0, -36, 8.5, spot(look)),
      path('M-3.5 -32L-6 -15L6 -15L3.5 -32Z', spot(look)),
    ];
  },
};

const mirror: Motif = {
  width: 88,
  height: 118,
  stance: 'ground',
  room: [0, -70, 40],
  draw(look) {
    const crack = look.broken
      ? [
          polyline(
            [
              [14, -114],
              [4, -92],
              [16, -76],
              [2, -54],
            ],
            outline,
          ),
        ]
      : [path('M-18 -62L4 -90M-8 -54L6 -72', outline)];
    return [
      path('M-36 -68A36 46 0 1 1 36 -68A36 46 0 1 1 -36 -68Z', body),
      path('M-28 -68A28 38 0 1 1 28 -68A28 38 0 1 1 -28 -68Z', wash),
      ...crack,
      path('M0 -22L0 -2M-28 -1L28 -1M-42 -74C-48 -50 -34 -20 0 -20S48 -50 42 -74', outline),
      ...(look.accent ? [circle(13, -52, 7, spot(look))] : []),
    ];
  },
};

const telescope: Motif = {
  width: 150,
  height: 116,
  stance: 'ground',
  draw(look) {
    return [
      path('M2 -62L-28 0M2 -62L34 0M2 -62L2 -4', outline),
      path('M-60 -46L-16 -66L-9 -50L-54 -32Z', body),
      path('M-18 -70L24 -89L33 -68L-9 -50Z', body),
      path('M21 -94L58 -110L70 -84L33 -68Z', body),
      path('M-18 -70L24 -89L33 -68L-9 -50Z', wash),
      ...(look.accent ? [circle(68, -100, 8, spot(look))] : []),
    ];
  },
};

const lens: Motif = {
  width: 104,
  height: 116,
  stance: 'air',
  draw(look) {
    return [
      path('M16 -44L42 -8', { stroke: 'ink', strokeWidth: 9 }),
      circle(-8, -76, 40, body),
      path('M-34 -84A28 28 0 0 1 -14 -103', outline),
      circle(-4, -70, 14, spot(look)),
    ];
  },
};

export const instrumentMotifs = { clock, hourglass, scale, compass, map, key, lock, mirror, telescope, lens };
