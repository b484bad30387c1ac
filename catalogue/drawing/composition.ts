import { type Figure, figure, says } from './figure.ts';
import type { Motif } from './motifs/motif.ts';
import { place } from './place.ts';
import type { Reading } from './prompt.ts';
import type { Random } from './random.ts';
import { circle, d, line, path, type Shape } from './shape.ts';
import { motifs, type Noun } from './vocabulary.ts';

const ground = 154;
const left = 38;
const right = 282;

type Arrangement = 'alone' | 'shadow' | 'landscape' | 'guest leads' | 'in' | 'holding' | 'on' | 'bearing' | 'paired';

/** Too plain to be told from a landscape's own lines. */
const plain: ReadonlySet<Noun> = new Set<Noun>([
  'line',
  'curve',
  'dots',
  'grid',
  'thread',
  'circle',
  'chain',
  'bars',
  'arrow',
  'wall',
  'rain',
  'fork',
]);
/** A container shows several of these as its own contents. */
const heaped: ReadonlySet<Noun> = new Set<Noun>(['dots', 'coin', 'seed', 'stone', 'page']);
/** What one puts on a table or a box. */
const tabletop: ReadonlySet<Noun> = new Set<Noun>([
  'cup',
  'lamp',
  'candle',
  'book',
  'page',
  'envelope',
  'coin',
  'jar',
  'stone',
  'clock',
  'key',
  'bell',
  'box',
  'flame',
  'plant',
  'hourglass',
  'star',
  'seed',
  'map',
  'bird',
  'nest',
  'compass',
  'flag',
]);

function arrangementOf({ main, second, relation }: Reading): Arrangement {
  if (!second) return 'alone';
  if (second.noun === 'shadow') return 'shadow';
  const [one, other]: [Motif, Motif] = [motifs[main.noun], motifs[second.noun]];
  if (one.stance === 'field') return other.stance === 'field' || plain.has(second.noun) ? 'alone' : 'landscape';
  if (other.stance === 'field') return plain.has(main.noun) ? 'alone' : 'guest leads';
  if (relation === 'in' && other.room && second.count < 2) return 'in';
  if (relation === 'holding' && one.room && main.count < 2) {
    if (second.count > 1 && heaped.has(second.noun)) return 'alone';
    if (other.bright && second.count < 2) return 'holding';
  }
  if (relation === 'over' && main.noun === 'umbrella') return 'holding';
  if (main.count > 1 && !one.counts && relation !== 'on') return 'paired';
  if (relation === 'on' && other.top && one.width < 170) return 'on';
  if (relation === 'holding' && one.top && tabletop.has(second.noun)) return 'bearing';
  return 'paired';
}

const brightWords = [
  'bright',
  'brightly',
  'gold',
  'golden',
  'glowing',
  'shining',
  'lit',
  'coloured',
  'burning',
  'green',
];

/** Whether the accent belongs to the second thing. */
function secondShines({ main, second }: Reading, arrangement: Arrangement): boolean {
  if (!second || arrangement === 'alone' || arrangement === 'shadow' || arrangement === 'guest leads') return false;
  if (arrangement === 'landscape') return true;
  if (says(main.words, ...brightWords)) return false;
  if (says(second.words, ...brightWords)) return true;
  const [one, other]: [Motif, Motif] = [motifs[main.noun], motifs[second.noun]];
  return other.bright === true && one.bright !== true;
}

/** Lays out one or two things on the picture's grid, with one accent. */
export function compose(reading: Reading, random: Random): Shape[] {
  const arrangement = arrangementOf(reading);
  const shines = secondShines(reading, arrangement);
  const flip = random.chance(0.4) ? -1 : 1;
  const main = figure(reading.main, random, arrangement === 'holding');
  const second = reading.second && figure(reading.second, random, arrangement === 'in');
  for (const accented of shines ? [second, main] : [main, second]) {
    const draw: Draw = (f, x, y, scale) =>
      place(f.draw(f === accented), {
        x: f.turn === 90 ? x - (f.height * scale) / 2 : x,
        y,
        scale: scale * f.scale,
        turn: f.turn,
      });
    const shapes = lay(arrangement, reading, main, second ?? main, flip, draw);
    if (shapes.some(({ fill, stroke }) => fill === 'accent' || stroke === 'accent')) return shapes;
  }
  const bare: Draw = (f, x, y, scale) => place(f.draw(false), { x, y, scale: scale * f.scale, turn: f.turn });
  return [...lay(arrangement, reading, main, second ?? main, 1, bare), circle(250, 58, 10, { fill: 'accent' })];
}

function lay(
  arrangement: Arrangement,
  { main: { words }, second: mention }: Reading,
  main: Figure,
  second: Figure,
  flip: number,
  draw: Draw,
): Shape[] {
  const floor = line(left, ground, right, ground, { stroke: 'ink' });
  const at = (room: readonly [number, number, number] | undefined): readonly [number, number, number] =>
    room ?? [0, -40, 40];
  const top = (point: readonly [number, number] | undefined): readonly [number, number] => point ?? [0, -60];
  switch (arrangement) {
    case 'alone':
      return alone(main, flip, says(words, 'alone', 'lone', 'single'), floor, draw);
    case 'shadow':
      return withShadow(
        main,
        flip,
        says(mention?.words ?? words, 'long', 'longer', 'large', 'larger', 'enormous', 'giant'),
        floor,
        draw,
      );
    case 'landscape':
      return inField(main, second, false, draw);
    case 'guest leads':
      return inField(second, main, true, draw);
    case 'in':
      return inside(second, main, at(second.motif.room), flip, floor, draw);
    case 'holding':
      return inside(main, second, at(main.motif.room), flip, floor, draw);
    case 'on':
      return stacked(second, main, top(second.motif.top), flip, floor, draw);
    case 'bearing':
      return stacked(main, second, top(main.motif.top), flip, floor, draw);
    case 'paired':
      return paired(main, second, flip, floor, draw);
  }
}

type Draw = (f: Figure, x: number, y: number, scale: number) => Shape[];

/** Where a figure's origin goes so that it stands on the ground, or hangs round the middle. */
function level(f: Figure, scale: number, middle = 98): number {
  if (f.turn === 90) return ground - (f.width * scale) / 2;
  return f.motif.stance === 'air' ? middle + (f.height * scale * f.scale) / 2 : ground;
}

function alone(main: Figure, flip: number, lonely: boolean, floor: Shape, draw: Draw): Shape[] {
  const field = main.motif.stance === 'field';
  if (field) return draw(main, 160, 152, 1.12);
  const off = main.width > 150 ? 0 : lonely ? 52 : 30;
  const shapes = draw(main, 160 - flip * off, level(main, 1), 1);
  return main.motif.stance === 'ground' ? [floor, ...shapes] : shapes;
}

function withShadow(main: Figure, flip: number, long: boolean, floor: Shape, draw: Draw): Shape[] {
  const x = 160 - flip * 46;
  const half = Math.min(main.width, 120) * 0.36;
  const reach = flip * (long ? 120 : 66);
  const cast = path(
    d`M${x - half} ${ground}L${x + half} ${ground}L${x + half + reach} ${ground + 26}L${x - half + reach} ${ground + 26}Z`,
    { fill: 'ink', opacity: 0.16 },
  );
  return [cast, floor, ...draw(main, x, level(main, 0.96), 0.96)];
}

/** A landscape from edge to edge, and what stands in it: large when it is what the picture is about. */
function inField(field: Figure, guest: Figure, leads: boolean, draw: Draw): Shape[] {
  const scale = 1.12;
  const back = draw(field, 160, 152, scale);
  const [tx, ty] = field.motif.top ?? [62, -62];
  const x = 160 + scale * (leads && ty > -50 ? -52 : tx);
  const size = Math.min(leads ? 0.78 : 0.6, (132 + ty * scale) / guest.height, 120 / guest.width);
  if (guest.motif.stance === 'air')
    return [...back, ...draw(guest, x, Math.min(152 + ty * scale - 10, 60 + (guest.height * size) / 2), size)];
  const standing = draw(guest, x, 152 + ty * scale, size);
  return field.motif.floats ? [...standing, ...back] : [...back, ...standing];
}

function inside(
  host: Figure,
  guest: Figure,
  [rx, ry, size]: readonly [number, number, number],
  flip: number,
  floor: Shape,
  draw: Draw,
): Shape[] {
  const scale = 1.08;
  const x = 160 - flip * 28;
  const y = level(host, scale);
  const fit = Math.min(0.6, (size * scale) / Math.max(guest.width, guest.height));
  const foot = ry === 0 ? y : y + ry * scale + (guest.height * fit) / 2;
  const shapes = [...draw(host, x, y, scale), ...draw(guest, x + rx * scale, foot, fit)];
  return host.motif.stance === 'ground' ? [floor, ...shapes] : shapes;
}

function stacked(
  lower: Figure,
  upper: Figure,
  [tx, ty]: readonly [number, number],
  flip: number,
  floor: Shape,
  draw: Draw,
): Shape[] {
  const low = Math.min(0.78, 76 / -ty);
  const high = Math.min(0.62, (130 + ty * low) / upper.height);
  const x = 160 - flip * 24;
  return [
    floor,
    ...draw(upper, x + tx * low * lower.scale, ground + ty * low * lower.scale, high),
    ...draw(lower, x, ground, low),
  ];
}

function paired(main: Figure, second: Figure, flip: number, floor: Shape, draw: Draw): Shape[] {
  const sky = second.motif.stance === 'air' && main.motif.stance === 'ground';
  let big = main.width > 150 ? 0.86 : 0.96;
  let small = Math.min(second.width > 150 ? 0.42 : 0.5, 104 / second.width);
  const room = right - left;
  // What hangs in the sky may reach over what stands low.
  const gap = sky ? -36 : 34;
  const total = main.width * big * main.scale + second.width * small * second.scale + gap;
  if (total > room) {
    const squeeze = Math.max(0.7, room / total);
    big *= squeeze;
    small *= squeeze;
  }
  const mainHalf = (main.width * big * main.scale) / 2;
  const secondHalf = (second.width * small * second.scale) / 2;
  const slack = Math.max(0, room - 2 * mainHalf - 2 * secondHalf - 34);
  const mainX = 160 - flip * (room / 2 - mainHalf - slack * 0.3);
  const secondX = 160 + flip * (room / 2 - secondHalf - slack * 0.18);
  const secondY = sky ? level(second, small, 62) : level(second, small, main.motif.stance === 'air' ? 98 : 76);
  const shapes = [
    ...draw(second, secondX, secondY, small),
    ...draw(main, mainX, level(main, big, second.motif.stance === 'ground' ? 90 : 98), big),
  ];
  return main.motif.stance === 'ground' || second.motif.stance === 'ground' ? [floor, ...shapes] : shapes;
}
