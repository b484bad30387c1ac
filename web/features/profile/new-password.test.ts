import { expect, test } from 'vitest';
import { passwordFault } from './new-password.ts';

test.each([
  ['', '', 'first', 'Please fill in both password fields'],
  ['', 'secret', 'first', 'Please fill in both password fields'],
  ['secret', '', 'second', 'Please fill in both password fields'],
  ['secret', 'Secret', 'second', "Passwords don't match"],
  ['abc', 'abcd', 'second', "Passwords don't match"],
  ['abcde', 'abcde', 'first', 'Password must be at least 6 characters'],
])('%j and %j: %s, %s', (first, second, field, message) => {
  expect(passwordFault(first, second)).toEqual({ field, message });
});

test('six characters, twice, are enough', () => {
  expect(passwordFault('abcdef', 'abcdef')).toBeNull();
});
