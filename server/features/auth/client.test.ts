import { AuthClient, isAuthApiError, isAuthWeakPasswordError } from '@supabase/auth-js';
import { beforeAll, expect, test } from 'vitest';
import { testOutbox } from '../../testing/outbox.ts';
import { testApp } from '../../testing/test-app.ts';

const { dataDir, mailsTo } = testOutbox();
const app = testApp({ DATA_DIR: dataDir });
const password = 'correct horse';

// The client compares expiry with its own clock.
beforeAll(() => {
  app.time.now = new Date();
});

/** The official client, as the browser has it, against the app itself. */
function client() {
  const kept = new Map<string, string>();
  const events: string[] = [];
  const auth = new AuthClient({
    url: 'http://pith.test/auth/v1',
    fetch: async (input, init) => app.app.request(String(input), init),
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    autoRefreshToken: false,
  });
  auth.onAuthStateChange((event) => void events.push(event));
  return { auth, events };
}
const newAddress = () => `${crypto.randomUUID()}@example.com`;

test('signs up, refreshes, changes and signs out', async () => {
  const { auth, events } = client();
  const email = newAddress();
  const signedUp = await auth.signUp({
    email,
    password,
    options: { data: { full_name: 'Ada' }, emailRedirectTo: 'http://pith.test/' },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session?.user.email).toBe(email);
  expect(signedUp.data.user?.user_metadata).toMatchObject({ full_name: 'Ada' });
  const refreshed = await auth.refreshSession();
  expect(refreshed.data.session?.refresh_token).not.toBe(signedUp.data.session?.refresh_token);
  const claims = await auth.getClaims();
  expect(claims.data?.claims.sub).toBe(signedUp.data.user?.id);
  expect((await auth.updateUser({ data: { full_name: 'Ada L' } })).data.user?.user_metadata.full_name).toBe('Ada L');
  expect((await auth.updateUser({ password: 'another one' })).error).toBeNull();
  expect((await auth.getUser()).data.user?.email).toBe(email);
  expect((await auth.getUserIdentities()).data?.identities).toHaveLength(1);
  expect((await auth.signOut()).error).toBeNull();
  expect((await auth.getSession()).data.session).toBeNull();
  expect(events).toEqual(
    expect.arrayContaining(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']),
  );
});

test('understands the refusals', async () => {
  const { auth } = client();
  const email = newAddress();
  await auth.signUp({ email, password });
  const again = await client().auth.signUp({ email, password });
  expect(again.error?.message).toContain('already registered');
  const wrong = await client().auth.signInWithPassword({ email, password: 'wrong one' });
  expect(isAuthApiError(wrong.error) && [wrong.error.status, wrong.error.code]).toEqual([400, 'invalid_credentials']);
  const weak = await client().auth.signUp({ email: newAddress(), password: '123' });
  expect(isAuthWeakPasswordError(weak.error) && weak.error.reasons).toEqual(['length']);
  const { data } = await auth.getSession();
  await auth.signOut({ scope: 'global' });
  const gone = await client().auth.getUser(data.session?.access_token);
  expect(gone.error?.message).toBe('Auth session missing!');
});

test('recovers a password by the link in the mail', async () => {
  const email = newAddress();
  await client().auth.signUp({ email, password });
  const { auth, events } = client();
  expect((await auth.resetPasswordForEmail(email, { redirectTo: 'http://pith.test/' })).error).toBeNull();
  await app.jobs.runDue();
  const [mail] = await mailsTo(email, 'new password');
  const opened = await auth.verifyOtp({ type: 'recovery', token_hash: mail?.token ?? '' });
  expect(opened.error).toBeNull();
  expect(events).toContain('PASSWORD_RECOVERY');
  expect((await auth.updateUser({ password: 'found again' })).error).toBeNull();
  expect((await client().auth.signInWithPassword({ email, password: 'found again' })).error).toBeNull();
});

test('resends the verification mail', async () => {
  const { auth } = client();
  const email = newAddress();
  await auth.signUp({ email, password });
  expect((await auth.resend({ type: 'signup', email })).error).toBeNull();
});
