const failuresBeforePause = 2;
const firstPauseMs = 60_000;
const longestPauseMs = 15 * 60_000;
/** How long a try after a pause may take before the next may be made. */
const trialMs = 10_000;

/**
 * Keeps callers from waiting for a service that does not answer: after two failures in a row it is left alone for a minute,
 * then one caller tries it, and with each further failure it is left alone for twice as long.
 */
export class Breaker {
  readonly #now: () => number;
  #failures = 0;
  #pauses = 0;
  #askAgainAt = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether the service may be asked now. */
  admits(): boolean {
    if (this.#now() < this.#askAgainAt) return false;
    if (this.#pauses > 0) this.#askAgainAt = this.#now() + trialMs;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#pauses = 0;
    this.#askAgainAt = 0;
  }

  /** `retryAfterMs` is what a service that answered asks for itself. Answers whether a pause began. */
  failed(retryAfterMs?: number): boolean {
    this.#failures++;
    if (this.#failures < failuresBeforePause && retryAfterMs === undefined) return false;
    const pauseMs = Math.min(longestPauseMs, Math.max(firstPauseMs * 2 ** this.#pauses, retryAfterMs ?? 0));
    this.#askAgainAt = this.#now() + pauseMs;
    this.#pauses++;
    return true;
  }
}
