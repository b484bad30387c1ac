import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { passwordLengthMessage } from '../../../contract/auth.ts';
import { passwordMinLength } from '../../../contract/limits.ts';
import { WireError } from './wire-errors.ts';

// `const enum` of the package: its values are only types to a compiler that strips them.
const argon2id = 2 satisfies Algorithm.Argon2id;
const cost = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Each hash under way holds 19 MiB and a thread of the pool that files and names are read on too. */
const atOnce = Math.min(3, availableParallelism());
const maxWaiting = 300;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether it is the password of the hash; without one it takes as long and says no. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  const queue = hashingQueue();
  const nobody = await hash(crypto.randomUUID(), cost);
  return {
    hash: (password) => queue(() => hash(password, cost)),
    async matches(password, stored) {
      const same = await queue(() => verify(stored ?? nobody, password));
      return same && stored !== undefined;
    },
  };
}

export function refuseWeak(password: string): void {
  if (password.length < passwordMinLength) {
    throw new WireError('weak_password', passwordLengthMessage, { reasons: ['length'] });
  }
}

/** A flood of passwords waits its turn, and past a point is turned away, before it can take the memory. */
function hashingQueue() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) {
        throw new WireError('over_request_rate_limit', 'Too many requests at once', { retryAfterSeconds: 2 });
      }
      await new Promise<void>((resume) => waiting.push(resume));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
