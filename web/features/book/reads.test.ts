import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feedReads, libraryReads } from './reads.ts';

it('shows 1k to 99k on a home card, always the same for a title', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const reads = feedReads(title);
      expect(reads).toMatch(/^([1-9]|[1-9]\d)k reads$/);
      expect(feedReads(title)).toBe(reads);
    }),
  );
});

it('shows 1 to 99 in the library, with one decimal above 10', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const number = libraryReads(title).replace('k reads', '');
      expect(Number(number)).toBeGreaterThanOrEqual(1);
      expect(Number(number)).toBeLessThanOrEqual(99);
      expect(number.includes('.')).toBe(Number(number) > 10);
    }),
  );
});
