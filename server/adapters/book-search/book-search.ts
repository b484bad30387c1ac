import type { Logger } from 'pino';
import type { FoundBook } from '../../../contract/explore.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { Breaker } from './breaker.ts';
import { bestVolumes } from './cover-score.ts';
import { Busy } from './fetch-json.ts';
import { googleBooks } from './google-books.ts';
import { openLibrary } from './open-library.ts';
import { rememberAnswers } from './remember-answers.ts';
import type { Volume } from './volume.ts';

/** Finds books that nobody has put into the catalogue. */
export interface BookSearch {
  /** Up to five books, the best first; none where no service answers in time. Never throws. */
  search(query: string): Promise<FoundBook[]>;
}

/** One source of books. It throws where it fails, and a Busy where it asks to be left alone. */
export interface BookService {
  name: string;
  search(query: string, signal: AbortSignal): Promise<Volume[]>;
}

/** How long a reader waits for one service, and for all of them. */
const serviceTimeoutMs = 1500;
const searchTimeoutMs = 2500;

/** The book services that the configuration names, each asked only where the one before it found nothing. */
export function openBookSearch(config: Pick<Config, 'bookSearch'>, clock: Clock, log: Logger): BookSearch {
  if (!config.bookSearch) return { search: async () => [] };
  const { googleBooksUrl, googleBooksKey, openLibraryUrl } = config.bookSearch;
  const now = () => clock().getTime();
  const services = [googleBooks(googleBooksUrl, googleBooksKey), openLibrary(openLibraryUrl)];
  const guarded = services.map((service) => guard(service, new Breaker(now), log));
  return rememberAnswers(
    {
      async search(query) {
        const deadline = AbortSignal.timeout(searchTimeoutMs);
        for (const ask of guarded) {
          const volumes = await ask(query, deadline);
          if (volumes.length > 0) return bestVolumes(volumes, query).map(toFoundBook);
        }
        return [];
      },
    },
    now,
  );
}

function guard({ name, search }: BookService, breaker: Breaker, log: Logger) {
  return async (query: string, deadline: AbortSignal): Promise<Volume[]> => {
    if (!breaker.admits()) return [];
    try {
      const volumes = await search(query, AbortSignal.any([deadline, AbortSignal.timeout(serviceTimeoutMs)]));
      breaker.succeeded();
      return volumes;
    } catch (error) {
      const paused = breaker.failed(error instanceof Busy ? error.retryAfterMs : undefined);
      if (paused) log.warn({ service: name, reason: String(error) }, 'book service left alone for a while');
      return [];
    }
  };
}

function toFoundBook({ ratingsCount: _, ...book }: Volume): FoundBook {
  return book;
}
