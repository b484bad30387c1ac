import { and, asc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db, Transaction } from '../../database/open.ts';
import { oneTimeTokens, sessions, signingKeys, users } from '../../database/schema.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type Purpose = typeof oneTimeTokens.$inferSelect.purpose;

/** Asked on every signed-in request: prepared once a connection, and as little as can be fetched. */
export async function sessionLives(pool: Pool, sessionId: string, userId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'auth_session_lives',
    text: 'select 1 from auth.sessions where id = $1 and user_id = $2',
    values: [sessionId, userId],
    rowMode: 'array',
  });
  return rowCount === 1;
}

export async function findUser(db: Db | Transaction, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function findUserByEmail(db: Db | Transaction, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** Nothing where the address has an account already. */
export async function insertUser(tx: Transaction, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row;
}

/** Nothing where the password was changed since it was checked. */
export async function markSignedIn(
  tx: Transaction,
  { id, passwordHash }: UserRow,
  at: Date,
): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ lastSignInAt: at })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .returning();
  return row;
}

export async function lockUser(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

export async function updateUser(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<UserRow, 'id' | 'email'>>,
): Promise<UserRow | undefined> {
  const [row] = await tx.update(users).set(changes).where(eq(users.id, id)).returning();
  return row;
}

/** True for the one caller that is the first to welcome this account. */
export async function claimWelcome(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ welcomedAt: at })
    .where(and(eq(users.id, id), isNull(users.welcomedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<SessionRow> {
  const [row] = await tx.insert(sessions).values(session).returning();
  if (!row) throw new Error('An insert answered no row');
  return row;
}

/** The session, locked until the transaction ends: of two refreshes at once, one waits. */
export async function lockSession(tx: Transaction, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return row;
}

export async function advanceSession(
  tx: Transaction,
  id: string,
  next: Pick<SessionRow, 'refreshGeneration' | 'recentRefreshes' | 'refreshedAt'>,
): Promise<void> {
  await tx.update(sessions).set(next).where(eq(sessions.id, id));
}

export async function deleteSession(db: Db | Transaction, userId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

export async function deleteOtherSessions(db: Db | Transaction, userId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, id)));
}

export async function deleteAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/**
 * Makes the request's link the one that counts for its purpose. False where a later request was faster, or where this
 * very link has been used already: then it must not be mailed (again).
 */
export async function keepToken(tx: Transaction, token: typeof oneTimeTokens.$inferInsert): Promise<boolean> {
  const { tokenHash, requestedAt, expiresAt } = token;
  const { tokenHash: hash, requestedAt: asked, usedAt } = oneTimeTokens;
  const rows = await tx
    .insert(oneTimeTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [oneTimeTokens.userId, oneTimeTokens.purpose],
      set: { tokenHash, requestedAt, expiresAt, usedAt: null },
      setWhere: sql`${asked} < ${requestedAt} or (${hash} = ${tokenHash} and ${usedAt} is null)`,
    })
    .returning({ userId: oneTimeTokens.userId });
  return rows.length > 0;
}

/** The account whose link this is, of any account or of `ownerId`; the link is used up by asking. */
export async function redeemToken(
  tx: Transaction,
  hash: string,
  purpose: Purpose,
  at: Date,
  ownerId: string | undefined,
): Promise<string | undefined> {
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: at })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hash),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, at),
        ownerId ? eq(oneTimeTokens.userId, ownerId) : undefined,
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  return row?.userId;
}

export async function voidTokens(tx: Transaction, userId: string, purpose: Purpose, at: Date): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: at })
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.usedAt)));
}

/** Deletes links long dead and sessions that nobody has refreshed since `idleSince`. */
export async function deleteStale(db: Db, at: Date, idleSince: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, sql`${at}::timestamptz - interval '7 days'`));
  await db.delete(sessions).where(lt(sessions.refreshedAt, idleSince));
}

export type KeyRow = Pick<typeof signingKeys.$inferSelect, 'kid' | 'privateJwk'>;

/** Oldest first. */
export async function findKeys(db: Db | Transaction): Promise<KeyRow[]> {
  return db.select().from(signingKeys).orderBy(asc(signingKeys.createdAt), asc(signingKeys.kid));
}

/** Inserts the keys unless another process was first, and answers those that count. */
export async function insertFirstKeys(db: Db, createdAt: Date, keys: KeyRow[]): Promise<KeyRow[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${signingKeys} in share row exclusive mode`);
    const present = await findKeys(tx);
    if (present.length > 1) return present;
    await tx.insert(signingKeys).values(keys.map((key) => ({ ...key, createdAt })));
    return findKeys(tx);
  });
}
