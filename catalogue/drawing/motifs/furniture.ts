import { line, path, rect } from '../shape.ts';
import { body, lit, type Motif, outline, solid, spot, wash } from './motif.ts';

const lamp: Motif = {
  width: 92,
  height: 120,
  stance: 'ground',
  bright: true,
  draw(look) {
    const light = look.empty ? [] : [path('M-26 -72L-50 0L50 0L26 -72Z', wash)];
    return [...light, path('M0 -74L0 -4M-22 -2L22 -2', outline), path('M-18 -118L18 -118L36 -74L-36 -74Z', lit(look))];
  },
};

const candle: Motif = {
  width: 56,
  height: 118,
  stance: 'ground',
  bright: true,
  draw(look) {
    const flame = look.empty
      ? []
      : [path('M0 -118C8 -104 12 -100 12 -92A12 12 0 0 1 -12 -92C-12 -100 -8 -104 0 -118Z', spot(look))];
    return [
      ...flame,
      path('M0 -82L0 -72', outline),
      rect(-14, -72, 28, 66, body),
      rect(0, -72, 14, 66, wash),
      path('M-14 -60C-8 -56 -8 -46 -2 -46S4 -58 14 -60', outline),
      path('M-28 -6L28 -6', { stroke: 'ink', strokeWidth: 5 }),
    ];
  },
};

const umbrella: Motif = {
  width: 150,
  height: 120,
  stance: 'ground',
  room: [-34, 0, 54],
  draw(look) {
    const scallop = 'M-70 -52A70 62 0 0 1 70 -52A23.3 12 0 0 0 23.3 -52A23.3 12 0 0 0 -23.3 -52A23.3 12 0 0 0 -70 -52Z';
    return [
      path('M0 -58L0 -12A9 9 0 0 0 18 -12', outline),
      path(scallop, body),
      path('M-23.3 -52C-22 -84 -12 -106 0 -114C12 -106 22 -84 23.3 -52A23.3 12 0 0 0 -23.3 -52Z', lit(look)),
      line(0, -114, 0, -122, outline),
    ];
  },
};

const chair: Motif = {
  width: 80,
  height: 116,
  stance: 'ground',
  top: [0, -52],
  draw(look) {
    return [
      path('M-26 -114L-26 -10M26 -114L26 -10', outline),
      rect(-26, -108, 52, 30, body),
      rect(-26, -108, 52, 30, wash),
      path('M-36 -46L-36 0M36 -46L36 0', outline),
      path('M-26 -58L26 -58L38 -44L-38 -44Z', lit(look)),
    ];
  },
};

const table: Motif = {
  width: 156,
  height: 84,
  stance: 'ground',
  top: [24, -74],
  draw(look) {
    const bowl = look.accent ? [path('M-46 -74A17 17 0 0 1 -12 -74Z', spot(look))] : [];
    return [
      ...bowl,
      rect(-76, -74, 152, 9, body),
      rect(-76, -74, 152, 9, wash),
      path('M-62 -65L-68 0M62 -65L68 0M-64 -40L64 -40', outline),
    ];
  },
};

const balloon: Motif = {
  width: 78,
  height: 122,
  stance: 'air',
  bright: true,
  draw(look) {
    return [
      path(
        'M0 -38C-20 -46 -36 -66 -36 -86A36 36 0 0 1 36 -86C36 -66 20 -46 0 -38Z',
        look.accent ? { fill: 'accent' } : body,
      ),
      path('M-5 -32L0 -38L5 -32Z', look.accent ? { fill: 'accent' } : solid),
      path('M0 -32C-8 -20 8 -12 0 0', outline),
      path('M-22 -88A22 22 0 0 1 -8 -106', look.accent ? { stroke: 'paper' } : outline),
    ];
  },
};

export const furnitureMotifs = { lamp, candle, umbrella, chair, table, balloon };
