import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { WireUser } from '../../../contract/auth.ts';
import type { Clock } from '../../clock.ts';
import type { SigningKeys } from './signing-keys.ts';
import { WireError } from './wire-errors.ts';

/** What an access token vouches for. */
export interface Identity {
  id: string;
  email: string;
  sessionId: string;
}

export interface AccessTokens {
  issue(
    user: WireUser,
    session: { id: string; method: string; createdAt: Date },
  ): Promise<{ token: string; expiresAt: number }>;
  /** Throws bad_jwt. That the session still lives is not known from the token. */
  verify(token: string): Promise<Identity>;
}

/** Checked signatures, so that a reader's next requests cost a look-up. */
const keptTokens = 5_000;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function createAccessTokens(
  keys: SigningKeys,
  clock: Clock,
  { issuer, lifetimeSeconds }: { issuer: string; lifetimeSeconds: number },
): AccessTokens {
  const verified = new Map<string, { identity: Identity; expiresAt: number }>();
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  return {
    async issue(user, session) {
      const { kid, alg, key } = keys.signer();
      const issuedAt = nowSeconds();
      const expiresAt = issuedAt + lifetimeSeconds;
      const token = await new SignJWT({
        email: user.email,
        phone: user.phone,
        app_metadata: user.app_metadata,
        user_metadata: user.user_metadata,
        role: user.role,
        aal: 'aal1',
        amr: [{ method: session.method, timestamp: Math.floor(session.createdAt.getTime() / 1000) }],
        session_id: session.id,
        is_anonymous: user.is_anonymous,
      })
        .setProtectedHeader({ alg, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(user.id)
        .setAudience(user.aud)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        // Two tokens of one second differ, whatever the algorithm.
        .setJti(randomUUID())
        .sign(key);
      return { token, expiresAt };
    },

    async verify(token) {
      const kept = verified.get(token);
      if (kept && kept.expiresAt > nowSeconds()) return kept.identity;
      const { identity, expiresAt } = await check(token, keys, clock());
      const oldest = verified.keys().next();
      if (verified.size >= keptTokens && !oldest.done) verified.delete(oldest.value);
      verified.set(token, { identity, expiresAt });
      return identity;
    },
  };
}

async function check(token: string, keys: SigningKeys, currentDate: Date) {
  try {
    const { payload } = await jwtVerify(token, keys.verifier, { audience: 'authenticated', currentDate });
    const { sub, email, session_id: sessionId, exp } = payload;
    if (!sub || !uuid.test(sub)) throw new WireError('bad_jwt', 'invalid claim: missing sub claim');
    if (typeof email !== 'string' || typeof sessionId !== 'string' || !uuid.test(sessionId) || !exp) {
      throw new WireError('bad_jwt', 'invalid claim: missing session_id claim');
    }
    return { identity: { id: sub, email, sessionId }, expiresAt: exp };
  } catch (error) {
    if (error instanceof WireError) throw error;
    if (error instanceof errors.JWTExpired) {
      throw new WireError(
        'bad_jwt',
        'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
      );
    }
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      throw new WireError('bad_jwt', `invalid JWT: unable to parse or verify signature, ${error.message}`);
    }
    throw error;
  }
}
