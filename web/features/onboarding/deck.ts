import { atomicHabits, type CoverSubject, drawn } from './covers.ts';

export interface DeckCard {
  id: string;
  /** As the card says it. */
  label: string;
  book: CoverSubject;
  tagline: string;
}

export const deck: readonly DeckCard[] = [
  {
    id: 'atomic-habits',
    label: 'Atomic Habits',
    book: atomicHabits,
    tagline: 'Why tiny changes to cues, rooms and routines outlast every burst of willpower',
  },
  {
    id: 'deep-work',
    label: 'Deep Work',
    book: drawn('Deep Work', 'Cal Newport', 'Productivity', 'Focus', 'Career'),
    tagline: 'Why undistracted hours are becoming rare, and how to build a working life round them',
  },
  {
    id: 'mindset',
    label: 'Mindset',
    book: drawn('Mindset', 'Carol S. Dweck', 'Psychology', 'Growth', 'Learning'),
    tagline: 'What you believe about your ability changes what you dare to learn.',
  },
  {
    id: 'huberman-lab',
    label: 'Huberman Lab',
    book: drawn('Huberman Lab', 'Andrew Huberman', 'Health', 'Focus', 'Habits'),
    tagline: 'What light, breath, cold and rest do to your nervous system, and where the proof runs thin',
  },
  {
    id: 'the-48-laws-of-power',
    label: '48 Laws of Power',
    book: drawn('The 48 Laws of Power', 'Robert Greene', 'Psychology', 'History', 'Career'),
    tagline: 'Learn the moves people use for advantage, so you can see them coming',
  },
];

export type Choice = 'interested' | 'skip';

/** How long a card takes to leave, and how much longer until the next one shows. */
export const deckLeaveMs = 300;
export const deckPauseMs = 50;

const decidedPx = 90;
const flickPx = 30;
/** Pixels per millisecond. */
const flickVelocity = 0.4;

/** What a swipe says: to the right interested, to the left not, and nothing when it is let go half-way. */
export function swipeChoice(distancePx: number, milliseconds: number): Choice | null {
  const distance = Math.abs(distancePx);
  const flicked = distance >= flickPx && distance / Math.max(1, milliseconds) >= flickVelocity;
  if (distance < decidedPx && !flicked) return null;
  return distancePx > 0 ? 'interested' : 'skip';
}
