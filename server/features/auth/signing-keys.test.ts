import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import { type Database, openDatabase } from '../../database/open.ts';
import { testApp } from '../../testing/test-app.ts';
import { openSigningKeys } from './signing-keys.ts';

let database: Database;
beforeAll(async () => {
  const url = inject('databaseUrl');
  database = await openDatabase({ database: { url, pool: Number(inject('databasePool')) }, dataDir: '' }, () => {});
});
afterAll(() => database.close());

const configured = { signingKeys: undefined, sessionSecret: undefined };
const open = () => openSigningKeys(database.db, systemClock, configured);

describe('the keys in the database', () => {
  test('are agreed on by processes that start at once', async () => {
    await database.pool.query('delete from auth.signing_keys');
    const processes = await Promise.all(Array.from({ length: 6 }, open));
    expect(new Set(processes.map((keys) => keys.signer().kid)).size).toBe(1);
    expect(new Set(processes.map((keys) => Buffer.from(keys.derivationSecret).toString('hex'))).size).toBe(1);
  });

  test('are the same after a restart, and never the private half in public', async () => {
    const [before, after] = [await open(), await open()];
    expect(after.publicSet()).toEqual(before.publicSet());
    expect(JSON.stringify(before.publicSet())).not.toContain('"d"');
  });
});

const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const rsa = { ...(await exportJWK(privateKey)), kid: 'of-the-operator', alg: 'RS256', key_ops: ['sign', 'verify'] };

describe('keys by configuration', () => {
  const app = testApp({ SIGNING_KEYS: JSON.stringify([rsa]), SESSION_SECRET: 'a secret of at least 32 characters' });

  test('sign access tokens', async () => {
    const reader = await app.signUp();
    expect((await app.call('GET', '/auth/v1/user', { as: reader })).status).toBe(200);
    const reply = await app.call('GET', '/auth/v1/.well-known/jwks.json');
    const { keys } = (await reply.json()) as { keys: unknown[] };
    expect(keys).toEqual([
      { kty: 'RSA', kid: rsa.kid, alg: 'RS256', n: rsa.n, e: rsa.e, use: 'sig', key_ops: ['verify'] },
    ]);
  });
});
