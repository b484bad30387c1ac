import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import * as queries from './queries.ts';
import { WireError } from './wire-errors.ts';

const algorithm = 'ES256';
const derivationKid = 'derivation';
/** How often at most an unknown key id makes us look for keys that another process may have made. */
const reloadMs = 10_000;

type Key = Awaited<ReturnType<typeof importJWK>>;

export interface SigningKeys {
  /** The key of new tokens: the newest. */
  signer(): { kid: string; alg: string; key: Key };
  /** The public key that a token's header names. */
  verifier: JWTVerifyGetKey;
  /** The public halves of all keys that tokens may still be signed with. */
  publicSet(): { keys: JWK[] };
  /** What refresh tokens and links are derived with. */
  derivationSecret: Uint8Array;
}

interface LoadedKey {
  kid: string;
  alg: string;
  private: Key;
  public: Key;
  publicJwk: JWK;
}

/**
 * The configured keys, else the database's. Processes that start at once on a new database agree: making the first keys
 * locks the table.
 */
export async function openSigningKeys(
  db: Db,
  clock: Clock,
  configured: { signingKeys: JWK[] | undefined; sessionSecret: string | undefined },
): Promise<SigningKeys> {
  const stored = await storedKeys(db, clock);
  let keys = await Promise.all((configured.signingKeys ?? stored.signing).map(load));
  let loadedAt = performance.now();

  async function find(kid: string | undefined): Promise<LoadedKey | undefined> {
    const known = keys.find((key) => key.kid === kid);
    if (known || configured.signingKeys || performance.now() - loadedAt < reloadMs) return known;
    loadedAt = performance.now();
    keys = await Promise.all((await storedKeys(db, clock)).signing.map(load));
    return keys.find((key) => key.kid === kid);
  }

  return {
    signer() {
      const newest = keys.at(-1);
      if (!newest) throw new Error('There is no signing key');
      return { kid: newest.kid, alg: newest.alg, key: newest.private };
    },
    async verifier({ kid, alg }) {
      const key = await find(kid);
      if (!key || key.alg !== alg) {
        throw new WireError('bad_jwt', 'invalid JWT: unable to parse or verify signature, unrecognized JWT kid');
      }
      return key.public;
    },
    publicSet: () => ({ keys: keys.map((key) => key.publicJwk) }),
    derivationSecret: configured.sessionSecret
      ? new TextEncoder().encode(configured.sessionSecret)
      : Buffer.from(stored.derivationKey, 'base64url'),
  };
}

async function load(jwk: JWK): Promise<LoadedKey> {
  const { kty, kid, alg, crv, x, y, n, e } = jwk;
  if (!kid || !alg) throw new Error('A signing key needs kid and alg');
  const members = Object.entries({ kty, kid, alg, crv, x, y, n, e }).filter(([, value]) => value !== undefined);
  const publicJwk = { ...Object.fromEntries(members), use: 'sig', key_ops: ['verify'] } as JWK;
  const signing = { ...jwk };
  // Written for both uses by some tools; Web Crypto wants a private key for signing only.
  delete signing.key_ops;
  return { kid, alg, private: await importJWK(signing, alg), public: await importJWK(publicJwk, alg), publicJwk };
}

async function storedKeys(db: Db, clock: Clock): Promise<{ signing: JWK[]; derivationKey: string }> {
  const rows = await queries.findKeys(db);
  const complete = rows.length > 1 ? rows : await queries.insertFirstKeys(db, clock(), await makeKeys());
  const derivation = complete.find((row) => row.kid === derivationKid)?.privateJwk.k;
  if (typeof derivation !== 'string') throw new Error('auth.signing_keys has no derivation key');
  const signing = complete.filter((row) => row.kid !== derivationKid).map((row) => row.privateJwk as JWK);
  return { signing, derivationKey: derivation };
}

async function makeKeys(): Promise<{ kid: string; privateJwk: Record<string, unknown> }[]> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return [
    { kid, privateJwk: { ...jwk, kid, alg: algorithm } },
    { kid: derivationKid, privateJwk: { kty: 'oct', k: randomBytes(32).toString('base64url') } },
  ];
}
