import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs a file of this folder as a process of its own and answers its first message. */
export async function forkUntilMessage<T>(
  file: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<{ message: T; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, file), args, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const message = await Promise.race([
    once(child, 'message').then(([first]) => first as T),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${file} ended with exit code ${code}`);
    }),
  ]);
  return { message, child };
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
