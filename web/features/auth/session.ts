import type { AuthClient as AuthClientClass, Session, User } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import { storage } from '../../device/storage.ts';

type AuthClient = InstanceType<typeof AuthClientClass>;

/** Where the session is kept; also read by the boot script, before the first paint. */
export const sessionKey = 'pith.session';

export interface AuthState {
  user: User | null;
  session: Session | null;
  /** True until the first session, or its absence, is known. */
  loading: boolean;
}

const unknown: AuthState = { user: null, session: null, loading: true };
const signedOut: AuthState = { user: null, session: null, loading: false };
let state = unknown;
let started = false;
let client: Promise<AuthClient> | undefined;
const listeners = new Set<() => void>();
const personListeners = new Set<() => void>();

function setState(next: AuthState): void {
  const another = state.user?.id !== next.user?.id;
  state = next;
  document.documentElement.toggleAttribute('data-session', next.session !== null);
  if (another) for (const listener of personListeners) listener();
  for (const listener of listeners) listener();
}

/** The official client, loaded on first use: a signed-out reader never pays for it. */
export function authClient(): Promise<AuthClient> {
  client ??= import('@supabase/auth-js').then(({ AuthClient }) => {
    const auth = new AuthClient({
      url: `${location.origin}/auth/v1`,
      storageKey: sessionKey,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    });
    auth.onAuthStateChange((_event, session) => {
      setState({ user: session?.user ?? null, session, loading: false });
    });
    return auth;
  });
  // What failed to load, most likely offline, is asked for again the next time.
  client.catch(() => {
    client = undefined;
  });
  return client;
}

/** Begins to follow the session. Once, when the app has hydrated. */
export function startSession(): void {
  if (started) return;
  started = true;
  if (storage.get(sessionKey)) void authClient();
  else setState(signedOut);
  // A sign-in in another tab, while this one has not needed the client yet.
  addEventListener('storage', (event) => {
    if (event.key === sessionKey && event.newValue) void authClient();
  });
}

/** Calls the listener when a person comes or is gone, in this or another tab. */
export function onPersonChange(listener: () => void): void {
  personListeners.add(listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's auth state. Renders as loading on the server and while hydrating. */
export function useAuth(): AuthState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );
}

/** The current access token, refreshed when it is about to expire; null when signed out. */
export async function accessToken(): Promise<string | null> {
  if (!client && !storage.get(sessionKey)) return null;
  const { data } = await (await authClient()).getSession();
  return data.session?.access_token ?? null;
}

/** Signs out everywhere; where the server cannot be told, on this device at least. */
export async function signOut(): Promise<void> {
  const auth = await authClient();
  const { error } = await auth.signOut();
  if (error) await auth.signOut({ scope: 'local' });
}

/** Asks the server whether the session still lives. The client drops one that was ended from elsewhere. */
export async function checkSession(): Promise<void> {
  await (await authClient()).getUser();
}
