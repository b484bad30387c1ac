import { circle, line, path, smooth } from '../shape.ts';
import { body, dotted, type Motif, outline, spot, wash } from './motif.ts';

type Point = [number, number];

const spiral: Motif = {
  width: 116,
  height: 116,
  stance: 'air',
  draw(look) {
    const turns = look.random.pick([2.5, 3, 3.5]);
    const points = Array.from({ length: Math.round(turns * 8) + 1 }, (_, i): Point => {
      const angle = (i / 8) * Math.PI * 2;
      const r = 8 + (50 * i) / (turns * 8);
      return [Math.cos(angle) * r, -58 + Math.sin(angle) * r];
    });
    return [smooth(points, outline), circle(0, -58, 6.5, spot(look))];
  },
};

const round: Motif = {
  width: 108,
  height: 108,
  stance: 'air',
  room: [0, -54, 56],
  draw(look) {
    if (look.broken || look.open) return [path('M20 -104A53 53 0 1 0 52 -66', outline), circle(42, -92, 7, spot(look))];
    return [circle(0, -54, 53, outline), ...(look.accent ? [circle(37.5, -91.5, 8, spot(look))] : [])];
  },
};

const ring: Motif = {
  width: 150,
  height: 108,
  stance: 'air',
  counts: true,
  room: [0, -54, 44],
  draw(look) {
    if (look.count > 1) {
      const count = Math.min(look.count, 4);
      const r = count === 2 ? 44 : 34;
      const step = r * 1.3;
      return Array.from({ length: count }, (_, i) => {
        const last = i === count - 1 && look.accent;
        return circle((i - (count - 1) / 2) * step, -54, r, last ? { stroke: 'accent', strokeWidth: 7 } : outline);
      });
    }
    return [
      circle(0, -54, 53, outline),
      circle(0, -54, 39, outline),
      path('M-10 -106L0 -118L10 -106L0 -94Z', look.accent ? { fill: 'accent', stroke: 'ink' } : body),
    ];
  },
};

const target: Motif = {
  width: 108,
  height: 108,
  stance: 'air',
  draw(look) {
    return [
      circle(0, -54, 53, outline),
      circle(0, -54, 36, outline),
      circle(0, -54, 20, wash),
      circle(0, -54, 9, spot(look)),
    ];
  },
};

const pendulum: Motif = {
  width: 150,
  height: 118,
  stance: 'air',
  draw(look) {
    return [
      line(-52, -118, 52, -118, outline),
      path('M-66 -42A94 94 0 0 0 66 -42', dotted),
      line(0, -118, -56, -40, outline),
      line(0, -118, 0, -24, { ...outline, opacity: 0.3 }),
      circle(-61, -33, 13, spot(look)),
    ];
  },
};

export const roundMotifs = { spiral, circle: round, ring, target, pendulum };
