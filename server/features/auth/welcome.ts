import type { SendWelcomeEmail } from '../../../contract/auth.ts';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/errors.ts';
import type { Reader } from '../../http/mount.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { greetingName } from './letters.ts';
import { welcomeMail } from './mail-jobs.ts';
import * as queries from './queries.ts';

/** The welcome mail: to an account's own address, once in its life, however often and in how many tabs it is asked for. */
export function createWelcome({ clock, jobs }: { clock: Clock; jobs: Jobs }) {
  return {
    async send(reader: Reader, { email, name }: SendWelcomeEmail): Promise<{ sent: boolean }> {
      if (email !== reader.email) throw new ApiError('forbidden', 'A welcome goes to your own address only.');
      const sent = await jobs.transaction(async (tx, enqueue) => {
        const first = await queries.claimWelcome(tx, reader.id, clock());
        if (first) await enqueue(welcomeMail, { email, name: greetingName(name, email) });
        return first;
      });
      return { sent };
    },
  };
}
