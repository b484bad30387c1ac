export interface CoverSubject {
  title: string;
  author: string;
  topics: readonly string[];
  /** Always drawn. */
  cover: '';
}

export const drawn = (title: string, author: string, ...topics: string[]): CoverSubject => ({
  title,
  author,
  topics,
  cover: '',
});

/** The covers that onboarding shows: the fan of the intro, the card preview and the two rows of the loading screen. */
export const atomicHabits = drawn('Atomic Habits', 'James Clear', 'Habits', 'Productivity', 'Self-Improvement');
export const psychologyOfMoney = drawn('The Psychology of Money', 'Morgan Housel', 'Finance', 'Money', 'Wealth');
export const sapiens = drawn('Sapiens', 'Yuval Noah Harari', 'History', 'Philosophy', 'Learning');

export const coverRows: readonly (readonly CoverSubject[])[] = [
  [
    atomicHabits,
    drawn("Can't Hurt Me", 'David Goggins', 'Mindset', 'Resilience', 'Motivation'),
    sapiens,
    drawn('Daring Greatly', 'Brené Brown', 'Psychology', 'Leadership', 'Growth'),
    drawn('Hidden Brain', 'Shankar Vedantam', 'Psychology', 'Decision Making', 'Self-Improvement'),
    drawn('Outlive', 'Peter Attia with Bill Gifford', 'Health', 'Habits', 'Self-Improvement'),
    drawn('The Power of Now', 'Eckhart Tolle', 'Mindfulness', 'Philosophy', 'Self-Help'),
  ],
  [
    drawn('Deep Work', 'Cal Newport', 'Productivity', 'Focus', 'Career'),
    psychologyOfMoney,
    drawn('Huberman Lab', 'Andrew Huberman', 'Health', 'Focus', 'Habits'),
    drawn('Educated', 'Tara Westover', 'Biography', 'Learning', 'Resilience'),
    drawn('The Lean Startup', 'Eric Ries', 'Business', 'Innovation', 'Career'),
    drawn('Four Thousand Weeks', 'Oliver Burkeman', 'Time Management', 'Philosophy', 'Mindfulness'),
    drawn('Shoe Dog', 'Phil Knight', 'Biography', 'Business', 'Motivation'),
  ],
];
