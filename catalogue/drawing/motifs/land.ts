import { circle, line, path, polyline } from '../shape.ts';
import { body, type Motif, outline, spot, wash } from './motif.ts';

const mountain: Motif = {
  width: 210,
  height: 112,
  stance: 'ground',
  counts: true,
  top: [-18, -108],
  draw(look) {
    if (look.count >= 2) {
      return [
        polyline(
          [
            [-100, 0],
            [-44, -98],
            [12, 0],
          ],
          body,
        ),
        polyline(
          [
            [-12, 0],
            [44, -98],
            [100, 0],
          ],
          body,
        ),
        polyline(
          [
            [44, -98],
            [29, -71],
            [40, -64],
            [48, -71],
            [59, -71],
          ],
          spot(look),
          true,
        ),
      ];
    }
    return [
      polyline(
        [
          [18, 0],
          [66, -66],
          [104, 0],
        ],
        body,
      ),
      polyline(
        [
          [66, -66],
          [104, 0],
          [50, 0],
        ],
        wash,
        true,
      ),
      polyline(
        [
          [-98, 0],
          [-18, -110],
          [62, 0],
        ],
        body,
      ),
      polyline(
        [
          [-18, -110],
          [62, 0],
          [-2, 0],
          [-14, -40],
        ],
        wash,
        true,
      ),
      polyline(
        [
          [-18, -110],
          [-39, -81],
          [-25, -72],
          [-14, -82],
          [3, -81],
        ],
        spot(look),
        true,
      ),
    ];
  },
};

const stone: Motif = {
  width: 112,
  height: 76,
  stance: 'ground',
  bright: true,
  top: [-2, -70],
  draw(look) {
    const edge = 'M-54 -1C-60 -26 -44 -54 -22 -66C0 -76 34 -72 46 -50C56 -32 58 -14 52 -1Z';
    const facet = path('M-22 -66C-16 -50 -6 -42 14 -40C30 -38 40 -42 46 -50M14 -40C12 -26 16 -12 22 -1', outline);
    return look.accent
      ? [path(edge, { fill: 'accent' }), path('M-30 -40C-26 -48 -18 -54 -10 -56', { stroke: 'paper' })]
      : [
          path(edge, body),
          path('M-22 -66C0 -76 34 -72 46 -50C40 -42 30 -38 14 -40C-6 -42 -16 -50 -22 -66Z', wash),
          facet,
        ];
  },
};

const river: Motif = {
  width: 220,
  height: 60,
  stance: 'field',
  top: [62, -36],
  draw(look) {
    const banks = 'M-8 -36C18 -28 -46 -22 -54 -6C-62 12 -52 26 -92 46';
    const far = 'C12 16 56 26 44 46';
    return [
      path(`${banks}L44 46C56 26 12 16 6 -2C2 -18 44 -28 4 -36Z`, wash),
      line(-150, -36, 150, -36, outline),
      path(`${banks}M4 -36C44 -28 2 -18 6 -2${far}`, outline),
      path(
        'M-38 -2C-30 3 -20 3 -12 -2M-34 18C-24 24 -10 24 0 18M-24 -16C-18 -13 -12 -13 -6 -16M-48 36C-34 42 -18 42 -4 36',
        outline,
      ),
      ...(look.accent ? [circle(58, -66, 13, spot(look))] : []),
    ];
  },
};

const iceberg: Motif = {
  width: 150,
  height: 72,
  stance: 'field',
  draw(look) {
    return [
      polyline(
        [
          [-30, -62],
          [-16, -88],
          [2, -110],
          [18, -92],
          [32, -62],
        ],
        spot(look),
        true,
      ),
      polyline(
        [
          [-56, -62],
          [-68, -34],
          [-40, -6],
          [-14, 22],
          [20, 16],
          [46, -14],
          [66, -38],
          [54, -62],
        ],
        wash,
        true,
      ),
      polyline(
        [
          [-56, -62],
          [-68, -34],
          [-40, -6],
          [-14, 22],
          [20, 16],
          [46, -14],
          [66, -38],
          [54, -62],
        ],
        outline,
      ),
      path('M-40 -6L-14 -34L2 -62M20 16L8 -16L-14 -34M46 -14L8 -16', { ...outline, opacity: 0.4 }),
      line(-150, -62, 150, -62, outline),
    ];
  },
};

export const landMotifs = { mountain, stone, river, iceberg };
