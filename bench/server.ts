import { rm } from 'node:fs/promises';
import { startPostgres } from '../scripts/postgres.ts';
import { type Line, leftOut, median } from './line.ts';
import { filePeer, openParse, openPith, type Peer, pithPeer } from './peers.ts';
import { end, forkUntilMessage } from './processes.ts';

const booksBudget = "'list my saved books' to";
const bars = { parse: 2.5, books: 0.7, hello: 0.6 };

/** Requests per second of Pith against those of its peers, which take turns. */
export async function measureServer(runs: number): Promise<Line[]> {
  const postgres = await startPostgres();
  if (!postgres) return [leftOut('the server beside its peers', '', 'there is no PostgreSQL here')];
  try {
    const { server, token, reader } = await openPith(postgres.url);
    const books = pithPeer(server, '/api/saved-books', { Authorization: `Bearer ${token}` });
    const bareBooks = filePeer('books.ts', '/saved-books', { 'x-reader': reader }, postgres.url);
    const parse = await openParse(postgres.url);
    const feed = pithPeer(server, '/api/feed?zone=Europe%2FBerlin');
    const hello = filePeer('hello.ts', '/hello');

    const [ours = [], bare = [], parses = []] = await takeTurns(runs, [books, bareBooks, ...(parse ? [parse] : [])]);
    const [feeds = [], hellos = []] = await takeTurns(runs, [feed, hello]);
    await rm(server.dataDir, { recursive: true, force: true });
    return [
      parse
        ? compare(`${booksBudget} Parse Server`, ours, parses, bars.parse)
        : leftOut(`${booksBudget} Parse Server`, `${bars.parse}`, 'npm could not bring it'),
      compare(`${booksBudget} bare Hono`, ours, bare, bars.books),
      compare('the feed to a bare Hono hello', feeds, hellos, bars.hello),
    ];
  } finally {
    await postgres.stop();
  }
}

/** The figures of each peer, a round at a time, so that what disturbs the machine disturbs all. */
async function takeTurns(rounds: number, peers: Peer[]): Promise<number[][]> {
  const figures = peers.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, peer] of peers.entries()) {
      const load = await peer.start();
      try {
        const { message, child } = await forkUntilMessage<number>('load.ts', [JSON.stringify(load)]);
        figures[index]?.push(message);
        await end(child);
      } finally {
        await peer.stop();
      }
    }
  }
  return figures;
}

function compare(budget: string, ours: number[], theirs: number[], bar: number): Line {
  const ratio = median(ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN)));
  const value = `${ratio.toFixed(2)} (${median(ours).toFixed(0)} to ${median(theirs).toFixed(0)} a second)`;
  return { budget, value, bar: `at least ${bar}`, ok: ratio >= bar };
}
