import type { InkSetName } from '../cover-inks.ts';
import { concentricArcs, fanOfArcs, ripples, sunrise, waves } from './arcs.ts';
import { coinColumns, risingBars, skyline, steps, taskBars } from './bars.ts';
import {
  borromean,
  crescent,
  eccentric,
  enso,
  growingDots,
  lens,
  overlappingCoins,
  pebbles,
  splitCircle,
  streakGrid,
} from './circles.ts';
import { braid, clockTicks, growthCurves, lifeLines, pie, pulse, zigzag } from './curves.ts';
import { bouncingBall, decisionTree, ladder, leaves, openPages, sprout } from './figures.ts';
import type { CoverMotif } from './motif.ts';
import {
  chevrons,
  concentricFrames,
  dotsWithOneOut,
  formation,
  goldenQuarters,
  petals,
  quarterTiles,
  sengai,
  turningSquares,
} from './tiles.ts';

/** The motifs and inks that suit one topic. */
export interface TopicFamily {
  topic: string;
  motifs: readonly CoverMotif[];
  inks: readonly InkSetName[];
}

function family(topic: string, motifs: readonly CoverMotif[], inks: readonly InkSetName[]): TopicFamily {
  return { topic, motifs, inks };
}

export const topicFamilies: readonly TopicFamily[] = [
  family('Habits', [growingDots, streakGrid], ['forest', 'blush', 'sky', 'petrol', 'mustard', 'mint']),
  family('Productivity', [taskBars, dotsWithOneOut], ['chalk', 'lavender', 'brick', 'sky', 'charcoal', 'sage']),
  family('Self-Improvement', [steps, sprout, fanOfArcs], ['sage', 'oxblood', 'mint', 'navy', 'mustard', 'aubergine']),
  family('Focus', [concentricFrames, eccentric], ['lavender', 'charcoal', 'chalk', 'blush', 'petrol', 'navy']),
  family('Career', [ladder, skyline, steps], ['navy', 'sky', 'olive', 'chalk', 'brick', 'lavender']),
  family('Finance', [risingBars, coinColumns], ['straw', 'forest', 'chalk', 'olive', 'oxblood', 'sage']),
  family(
    'Money',
    [overlappingCoins, coinColumns, risingBars],
    ['straw', 'olive', 'mint', 'mustard', 'petrol', 'forest'],
  ),
  family('Wealth', [goldenQuarters, coinColumns], ['olive', 'aubergine', 'straw', 'forest', 'blush', 'charcoal']),
  family('Mindset', [splitCircle, crescent], ['sky', 'aubergine', 'mustard', 'mint', 'charcoal', 'blush']),
  family('Resilience', [bouncingBall, zigzag, waves], ['oxblood', 'charcoal', 'navy', 'sage', 'brick', 'sky']),
  family('Motivation', [sunrise, chevrons], ['brick', 'mustard', 'blush', 'navy', 'charcoal', 'lavender']),
  family('Investing', [growthCurves, goldenQuarters], ['petrol', 'chalk', 'olive', 'sky', 'forest', 'straw']),
  family('Philosophy', [sengai, enso, ripples], ['chalk', 'aubergine', 'oxblood', 'sage', 'navy', 'straw']),
  family('Self-Help', [lens, petals], ['blush', 'petrol', 'mint', 'mustard', 'lavender', 'oxblood']),
  family(
    'Psychology',
    [eccentric, borromean, braid, splitCircle],
    ['aubergine', 'lavender', 'sky', 'brick', 'blush', 'petrol'],
  ),
  family('Growth', [leaves, growingDots], ['mint', 'forest', 'sage', 'mustard', 'aubergine', 'navy']),
  family('Learning', [openPages, quarterTiles], ['navy', 'straw', 'sky', 'brick', 'sage', 'lavender']),
  family(
    'Decision Making',
    [decisionTree, turningSquares, sengai],
    ['charcoal', 'mint', 'lavender', 'petrol', 'chalk', 'straw'],
  ),
  family('Leadership', [formation, chevrons, petals], ['oxblood', 'navy', 'olive', 'mustard', 'sky', 'forest']),
  family('Biography', [lifeLines, fanOfArcs], ['brick', 'chalk', 'blush', 'oxblood', 'petrol', 'straw']),
  family('History', [concentricArcs, lifeLines], ['navy', 'straw', 'oxblood', 'olive', 'chalk', 'brick']),
  family('Mindfulness', [ripples, pebbles, enso], ['mint', 'lavender', 'sage', 'petrol', 'sky', 'aubergine']),
  family('Business', [quarterTiles, skyline, taskBars], ['mustard', 'charcoal', 'sky', 'brick', 'forest', 'chalk']),
  family(
    'Innovation',
    [turningSquares, dotsWithOneOut],
    ['charcoal', 'mint', 'brick', 'lavender', 'petrol', 'mustard'],
  ),
  family('Time Management', [clockTicks, pie], ['sky', 'forest', 'chalk', 'oxblood', 'mustard', 'lavender']),
  family('Health', [pulse, petals, waves, leaves], ['sage', 'petrol', 'blush', 'mint', 'aubergine', 'straw']),
];

const byTopic = new Map(topicFamilies.map((entry) => [entry.topic.toLowerCase(), entry]));

export function topicFamily(topic: string): TopicFamily | undefined {
  return byTopic.get(topic.trim().toLowerCase());
}
