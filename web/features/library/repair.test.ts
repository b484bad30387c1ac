import { expect, test } from 'vitest';
import type { SavedBook } from '../../../contract/library.ts';
import { completedTexts } from './repair.ts';

const whole: SavedBook = {
  id: '6f2b7a52-8f0e-4c57-9b44-0c1f3f3d1a11',
  book_title: 'Dune',
  book_author: 'Frank Herbert',
  book_cover: '',
  book_description: 'own tagline',
  book_full_description: 'own description',
  book_background: 'own background',
  book_impact: 'own impact',
  created_at: '2026-03-10T12:00:00.000Z',
};
const kept = { tagline: 'tagline', description: 'description', background: 'background', impact: 'impact' };

test('what is missing is completed, what is there stays', () => {
  expect(completedTexts({ ...whole, book_background: '', book_impact: '' }, kept)).toEqual({
    book_description: 'own tagline',
    book_full_description: 'own description',
    book_background: 'background',
    book_impact: 'impact',
  });
});

test('a whole book needs nothing', () => {
  expect(completedTexts(whole, kept)).toBeNull();
});

test('without kept texts there is nothing to complete it with', () => {
  expect(completedTexts({ ...whole, book_impact: '' }, null)).toBeNull();
});
