import { circle, d, path, polyline, type Shape } from '../shape.ts';
import { body, type Motif, outline, spot } from './motif.ts';

const sun: Motif = {
  width: 104,
  height: 104,
  stance: 'air',
  bright: true,
  draw(look) {
    const rays = 12;
    const shapes: Shape[] = [circle(0, -52, 27, look.accent ? { fill: 'accent' } : outline)];
    let data = '';
    for (let i = 0; i < rays; i++) {
      const [c, s] = [Math.cos((i * Math.PI * 2) / rays), Math.sin((i * Math.PI * 2) / rays)];
      data += d`M${c * 38} ${-52 + s * 38}L${c * (i % 2 ? 46 : 52)} ${-52 + s * (i % 2 ? 46 : 52)}`;
    }
    return [...shapes, path(data, outline)];
  },
};

/** The same sun, half below the horizon. */
export const lowSun: Motif = {
  width: 150,
  height: 84,
  stance: 'ground',
  bright: true,
  draw(look) {
    const shapes: Shape[] = [path('M-42 -1A42 42 0 0 1 42 -1Z', spot(look))];
    let data = '';
    for (let i = 0; i <= 8; i++) {
      const [c, s] = [Math.cos(Math.PI + ((i + 0.5) * Math.PI) / 9), Math.sin(Math.PI + ((i + 0.5) * Math.PI) / 9)];
      data += d`M${c * 54} ${s * 54}L${c * (i % 2 ? 68 : 78)} ${s * (i % 2 ? 68 : 78)}`;
    }
    return [...shapes, path(data, outline)];
  },
};
const moon: Motif = {
  width: 84,
  height: 96,
  stance: 'air',
  bright: true,
  draw(look) {
    return [path('M12 -94A46 46 0 1 0 38 -22A37 37 0 1 1 12 -94Z', look.accent ? { fill: 'accent' } : body)];
  },
};

const cloud: Motif = {
  width: 128,
  height: 74,
  stance: 'air',
  draw(look) {
    const edge = path('M-44 -6A21 21 0 0 1 -44 -48A30 30 0 0 1 10 -58A26 26 0 0 1 50 -42A18 18 0 0 1 46 -6Z', body);
    return look.accent ? [circle(40, -56, 21, spot(look)), edge] : [edge];
  },
};

const rain: Motif = {
  width: 150,
  height: 112,
  stance: 'air',
  draw(look) {
    let data = '';
    for (let row = 0; row < 4; row++) {
      for (let i = 0; i < 6; i++) {
        if (row === 2 && i === 3) continue;
        data += d`M${-58 + i * 26 - (row % 2) * 13} ${-108 + row * 28}l-5 16`;
      }
    }
    return [
      path(data, outline),
      path('M18 -56C10 -42 8 -38 8 -33A9.5 9.5 0 0 0 27 -33C27 -38 24 -44 18 -56Z', spot(look)),
    ];
  },
};

const drop: Motif = {
  width: 110,
  height: 112,
  stance: 'ground',
  bright: true,
  draw(look) {
    return [
      path('M0 -110C-16 -82 -24 -72 -24 -57A24 24 0 0 0 24 -57C24 -72 16 -82 0 -110Z', spot(look)),
      path('M-13 -56A13 13 0 0 0 -4 -45', { stroke: 'paper' }),
      path('M-26 -10A26 6 0 0 0 26 -10A26 6 0 0 0 -26 -10ZM-52 -10A52 13 0 0 0 52 -10A52 13 0 0 0 -52 -10Z', outline),
    ];
  },
};

const flame: Motif = {
  width: 72,
  height: 110,
  stance: 'ground',
  bright: true,
  draw(look) {
    return [
      path(
        'M4 -110C8 -84 38 -70 38 -37A37 36 0 0 1 -36 -37C-36 -56 -24 -64 -20 -80C-14 -74 -10 -70 -9 -62C2 -74 6 -92 4 -110Z',
        look.accent ? body : outline,
      ),
      path('M2 -60C6 -46 20 -40 20 -22A19 19 0 0 1 -18 -22C-18 -38 -4 -42 2 -60Z', spot(look)),
    ];
  },
};

function starPoints(r: number, cy: number): [number, number][] {
  return Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? r : r * 0.46;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return [Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
  });
}

const star: Motif = {
  width: 100,
  height: 100,
  stance: 'air',
  bright: true,
  draw(look) {
    return [polyline(starPoints(48, -46), look.accent ? { fill: 'accent' } : body, true)];
  },
};

export const skyMotifs = { sun, moon, cloud, rain, drop, flame, star };
