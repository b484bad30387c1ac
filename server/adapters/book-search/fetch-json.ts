/** A service that asks to be left alone, for so long. */
export class Busy extends Error {
  override name = 'Busy';
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('The service asks to wait');
    this.retryAfterMs = retryAfterMs;
  }
}

/** The parsed body of a good answer. Throws for anything else, a Busy for 429. */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const reply = await fetch(url, { signal, headers: { Accept: 'application/json', 'User-Agent': 'Pith' } });
  if (reply.ok) return reply.json();
  await reply.body?.cancel();
  if (reply.status === 429) throw new Busy(1000 * (Number(reply.headers.get('retry-after')) || 0));
  throw new Error(`HTTP ${reply.status}`);
}
