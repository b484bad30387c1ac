import type { WireSession } from '../../../contract/auth.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/open.ts';
import type { AccessTokens, Identity } from './access-tokens.ts';
import type { DerivedTokens } from './derived-tokens.ts';
import * as queries from './queries.ts';
import { WireError } from './wire-errors.ts';
import { toWireUser } from './wire-user.ts';

/** How long a used refresh token still answers with the current one: tabs and lost replies race. */
const reuseSeconds = 10;

export interface Sessions {
  open(tx: Transaction, userId: string, method: 'password' | 'otp'): Promise<queries.SessionRow>;
  refresh(refreshToken: string): Promise<WireSession>;
  /** The person of the Bearer token whose session still lives. One prepared query, on every signed-in request. */
  authenticate(authorization: string | undefined): Promise<Identity>;
  end(identity: Identity, scope: 'global' | 'local' | 'others'): Promise<void>;
  toWire(user: queries.UserRow, session: queries.SessionRow): Promise<WireSession>;
}

export function createSessions({
  database: { db, pool },
  clock,
  accessTokens,
  derivedTokens,
  requireVerification,
  idleDays,
}: {
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
  derivedTokens: DerivedTokens;
  requireVerification: boolean;
  idleDays: number;
}): Sessions {
  async function toWire(row: queries.UserRow, session: queries.SessionRow): Promise<WireSession> {
    const user = toWireUser(row, requireVerification);
    const { token, expiresAt } = await accessTokens.issue(user, session);
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: expiresAt - Math.floor(clock().getTime() / 1000),
      expires_at: expiresAt,
      refresh_token: derivedTokens.refreshToken({ sessionId: session.id, generation: session.refreshGeneration }),
      user,
    };
  }

  return {
    toWire,

    open(tx, userId, method) {
      const now = clock();
      return queries.insertSession(tx, { userId, method, refreshedAt: now, createdAt: now });
    },

    async refresh(text) {
      const token = derivedTokens.readRefreshToken(text);
      const outcome =
        token && (await db.transaction((tx) => rotate(tx, token.sessionId, token.generation, clock(), idleDays)));
      if (!outcome) throw new WireError('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
      if (outcome === 'reused')
        throw new WireError('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
      if (outcome === 'idle') {
        throw new WireError('session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)');
      }
      return toWire(outcome.user, outcome.session);
    },

    async authenticate(authorization) {
      const bearer = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
      if (!bearer) throw new WireError('no_authorization', 'This endpoint requires a valid Bearer token');
      const identity = await accessTokens.verify(bearer);
      if (await queries.sessionLives(pool, identity.sessionId, identity.id)) return identity;
      if (await queries.findUser(db, identity.id)) {
        throw new WireError('session_not_found', 'Session from session_id claim in JWT does not exist');
      }
      throw new WireError('user_not_found', 'User from sub claim in JWT does not exist');
    },

    async end({ id, sessionId }, scope) {
      if (scope === 'global') await queries.deleteAllSessions(db, id);
      else if (scope === 'local') await queries.deleteSession(db, id, sessionId);
      else await queries.deleteOtherSessions(db, id, sessionId);
    },
  };
}

type Live = { session: queries.SessionRow; user: queries.UserRow };

/** Uses a refresh token up. Null: it is nobody's. 'reused': it was used long ago, and its session is over now. */
async function rotate(
  tx: Transaction,
  sessionId: string,
  generation: number,
  now: Date,
  idleDays: number,
): Promise<Live | 'reused' | 'idle' | null> {
  const session = await queries.lockSession(tx, sessionId);
  const user = session && (await queries.findUser(tx, session.userId));
  if (!user || generation > session.refreshGeneration) return null;
  if (now.getTime() - session.refreshedAt.getTime() > idleDays * 86_400_000) {
    await queries.deleteSession(tx, session.userId, sessionId);
    return 'idle';
  }
  const behind = session.refreshGeneration - generation;
  if (behind === 0) {
    const recent = session.recentRefreshes.filter((at) => isRecent(at, now));
    const next = {
      refreshGeneration: generation + 1,
      recentRefreshes: [...recent, now.getTime()],
      refreshedAt: now,
    };
    await queries.advanceSession(tx, sessionId, next);
    return { session: { ...session, ...next }, user };
  }
  const usedAt = session.recentRefreshes.at(-behind);
  if (behind === 1 || (usedAt && isRecent(usedAt, now))) return { session, user };
  await queries.deleteSession(tx, session.userId, sessionId);
  return 'reused';
}

const isRecent = (at: number, now: Date) => now.getTime() - at <= reuseSeconds * 1000;
