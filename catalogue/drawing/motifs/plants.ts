import { circle, d, path, type Shape } from '../shape.ts';
import { body, type Motif, outline, solid, spot, wash } from './motif.ts';

/** A leaf between two points: two equal arcs. */
function blade(x1: number, y1: number, x2: number, y2: number): string {
  const r = Math.hypot(x2 - x1, y2 - y1) * 0.62;
  return d`M${x1} ${y1}A${r} ${r} 0 0 1 ${x2} ${y2}A${r} ${r} 0 0 1 ${x1} ${y1}Z`;
}

const seed: Motif = {
  width: 84,
  height: 92,
  stance: 'ground',
  bright: true,
  draw(look) {
    const r = 38;
    const shell = d`M-34 0A${r} ${r} 0 0 1 34 0A44 44 0 0 1 -34 0Z`;
    const shoot: Shape[] = [
      path('M0 -20C0 -44 4 -52 4 -66', outline),
      path(blade(4, -62, 34, -88), body),
      path(blade(4, -52, -24, -70), body),
    ];
    return [
      ...(look.empty ? [] : shoot),
      path(shell, look.accent ? { fill: 'accent' } : solid),
      path('M-34 0L34 0', { stroke: 'paper' }),
    ];
  },
};
seed.draw = (look) => {
  const shoot: Shape[] = look.empty
    ? []
    : [
        path('M0 -52C0 -66 4 -72 4 -84', outline),
        path(blade(4, -78, 34, -102), body),
        path(blade(3, -68, -24, -86), body),
      ];
  const shell = 'M0 -58C-30 -44 -32 -1 0 -1C32 -1 30 -44 0 -58Z';
  return [...shoot, path(shell, spot(look)), path('M0 -46C-8 -38 -10 -28 -8 -18', { stroke: 'paper' })];
};

const plant: Motif = {
  width: 92,
  height: 112,
  stance: 'ground',
  draw(look) {
    return [
      path('M0 0C0 -40 -3 -70 0 -94', outline),
      path(blade(0, -28, 42, -54), body),
      path(blade(-1, -42, -42, -70), body),
      path(blade(-1, -62, 32, -92), body),
      path(blade(0, -90, -8, -118), look.accent ? { fill: 'accent' } : solid),
    ];
  },
};

const tree: Motif = {
  width: 96,
  height: 122,
  stance: 'ground',
  draw(look) {
    const limbs = 'M0 0L0 -92M0 -44L24 -70M0 -58L-22 -82M0 -76L14 -94';
    if (look.empty)
      return [
        path('M0 0L0 -104M0 -40L32 -76M16 -58L16 -84M0 -56L-30 -90M-16 -74L-16 -98M0 -80L18 -104', outline),
        circle(32, -82, 6, spot(look)),
      ];
    const fruit = look.accent ? [circle(27, -60, 7, spot(look))] : [];
    return [
      circle(0, -74, 47, { fill: 'paper' }),
      circle(0, -74, 47, { ...wash }),
      circle(0, -74, 47, outline),
      path(limbs, outline),
      ...fruit,
    ];
  },
};

const leaf: Motif = {
  width: 108,
  height: 108,
  stance: 'air',
  bright: true,
  draw(look) {
    const half = 'M-40 -14A66 66 0 0 0 46 -100';
    return [
      path(d`M-40 -14A62 62 0 0 1 46 -100L-40 -14Z`, look.accent ? { fill: 'accent' } : wash),
      path(d`M-40 -14A62 62 0 0 1 46 -100A62 62 0 0 1 -40 -14Z`, outline),
      path('M-54 0L46 -100M-14 -40L-14 -72M8 -62L8 -92M-14 -40L20 -40M8 -62L40 -62', outline),
      ...(half ? [] : []),
    ];
  },
};

export const plantMotifs = { seed, plant, tree, leaf };
