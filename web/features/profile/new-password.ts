import { passwordMinLength } from '../../../contract/limits.ts';
import { profileMessages } from './messages.ts';

export interface PasswordFault {
  field: 'first' | 'second';
  message: string;
}

/** What is wrong with a new password and its repetition; null when nothing is. */
export function passwordFault(first: string, second: string): PasswordFault | null {
  if (first === '') return { field: 'first', message: profileMessages.bothPasswords };
  if (second === '') return { field: 'second', message: profileMessages.bothPasswords };
  if (first !== second) return { field: 'second', message: profileMessages.passwordsDiffer };
  if (first.length < passwordMinLength) return { field: 'first', message: profileMessages.passwordShort };
  return null;
}
