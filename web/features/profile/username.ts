import { usernameMaxLength, usernameMinLength } from '../../../contract/limits.ts';
import { profileMessages } from './messages.ts';

/** What can be a username of what was typed: lower case, only a to z, digits and underscores, at most 20 of them. */
export function toUsername(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '')
    .slice(0, usernameMaxLength);
}

/** What is wrong with a username, in words; null when nothing is. */
export function usernameFault(username: string): string | null {
  if (username === '') return profileMessages.usernameRequired;
  return username.length < usernameMinLength ? profileMessages.usernameShort : null;
}
