import { circle, d, path, type Shape } from '../shape.ts';
import { body, type Look, lit, type Motif, outline, spot } from './motif.ts';

const web: Motif = {
  width: 116,
  height: 116,
  stance: 'air',
  draw(look) {
    const at = (i: number, r: number): [number, number] => [
      Math.cos((i * Math.PI) / 4 + 0.2) * r,
      -58 + Math.sin((i * Math.PI) / 4 + 0.2) * r,
    ];
    let data = '';
    for (let i = 0; i < 4; i++) {
      const [[ax, ay], [bx, by]] = [at(i, 57), at(i + 4, 57)];
      data += d`M${ax} ${ay}L${bx} ${by}`;
    }
    for (const r of [20, 35, 50]) {
      const [x, y] = at(0, r);
      data += d`M${x} ${y}`;
      for (let i = 1; i <= 8; i++) {
        const [[cx, cy], [px, py]] = [at(i - 0.5, r * 0.8), at(i, r)];
        data += d`Q${cx} ${cy} ${px} ${py}`;
      }
    }
    return [path(data, outline), circle(0, -58, 7, spot(look))];
  },
};

const nest: Motif = {
  width: 132,
  height: 74,
  stance: 'ground',
  room: [0, -62, 40],
  draw(look) {
    const egg = (x: number, paint: ReturnType<typeof spot>): Shape =>
      path(d`M${x - 14} -44A14 20 0 0 1 ${x + 14} -44Z`, paint);
    const eggs = look.empty
      ? []
      : look.count === 1 || !look.accent
        ? [egg(0, lit(look))]
        : [egg(-24, body), egg(22, body), egg(-1, spot(look))];
    return [
      ...eggs,
      path('M-60 -44C-54 -12 -30 -1 0 -1S54 -12 60 -44C30 -38 -30 -38 -60 -44Z', body),
      path('M-48 -30C-20 -22 16 -22 40 -32M-36 -14C-10 -22 24 -24 52 -30M-18 -6C6 -8 26 -14 40 -22', outline),
      path('M-60 -44L-68 -54M60 -44L70 -50', outline),
    ];
  },
};

const bird: Motif = {
  width: 130,
  height: 84,
  stance: 'air',
  bright: true,
  draw(look) {
    const paint = look.accent ? ({ fill: 'accent' } as const) : body;
    return [
      path(
        'M-64 -50L-28 -42C-10 -58 14 -60 34 -60A14 14 0 0 1 48 -46L62 -42L48 -38C40 -14 6 -4 -20 -14C-36 -20 -50 -34 -64 -50Z',
        paint,
      ),
      path('M-14 -36C-16 -62 -2 -78 22 -88C30 -66 22 -44 6 -32Z', body),
    ];
  },
};

const fish: Motif = {
  width: 120,
  height: 60,
  stance: 'air',
  bright: true,
  draw(look: Look) {
    return [
      path('M-56 -54L-26 -30L-56 -6Z', body),
      path('M-34 -30C-10 -62 30 -58 54 -30C30 -2 -10 2 -34 -30Z', lit(look)),
      path('M22 -51C14 -38 14 -22 22 -9', outline),
    ];
  },
};

export const creatureMotifs = { web, nest, bird, fish };
