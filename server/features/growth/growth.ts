import type { GrowthStats } from '../../../contract/growth.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import { ApiError } from '../../http/errors.ts';
import { calendarDay } from '../feed/daily-window.ts';
import * as queries from './queries.ts';
import { nextStreak } from './streak.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  /** The topics of a book that is known; none for one that is not. */
  topicsOf(title: string, author: string): readonly string[];
}

export function createGrowth({ db, clock, topicsOf }: Dependencies) {
  return {
    async stats(userId: string): Promise<GrowthStats> {
      const row =
        (await queries.findStats(db, userId)) ?? (await db.transaction((tx) => queries.lockStats(tx, userId)));
      return toStats(row);
    },

    updateStreak: (userId: string, zone: string): Promise<GrowthStats> =>
      db.transaction(async (tx) => {
        const row = await queries.lockStats(tx, userId);
        const today = calendarDay(clock(), zone);
        if (row.lastActivityDate !== null && today <= row.lastActivityDate) return toStats(row);
        const currentStreak = nextStreak(row.currentStreak, row.lastActivityDate, today);
        await queries.setStreak(tx, userId, currentStreak, today);
        return toStats({ ...row, currentStreak, lastActivityDate: today });
      }),

    async openReading(userId: string, id: string, bookTitle: string, bookAuthor: string): Promise<{ id: string }> {
      await queries.insertReadingSession(db, { userId, id, bookTitle, bookAuthor, openedAt: clock() });
      return { id };
    },

    /** Minutes are the reader's own measure of visible time, bounded by what really passed and a minute carried from before. */
    closeReading: (userId: string, id: string, read: { minutes: number; ideas: number }): Promise<GrowthStats> =>
      db.transaction(async (tx) => {
        await queries.lockStats(tx, userId);
        const session = await queries.findReadingSession(tx, userId, id);
        if (!session) throw new ApiError('not_found', 'There is no such reading session.');
        const elapsed = Math.floor((clock().getTime() - session.openedAt.getTime()) / 60_000);
        const minutes = Math.min(read.minutes, elapsed + 1);
        if (minutes >= 1) await queries.countOnce(tx, userId, 'timeInvested', id, minutes);
        if (read.ideas >= 1) {
          for (const topic of topicsOf(session.bookTitle, session.bookAuthor)) {
            await queries.countOnce(tx, userId, 'topicsExplored', topic);
          }
        }
        return toStats(await queries.lockStats(tx, userId));
      }),
  };
}

function toStats(row: queries.GrowthRow): GrowthStats {
  return {
    ideas_saved: row.ideasSaved,
    time_invested: row.timeInvested,
    topics_explored: row.topicsExplored,
    insights_revisited: row.insightsRevisited,
    reflections_written: row.reflectionsWritten,
    current_streak: row.currentStreak,
    last_activity_date: row.lastActivityDate,
  };
}
