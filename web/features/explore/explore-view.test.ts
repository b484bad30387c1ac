import { expect, it } from 'vitest';
import { shapeOf, viewAt } from './explore-view.ts';

it.each([
  ['', { kind: 'default' }, ''],
  ['?utm_source=x', { kind: 'default' }, ''],
  ['?q=', { kind: 'default' }, ''],
  ['?q=%20', { kind: 'default' }, ''],
  ['?q=deep+work', { kind: 'search', query: 'deep work' }, '?q=-'],
  ['?q=a%26b%3Cscript%3E', { kind: 'search', query: 'a&b<script>' }, '?q=-'],
  ['?category=Time+Management', { kind: 'category', name: 'Time Management' }, '?category=-'],
  ['?category=', { kind: 'default' }, ''],
  ['?q=x&category=Habits', { kind: 'search', query: 'x' }, '?q=-'],
])('%s', (search, view, shape) => {
  expect(viewAt(search)).toEqual(view);
  expect(shapeOf(search)).toBe(shape);
});
