import { circle, d, line, path, polyline, rect, type Shape } from '../shape.ts';
import { body, lit, type Motif, outline, spot, wash } from './motif.ts';

const domino: Motif = {
  width: 190,
  height: 84,
  stance: 'ground',
  counts: true,
  draw(look) {
    const lean = [64, 50, 34, 14, 0, 0];
    return lean
      .map((degrees, i) => {
        const angle = (degrees * Math.PI) / 180;
        const x = -84 + i * 32 + (degrees > 40 ? -4 : 0);
        const at = (along: number, up: number): [number, number] => [
          x + 12 + (along - 12) * Math.cos(angle) + up * Math.sin(angle),
          (along - 12) * Math.sin(angle) - up * Math.cos(angle),
        ];
        const paint = i === 4 && look.accent ? ({ fill: 'accent', stroke: 'ink' } as const) : body;
        return polyline([at(0, 0), at(12, 0), at(12, 72), at(0, 72)], paint, true);
      })
      .reverse();
  },
};

const book: Motif = {
  width: 150,
  height: 84,
  stance: 'ground',
  top: [0, -26],
  draw(look) {
    if (look.broken || !look.open) {
      return [
        rect(-34, -104, 74, 104, body, 4),
        rect(-34, -104, 12, 104, wash, 4),
        path('M-22 -104L-22 0', outline),
        path('M6 -104L24 -104L24 -66L15 -74L6 -66Z', spot(look)),
      ];
    }
    return [
      path(
        'M0 -10C-22 -26 -50 -26 -72 -16L-72 -72C-50 -82 -22 -82 0 -66C22 -82 50 -82 72 -72L72 -16C50 -26 22 -26 0 -10Z',
        body,
      ),
      path('M0 -66L0 -10M-72 -8C-50 -18 -22 -18 0 -2C22 -18 50 -18 72 -8', outline),
      path('M34 -79L50 -79L50 -42L42 -50L34 -42Z', spot(look)),
    ];
  },
};

const page: Motif = {
  width: 84,
  height: 112,
  stance: 'ground',
  top: [0, -60],
  draw(look) {
    return [
      path('M-40 0L-40 -110L14 -110L40 -84L40 0Z', body),
      path('M14 -110L40 -84L14 -84Z', look.accent ? { fill: 'accent', stroke: 'ink' } : wash),
      path('M-24 -66L22 -66M-24 -48L22 -48M-24 -30L0 -30', outline),
    ];
  },
};

const envelope: Motif = {
  width: 132,
  height: 88,
  stance: 'ground',
  draw(look) {
    if (look.open)
      return [
        path('M-62 -66L0 -112L62 -66', body),
        rect(-44, -94, 88, 60, body),
        path('M-26 -78L26 -78', outline),
        path('M-62 -66L0 -26L62 -66L62 0L-62 0Z', body),
        circle(0, -56, 7, spot(look)),
      ];
    return [
      rect(-62, -84, 124, 84, body),
      path('M-62 -84L0 -34L62 -84Z', wash),
      path('M-62 -84L0 -34L62 -84M-62 0L-18 -48M62 0L18 -48', outline),
      circle(0, -38, 11, spot(look)),
    ];
  },
};

const coin: Motif = {
  width: 92,
  height: 92,
  stance: 'ground',
  bright: true,
  draw(look) {
    return [
      circle(0, -46, 45, look.accent ? { fill: 'accent' } : body),
      circle(0, -46, 34, look.accent ? { stroke: 'paper' } : outline),
    ];
  },
};

const seesaw: Motif = {
  width: 196,
  height: 96,
  stance: 'ground',
  draw(look) {
    const way = look.random.pick([-1, 1]);
    return [
      polyline(
        [
          [-24, 0],
          [0, -42],
          [24, 0],
        ],
        body,
        true,
      ),
      polyline(
        [
          [-24, 0],
          [0, -42],
          [24, 0],
        ],
        wash,
        true,
      ),
      line(-92 * way, -16, 92 * way, -68, outline),
      circle(-74 * way, -38, 15, spot(look)),
      rect(62 * way - 12, -89, 24, 24, body),
    ];
  },
};

const puzzle: Motif = {
  width: 124,
  height: 112,
  stance: 'ground',
  draw(look) {
    const piece = 'M-60 -76L-38 -76C-46 -96 -12 -96 -20 -76L2 -76L2 -52C22 -60 22 -28 2 -36L2 -14L-60 -14Z';
    return [
      path(piece, body),
      path(piece, wash),
      path('M30 -100L62 -100L62 -40L30 -40L30 -58C48 -50 48 -90 30 -82Z', lit(look)),
    ];
  },
};

const stack: Motif = {
  width: 112,
  height: 112,
  stance: 'ground',
  top: [0, -98],
  draw(look) {
    const shapes: Shape[] = [];
    const random = look.random;
    if (look.of === 'coin') {
      for (let i = 0; i < 8; i++)
        shapes.push(
          rect(-36 + random.int(-4, 4), -13 * (i + 1), 72, 11, i === 7 && look.accent ? { fill: 'accent' } : body, 5.5),
        );
      return shapes;
    }
    if (look.of === 'stone') {
      let y = 0;
      [50, 41, 31, 18].forEach((half, i) => {
        const tall = 32 - i * 4;
        const x = random.int(-5, 5);
        shapes.push(
          path(
            d`M${x - half} ${y - tall / 2}A${half} ${tall / 2} 0 1 1 ${x + half} ${y - tall / 2}A${half} ${tall / 2} 0 1 1 ${x - half} ${y - tall / 2}Z`,
            i === 3 && look.accent ? { fill: 'accent' } : body,
          ),
        );
        y -= tall + 1;
      });
      return shapes;
    }
    for (let i = 0; i < 6; i++) {
      const half = 50 - random.int(0, 16);
      shapes.push(
        rect(
          -half + random.int(-5, 5),
          -16 * (i + 1),
          half * 2,
          16,
          i === (look.of === 'book' ? 3 : 5) && look.accent ? { fill: 'accent', stroke: 'ink' } : body,
          look.of === 'book' ? 3 : 0,
        ),
      );
    }
    return shapes;
  },
};

/** A post and what it throws. */
const shadow: Motif = {
  width: 180,
  height: 112,
  stance: 'ground',
  draw(look) {
    return [path('M-66 0L40 26L104 26L-42 0Z', wash), rect(-66, -96, 24, 96, body), circle(-54, -108, 10, spot(look))];
  },
};

export const thingMotifs = { domino, book, page, envelope, coin, seesaw, puzzle, stack, shadow };
