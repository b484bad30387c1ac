import { authClient } from './session.ts';

export type Mode = 'sign-up' | 'sign-in';

/** Signs a person up or in, and answers as the auth client does. */
export async function enter(mode: Mode, credentials: { email: string; password: string }) {
  const auth = await authClient();
  return mode === 'sign-in'
    ? auth.signInWithPassword(credentials)
    : auth.signUp({ ...credentials, options: { emailRedirectTo: `${location.origin}/` } });
}
