import { round, type Shape } from './shape.ts';

/** Where a shape's own frame lies on the picture: scaled, turned (in degrees) about its origin, then moved. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
  turn?: number;
}

/**
 * Moves shapes without scaling the common stroke, so that large and small things come from one pen. A stroke with a
 * width of its own is a form rather than a line (a rope, a handle) and shrinks with the rest.
 */
export function place(shapes: readonly Shape[], at: Placement): Shape[] {
  const angle = ((at.turn ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * at.scale, Math.sin(angle) * at.scale];
  const point = (x: number, y: number): [number, number] => [round(at.x + x * c - y * s), round(at.y + x * s + y * c)];
  const step = (x: number, y: number): [number, number] => [round(x * c - y * s), round(x * s + y * c)];

  function placed(shape: Shape): Shape {
    switch (shape.kind) {
      case 'circle': {
        const [cx, cy] = point(shape.cx, shape.cy);
        return { ...shape, cx, cy, r: round(shape.r * at.scale) };
      }
      case 'line': {
        const [x1, y1] = point(shape.x1, shape.y1);
        const [x2, y2] = point(shape.x2, shape.y2);
        return { ...shape, x1, y1, x2, y2 };
      }
      case 'rect': {
        const { x, y, width, height, rx, ...paint } = shape;
        if (angle !== 0) {
          const corners = [point(x, y), point(x + width, y), point(x + width, y + height), point(x, y + height)];
          return { ...paint, kind: 'path', d: `M${corners.map((p) => p.join(' ')).join('L')}Z` };
        }
        const [px, py] = point(x, y);
        const box = { x: px, y: py, width: round(width * at.scale), height: round(height * at.scale) };
        return { ...paint, ...box, kind: 'rect', ...(rx ? { rx: round(rx * at.scale) } : {}) };
      }
      case 'path':
        return { ...shape, d: placePath(shape.d, point, step, at.scale, at.turn ?? 0) };
    }
  }
  return shapes.map((shape) => {
    const { strokeWidth } = shape;
    return strokeWidth === undefined ? placed(shape) : { ...placed(shape), strokeWidth: round(strokeWidth * at.scale) };
  });
}

type Map2 = (x: number, y: number) => [number, number];

/** Path data made of M L C Q S A Z in either case, and of h and v. */
function placePath(data: string, point: Map2, step: Map2, scale: number, turn: number): string {
  let out = '';
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const map = command === command.toUpperCase() ? point : step;
    if (command === 'h' || command === 'v' || command === 'H' || command === 'V') {
      if (command === 'H' || command === 'V') throw new Error(`Absolute ${command} in a drawing's path: ${data}`);
      for (const n of numbers) out += `l${(command === 'h' ? step(n, 0) : step(0, n)).join(' ')}`;
    } else if (command === 'A' || command === 'a') {
      for (let i = 0; i + 6 < numbers.length; i += 7) {
        const [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers.slice(i, i + 7);
        out += `${command}${round(rx * scale)} ${round(ry * scale)} ${rx === ry ? 0 : round(tilt + turn)} ${large} ${sweep} ${map(x, y).join(' ')}`;
      }
    } else {
      const pairs: string[] = [];
      for (let i = 0; i + 1 < numbers.length; i += 2) pairs.push(map(numbers[i] ?? 0, numbers[i + 1] ?? 0).join(' '));
      out += command + pairs.join(' ');
    }
  }
  return out;
}
