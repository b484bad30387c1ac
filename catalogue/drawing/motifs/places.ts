import { circle, d, line, path, polyline, rect, type Shape } from '../shape.ts';
import { body, dotted, lit, type Motif, outline, spot, wash } from './motif.ts';

const ladder: Motif = {
  width: 62,
  height: 122,
  stance: 'ground',
  draw(look) {
    const shapes: Shape[] = [line(-30, 0, -12, -122, outline), line(14, 0, 32, -122, outline)];
    const taken = look.random.int(3, 5);
    for (let i = 0; i < 7; i++) {
      const y = -11 - i * 16.5;
      const x = -y * 0.1475;
      if (look.broken && i === 3) shapes.push(line(-30 + x, y, -18 + x, y + 5, outline));
      else
        shapes.push(
          line(-30 + x, y, 14 + x, y, i === taken && look.accent ? { stroke: 'accent', strokeWidth: 6 } : outline),
        );
    }
    return shapes;
  },
};

const stairs: Motif = {
  width: 168,
  height: 112,
  stance: 'ground',
  counts: true,
  top: [68, -90],
  draw(look) {
    const way = look.slope < 0 ? -1 : 1;
    const count = look.count === 3 ? 3 : 5;
    const [run, rise] = [164 / count, 90 / count];
    const points: [number, number][] = [[-82 * way, 0]];
    for (let i = 0; i < count; i++) {
      points.push([(-82 + i * run) * way, -(i + 1) * rise], [(-82 + (i + 1) * run) * way, -(i + 1) * rise]);
    }
    points.push([82 * way, 0]);
    const on = look.random.int(1, count - 1);
    const ball = look.accent ? [circle((-82 + (on + 0.5) * run) * way, -(on + 1) * rise - 11, 9, spot(look))] : [];
    return [polyline(points, wash, true), polyline(points, outline), ...ball];
  },
};

const door: Motif = {
  width: 74,
  height: 116,
  stance: 'ground',
  room: [-2, -32, 40],
  draw(look) {
    const frame = path('M-34 0L-34 -114L34 -114L34 0', outline);
    if (look.open) {
      return [
        rect(-34, -114, 68, 114, look.accent ? { fill: 'accent' } : wash),
        path('M-34 -114L6 -98L6 12L-34 0Z', body),
        frame,
        circle(-3, -42, 2.6, { fill: 'ink' }),
      ];
    }
    return [
      rect(-34, -114, 68, 114, body),
      rect(-34, -114, 68, 114, wash),
      rect(-23, -103, 46, 42, body),
      rect(-23, -50, 46, 38, body),
      circle(27, -54, look.accent ? 5.5 : 3.5, spot(look)),
    ];
  },
};

const windowMotif: Motif = {
  width: 96,
  height: 112,
  stance: 'ground',
  draw(look) {
    const pane = look.random.int(0, 3);
    const x = pane % 2 === 0 ? -38 : 0;
    const y = pane < 2 ? -106 : -60;
    const light = look.accent ? [rect(x, y, 38, 46, { fill: 'accent' })] : [];
    const sash = look.open
      ? [path('M-38 -106L-66 -96L-66 -8L-38 -14', body), path('M38 -106L66 -96L66 -8L38 -14', body)]
      : [];
    return [
      rect(-38, -106, 76, 92, { fill: 'paper' }),
      ...light,
      path('M-38 -106L38 -106L38 -14L-38 -14ZM0 -106L0 -14M-38 -60L38 -60', outline),
      line(-48, -12, 48, -12, outline),
      ...sash,
    ];
  },
};

const pathMotif: Motif = {
  width: 220,
  height: 60,
  stance: 'field',
  top: [34, -36],
  draw(look) {
    const near = 'M28 -36C52 -30 58 -22 30 -12C-8 0 -62 6 -52 24C-46 34 -34 40 -30 46';
    const far = 'M36 -36C64 -30 78 -20 52 -8C22 4 6 10 12 24C18 36 42 40 54 46';
    return [
      path('M-110 -36C-84 -62 -52 -62 -22 -36Z', wash),
      line(-150, -36, 150, -36, outline),
      path(
        'M28 -36C52 -30 58 -22 30 -12C-8 0 -62 6 -52 24C-46 34 -34 40 -30 46L54 46C42 40 18 36 12 24C6 10 22 4 52 -8C78 -20 64 -30 36 -36Z',
        { fill: 'paper' },
      ),
      path(near + far, outline),
      ...(look.accent ? [circle(32, -49, 11, spot(look))] : []),
    ];
  },
};

const road: Motif = {
  width: 220,
  height: 60,
  stance: 'field',
  top: [58, -36],
  draw(look) {
    if (look.broken) return fork.draw(look);
    if (look.bending) return pathMotif.draw(look);
    return [
      line(-150, -36, 150, -36, outline),
      path('M-4 -36L-64 46L64 46L4 -36Z', body),
      path('M0 -28L0 -24M0 -14L0 -6M0 8L0 24', outline),
      ...(look.accent ? [path('M-24 -36A24 24 0 0 1 24 -36Z', spot(look))] : []),
    ];
  },
};

const fork: Motif = {
  width: 160,
  height: 112,
  stance: 'ground',
  draw(look) {
    return [
      path(
        'M-14 0L-14 -26C-14 -52 -30 -62 -70 -82M14 0L14 -26C14 -52 30 -62 70 -82M-56 -106C-22 -92 -6 -78 0 -62C6 -78 22 -92 56 -106',
        outline,
      ),
      path('M0 -4L0 -38', dotted),
      circle(look.random.chance(0.5) ? 73 : -73, -102, 8, spot(look)),
    ];
  },
};

const bridge: Motif = {
  width: 210,
  height: 96,
  stance: 'field',
  top: [0, -62],
  draw(look) {
    const water = path('M-70 -6L-28 -6M-8 -6L18 -6M34 -6L74 -6M-34 6L26 6', { ...outline, opacity: 0.5 });
    if (look.broken) {
      return [
        path(
          'M-150 -62L-20 -62L-12 -52M150 -62L26 -62L16 -50M-84 -6A84 46 0 0 1 -22 -47M84 -6A84 46 0 0 0 28 -46M-64 -62L-64 -30M64 -62L64 -30M-84 -6L-84 -62M84 -6L84 -62',
          outline,
        ),
        ...(look.accent ? [circle(2, -28, 8, spot(look))] : []),
        water,
      ];
    }
    return [
      path(
        'M-150 -62L150 -62M-84 -6A84 46 0 0 1 84 -6M-84 -6L-84 -62M84 -6L84 -62M-56 -62L-56 -40M-28 -62L-28 -49M0 -62L0 -52M28 -62L28 -49M56 -62L56 -40',
        outline,
      ),
      ...(look.accent ? [circle(-34, -72, 8.5, spot(look))] : []),
      water,
    ];
  },
};

const wall: Motif = {
  width: 172,
  height: 92,
  stance: 'ground',
  counts: true,
  top: [0, -88],
  draw(look) {
    const [wide, tall] = [34, 22];
    const rows = 4;
    const gap = look.broken || look.open;
    const [ar, ac] = [look.random.int(1, 2), look.random.int(1, 3)];
    const shapes: Shape[] = [];
    for (let row = 0; row < rows; row++) {
      const off = row % 2 === 0 ? 0 : wide / 2;
      for (let i = 0; i < (row % 2 === 0 ? 5 : 4); i++) {
        if (gap && row >= 2 && i >= 2 && i <= row) continue;
        const marked = row === ar && i === ac && look.accent;
        shapes.push(
          rect(-85 + off + i * wide, -(row + 1) * tall, wide, tall, marked ? { fill: 'accent', stroke: 'ink' } : body),
        );
      }
    }
    return shapes;
  },
};

const brick: Motif = {
  width: 130,
  height: 66,
  stance: 'ground',
  top: [0, -64],
  draw(look) {
    return [rect(-62, -32, 60, 32, body), rect(2, -32, 60, 32, body), rect(-30, -64, 60, 32, lit(look))];
  },
};

const fence: Motif = {
  width: 190,
  height: 78,
  stance: 'ground',
  counts: true,
  draw(look) {
    const marked = look.random.int(1, 6);
    const shapes: Shape[] = [line(-94, -22, 94, -22, outline), line(-94, -50, 94, -50, outline)];
    for (let i = 0; i < 8; i++) {
      if ((look.open || look.broken) && (i === 3 || i === 4)) continue;
      const x = -84 + i * 24;
      const paint = i === marked && look.accent ? ({ fill: 'accent', stroke: 'ink' } as const) : body;
      shapes.push(path(d`M${x - 7} 0L${x - 7} -62L${x} -72L${x + 7} -62L${x + 7} 0Z`, paint));
    }
    if (look.open || look.broken) shapes.push(rect(-19, -56, 38, 40, { fill: 'paper' }));
    return shapes;
  },
};

const house: Motif = {
  width: 112,
  height: 112,
  stance: 'ground',
  top: [0, -104],
  draw(look) {
    return [
      path('M-44 0L-44 -60L0 -104L44 -60L44 0Z', body),
      path('M-44 -60L0 -104L44 -60Z', wash),
      path('M-56 -48L0 -104L56 -48', outline),
      rect(-28, -42, 22, 42, look.empty ? wash : outline),
      rect(8, -46, 22, 22, look.accent ? { fill: 'accent' } : outline),
    ];
  },
};

const flag: Motif = {
  width: 84,
  height: 118,
  stance: 'ground',
  bright: true,
  draw(look) {
    return [
      path('M-30 -114C-12 -124 8 -102 44 -114L44 -74C8 -62 -12 -84 -30 -74Z', look.accent ? { fill: 'accent' } : body),
      line(-30, 0, -30, -118, outline),
    ];
  },
};

export const placeMotifs = {
  ladder,
  stairs,
  door,
  window: windowMotif,
  path: pathMotif,
  road,
  fork,
  bridge,
  wall,
  brick,
  fence,
  house,
  flag,
};
