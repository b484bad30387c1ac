import type { User } from '@supabase/auth-js';
import { call, server } from '../../api.ts';
import { authMessages } from './messages.ts';

/** Asks for the welcome mail, which the server sends once. It must not hold anybody up: a failure is only logged. */
export async function requestWelcomeMail(email: string, name: string): Promise<void> {
  try {
    await call(server.functions.v1['send-welcome-email'].$post({ json: { email, name } }));
  } catch (error) {
    console.warn(authMessages.welcomeMailFailed, error);
  }
}

/** The part of an address before the @. */
export function mailboxName(email: string): string {
  return email.split('@')[0] ?? '';
}

/** What a person is called in mail: their full name where they gave one. */
export function fullName(user: User): string {
  const { full_name: name } = user.user_metadata as { full_name?: unknown };
  return typeof name === 'string' && name.trim() !== '' ? name : mailboxName(user.email ?? '');
}
