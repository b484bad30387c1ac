import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Idea } from '../../contract/book.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const createdAt = () => moment('created_at').notNull().defaultNow();

/** Accounts and sessions live apart from the product's tables, as on the wire's original. */
export const auth = pgSchema('auth');

export const users = auth.table('users', {
  id: uuid().primaryKey().defaultRandom(),
  /** Lower-cased. */
  email: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** When a link in a mail to the address was opened; null while nobody has shown that it is theirs. */
  emailConfirmedAt: moment('email_confirmed_at'),
  confirmationSentAt: moment('confirmation_sent_at'),
  recoverySentAt: moment('recovery_sent_at'),
  /** When the one welcome mail of this account's life was asked for. */
  welcomedAt: moment('welcomed_at'),
  lastSignInAt: moment('last_sign_in_at'),
  userMetadata: jsonb('user_metadata').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = auth.table(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    /** How the person signed in, for the access token's amr claim. */
    method: text().$type<'password' | 'otp'>().notNull(),
    /** How often the refresh token was rotated: the token itself is derived, never stored. */
    refreshGeneration: integer('refresh_generation').notNull().default(0),
    /** When the latest generations were used (epoch ms), newest last; only as far back as a reuse is forgiven. */
    recentRefreshes: jsonb('recent_refreshes').$type<number[]>().notNull().default([]),
    refreshedAt: moment('refreshed_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_refreshed_at').on(table.refreshedAt)],
);

/** One link a purpose: a new one replaces the older. A used one stays until it expires, so that no retry revives it. */
export const oneTimeTokens = auth.table(
  'one_time_tokens',
  {
    userId: userId(),
    purpose: text().$type<'signup' | 'recovery'>().notNull(),
    /** SHA-256 of the token in the link; the token itself is only in the mail. */
    tokenHash: text('token_hash').notNull().unique(),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.purpose] })],
);

/** The keys that access tokens are signed with, and the one that the other tokens are derived with, as JWKs. */
export const signingKeys = auth.table('signing_keys', {
  kid: text().primaryKey(),
  privateJwk: jsonb('private_jwk').$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
});

export const profiles = pgTable('profiles', {
  id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  username: text().unique(),
  avatarUrl: text('avatar_url'),
  email: text(),
});

export const subscriptions = pgTable('subscriptions', {
  id: uuid().primaryKey().defaultRandom(),
  /** One live subscription a reader. */
  userId: userId().unique(),
  subscriptionType: text('subscription_type').$type<'trial' | 'free'>().notNull(),
  subscriptionStatus: text('subscription_status').$type<'trialing' | 'active'>().notNull(),
  trialStartDate: moment('trial_start_date'),
  trialEndDate: moment('trial_end_date'),
  createdAt: createdAt(),
});

export const growthStats = pgTable('growth_stats', {
  userId: userId().primaryKey(),
  ideasSaved: integer('ideas_saved').notNull().default(0),
  timeInvested: integer('time_invested').notNull().default(0),
  topicsExplored: integer('topics_explored').notNull().default(0),
  insightsRevisited: integer('insights_revisited').notNull().default(0),
  reflectionsWritten: integer('reflections_written').notNull().default(0),
  currentStreak: integer('current_streak').notNull().default(0),
  lastActivityDate: date('last_activity_date', { mode: 'string' }),
});

/** What was counted already, so that each event counts once however often it happens. */
export const growthEvents = pgTable(
  'growth_events',
  {
    userId: userId(),
    counter: text().notNull(),
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.counter, table.subject] })],
);

export const readingSessions = pgTable(
  'reading_sessions',
  {
    userId: userId(),
    id: uuid().notNull(),
    bookTitle: text('book_title').notNull(),
    bookAuthor: text('book_author').notNull(),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const savedBooks = pgTable(
  'saved_books',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    bookTitle: text('book_title').notNull(),
    bookAuthor: text('book_author').notNull(),
    bookCover: text('book_cover').notNull(),
    bookDescription: text('book_description').notNull(),
    bookFullDescription: text('book_full_description').notNull(),
    bookBackground: text('book_background').notNull(),
    bookImpact: text('book_impact').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('saved_books_title_author').on(table.userId, table.bookTitle, table.bookAuthor),
    index('saved_books_newest').on(table.userId, table.createdAt.desc(), table.id),
  ],
);

export const savedIdeas = pgTable(
  'saved_ideas',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    bookTitle: text('book_title').notNull(),
    ideaTitle: text('idea_title').notNull(),
    ideaExplanation: text('idea_explanation').notNull(),
    ideaImageUrl: text('idea_image_url').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('saved_ideas_book_idea').on(table.userId, table.bookTitle, table.ideaTitle),
    index('saved_ideas_newest').on(table.userId, table.createdAt.desc(), table.id),
  ],
);

export const bookIdeas = pgTable(
  'book_ideas',
  {
    bookTitle: text('book_title').notNull(),
    bookAuthor: text('book_author').notNull(),
    ideas: jsonb().$type<Idea[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.bookTitle, table.bookAuthor] })],
);

export const fetchedBooks = pgTable(
  'fetched_books',
  {
    title: text().notNull(),
    author: text().notNull(),
    coverUrl: text('cover_url').notNull(),
    description: text().notNull(),
    googleBooksId: text('google_books_id').notNull(),
    topics: text().array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.title, table.author] }),
    // The words that a search finds a book by; server/features/explore/queries.ts asks with the same expression.
    index('fetched_books_words').using('gin', sql`to_tsvector('english', "title" || ' ' || "author")`),
  ],
);

export const userIdeas = pgTable(
  'user_ideas',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    ideaTitle: text('idea_title').notNull(),
    ideaContent: text('idea_content').notNull(),
    status: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_ideas_newest').on(table.status, table.createdAt.desc()),
    index('user_ideas_user_id').on(table.userId),
  ],
);

/** The shared limiter's counts, in the shape that rate-limiter-flexible reads. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
