import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** The server's log: JSON lines, without what people wrote and who they are. */
export function openLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeFault } };
  return destination ? pino(options, destination) : pino(options);
}

interface Fault {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: Fault;
}

/** What went wrong and where. A failed query names its values, in its message and beside it: they stay out. */
function describeFault(thrown: unknown): Fault {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: reasonOf(thrown) };
  const { name, message, stack = '', cause } = thrown;
  // A stack begins with the message.
  const frames = stack.indexOf(message) + message.length;
  return {
    type: name,
    message: reasonOf(thrown),
    ...('code' in thrown && { code: thrown.code }),
    ...(stack.includes(message) && { stack: stack.slice(frames).trimStart() }),
    ...(cause !== undefined && { cause: describeFault(cause) }),
  };
}

/** A fault in one line, without its values; servers like to repeat the address that they refuse. */
export function reasonOf(thrown: unknown): string {
  const words = thrown instanceof DrizzleQueryError ? `Failed query: ${thrown.query}: ${thrown.cause}` : String(thrown);
  return words.replaceAll(/[^\s<>:]+@[^\s<>]+/g, '(address)');
}
