import { containerMotifs } from './motifs/containers.ts';
import { creatureMotifs } from './motifs/creatures.ts';
import { furnitureMotifs } from './motifs/furniture.ts';
import { instrumentMotifs } from './motifs/instruments.ts';
import { landMotifs } from './motifs/land.ts';
import { lineMotifs } from './motifs/lines.ts';
import { machineMotifs } from './motifs/machines.ts';
import type { Motif } from './motifs/motif.ts';
import { placeMotifs } from './motifs/places.ts';
import { plantMotifs } from './motifs/plants.ts';
import { roundMotifs } from './motifs/rounds.ts';
import { skyMotifs } from './motifs/sky.ts';
import { thingMotifs } from './motifs/things.ts';

/** Every noun that we can draw. */
export const motifs = {
  ...lineMotifs,
  ...roundMotifs,
  ...skyMotifs,
  ...landMotifs,
  ...plantMotifs,
  ...creatureMotifs,
  ...placeMotifs,
  ...instrumentMotifs,
  ...machineMotifs,
  ...containerMotifs,
  ...furnitureMotifs,
  ...thingMotifs,
} as const satisfies Record<string, Motif>;

export type Noun = keyof typeof motifs;

/** Words that mean one of our nouns, or something that looks enough like it. */
const synonyms: Record<Noun, string> = {
  curve: 'arc hump slope graph',
  line: 'stroke',
  arrow: 'dart pointer signpost',
  wave: 'sea ocean tide surf',
  spiral: 'swirl whirlpool vortex coil helix',
  thread: 'rope string yarn cord strand ribbon wire',
  knot: 'tangle bow',
  chain: 'link shackle',
  dots: 'dot bead point speck particle',
  grid: 'calendar lattice checkerboard chessboard matrix',
  bars: 'bar column chart pillar histogram',
  circle: 'disc disk loop sphere ball orb globe',
  ring: 'hoop band',
  target: 'bullseye dartboard',
  pendulum: 'metronome plumb',
  sun: 'sunrise sunset dawn daylight',
  moon: 'crescent',
  cloud: 'fog mist',
  rain: 'storm shower downpour',
  drop: 'droplet raindrop drip',
  flame: 'fire spark torch bonfire campfire ember',
  star: 'constellation',
  seed: 'acorn bean kernel grain egg',
  plant: 'sapling seedling sprout shoot flower stem stalk weed grass vine',
  tree: 'oak forest trunk root',
  leaf: 'feather petal',
  mountain: 'hill peak summit cliff range ridge valley volcano',
  stone: 'rock boulder pebble',
  river: 'stream brook canal creek waterfall',
  iceberg: 'glacier',
  web: 'cobweb network spiderweb',
  nest: 'hive',
  bird: 'sparrow gull crow dove goose wing flock',
  fish: 'salmon shark whale',
  ladder: 'rung',
  stairs: 'stair staircase stairway',
  door: 'doorway entrance exit',
  window: 'pane shutter frame',
  path: 'trail track route footpath maze',
  road: 'street highway runway motorway',
  fork: 'crossroad crossroads junction',
  bridge: 'arch viaduct plank',
  wall: 'barrier dam',
  brick: 'slab',
  fence: 'hedge stake palisade railing gate',
  house: 'home hut cabin cottage building village roof',
  flag: 'banner pennant',
  clock: 'watch stopwatch timer dial',
  hourglass: 'sandglass',
  scale: 'balance weighing',
  compass: 'needle',
  map: 'atlas',
  key: '',
  lock: 'padlock latch',
  mirror: 'reflection',
  gear: 'cog cogwheel machine machinery',
  wheel: 'tyre cartwheel',
  magnet: '',
  telescope: 'binoculars spyglass',
  lens: 'magnifier microscope',
  bell: 'alarm',
  anchor: '',
  lamp: 'lantern bulb lightbulb lighthouse lamplight spotlight',
  candle: '',
  boat: 'ship sail sailboat raft canoe barge',
  domino: 'dominoes',
  book: 'notebook diary journal novel library',
  page: 'paper sheet card document letter',
  envelope: 'parcel mail',
  coin: 'money cent penny',
  jar: 'bottle pot vase flask',
  bucket: 'pail basket',
  net: 'hammock',
  umbrella: 'parasol',
  chair: 'seat bench armchair stool',
  table: 'desk',
  cup: 'mug glass teacup bowl jug pool',
  box: 'crate chest package suitcase drawer cage',
  balloon: 'kite parachute',
  seesaw: 'lever',
  puzzle: 'jigsaw',
  stack: 'pile heap tower',
  shadow: 'silhouette',
};

const lookup = new Map<string, Noun>();
for (const noun of Object.keys(synonyms) as Noun[]) {
  for (const word of [noun, ...synonyms[noun].split(' ')]) if (word !== '' && !lookup.has(word)) lookup.set(word, noun);
}

const irregular: Record<string, string> = {
  leaves: 'leaf',
  boxes: 'box',
  torches: 'torch',
  watches: 'watch',
  geese: 'goose',
  pennies: 'penny',
  wolves: 'wolf',
  shelves: 'shelf',
};

/** The noun of ours that a single word means, singular or plural. */
export function nounOf(word: string): Noun | undefined {
  const lower = word.toLowerCase();
  const bare = [lower, irregular[lower], lower.replace(/s$/, ''), lower.replace(/es$/, '')];
  for (const form of bare) {
    const noun = form === undefined ? undefined : lookup.get(form);
    if (noun) return noun;
  }
  return undefined;
}
