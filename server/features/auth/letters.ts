import { layOut, productName } from './letter-layout.ts';
import type { UserRow } from './queries.ts';

/** The mails that accounts lead to, in our own words. */

export const verification = (name: string, url: string, seconds: number) =>
  layOut({
    subject: `Is this your address? Confirm it for ${productName}`,
    heading: `Hello ${name}`,
    paragraphs: [
      `Somebody, most likely you, opened a ${productName} account with this address. Confirm that it is yours, and we can help you back in if you ever forget your password.`,
    ],
    action: { label: 'Confirm my address', url },
    notes: [
      `The link works once, for ${inHours(seconds)}.`,
      'It was not you? Then leave this mail alone: nothing is confirmed.',
    ],
  });

export const welcome = (name: string, url: string) =>
  layOut({
    subject: `Welcome to ${productName}`,
    heading: `Welcome, ${name}`,
    paragraphs: [
      'Two minutes are enough for one good idea. Pick a book card, swipe through what it comes down to, and keep what you want to remember with the heart.',
      'Come back tomorrow, and a streak begins. That is all there is to it.',
    ],
    action: { label: 'Read the first idea', url },
    notes: ['This is the only welcome we will send you.'],
  });

export const recovery = (name: string, url: string, seconds: number) =>
  layOut({
    subject: `Choose a new password for ${productName}`,
    heading: 'A new password',
    paragraphs: [`Hello ${name}, you asked for a way back in. Choose a new password, and you are signed in again.`],
    action: { label: 'Choose a new password', url },
    notes: [
      `The link works once, for ${inHours(seconds)}.`,
      'You did not ask? Then do nothing: your password stays as it is.',
    ],
  });

export const passwordChanged = (name: string, url: string) =>
  layOut({
    subject: `Your ${productName} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${name}, your password was changed just now, and your other devices were signed out.`,
      'If that was you, all is well. If it was not, take your account back at once with a new password:',
    ],
    action: { label: 'It was not me', url },
    notes: [],
  });

function inHours(seconds: number): string {
  const hours = Math.max(1, Math.round(seconds / 3600));
  return hours === 1 ? 'one hour' : `${hours} hours`;
}

/** How a person is greeted: by their full name, else by the part of the address before the @. */
export function nameOf({ email, userMetadata }: Pick<UserRow, 'email' | 'userMetadata'>): string {
  return greetingName(userMetadata.full_name, email);
}

/** Accounts are not always opened by who owns the address, so a name must not be able to carry a message or a link. */
export function greetingName(wanted: unknown, email: string): string {
  const name = typeof wanted === 'string' ? wanted.trim().replace(/\s+/g, ' ') : '';
  return /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’ -]{0,39}$/u.test(name)
    ? name
    : email.slice(0, email.indexOf('@')).slice(0, 40);
}
