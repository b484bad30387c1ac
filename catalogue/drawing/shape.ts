/** The three inks of a drawing. `paper` is the background: filling with it hides what lies behind. */
export type InkName = 'ink' | 'accent' | 'paper';

export interface Paint {
  fill?: InkName;
  stroke?: InkName;
  strokeWidth?: number;
  opacity?: number;
  /** An SVG dash pattern; `0 7` with round caps is a dotted line. */
  dash?: string;
}

/** Everything a drawing is made of. Without `fill` a shape is hollow, without `stroke` it has no outline. */
export type Shape = Paint &
  (
    | { kind: 'path'; d: string }
    | { kind: 'circle'; cx: number; cy: number; r: number }
    | { kind: 'rect'; x: number; y: number; width: number; height: number; rx?: number }
    | { kind: 'line'; x1: number; y1: number; x2: number; y2: number }
  );

/** One decimal is a tenth of a pixel: enough for the eye, and it keeps the files small. */
export function round(n: number): number {
  return Math.round(n * 10) / 10 + 0;
}

/** A path's data from commands and numbers, rounded: ``d`M${x} ${y}L${x2} ${y2}` ``. */
export function d(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((text, part, i) => {
    const n = numbers[i - 1];
    return text + (n === undefined ? '' : String(round(n))) + part;
  });
}

export function path(data: string, paint: Paint): Shape {
  return { kind: 'path', d: data, ...paint };
}

export function circle(cx: number, cy: number, r: number, paint: Paint): Shape {
  return { kind: 'circle', cx: round(cx), cy: round(cy), r: round(r), ...paint };
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint, rx = 0): Shape {
  const box = { x: round(x), y: round(y), width: round(width), height: round(height) };
  return { kind: 'rect', ...box, ...(rx > 0 ? { rx: round(rx) } : {}), ...paint };
}

export function line(x1: number, y1: number, x2: number, y2: number, paint: Paint): Shape {
  return { kind: 'line', x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), ...paint };
}

/** Straight lines through the points, closed or open. */
export function polyline(points: readonly (readonly [number, number])[], paint: Paint, closed = false): Shape {
  const data = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  return path(data + (closed ? 'Z' : ''), paint);
}

/** A smooth curve through the points (Catmull-Rom, as cubic Bézier pieces). */
export function smooth(points: readonly (readonly [number, number])[], paint: Paint): Shape {
  const at = (i: number): readonly [number, number] => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  let data = d`M${at(0)[0]} ${at(0)[1]}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [ax, ay] = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const [bx, by] = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    data += d`C${ax} ${ay} ${bx} ${by} ${p2[0]} ${p2[1]}`;
  }
  return path(data, paint);
}
