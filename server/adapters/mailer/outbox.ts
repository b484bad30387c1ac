import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Mailer } from './mailer.ts';
import { openTransport } from './transport.ts';

/** Leaves mails as .eml files in a folder and logs the link in each: a whole product with no mail server. */
export function outboxMailer(dataDir: string, from: string, log: Logger): Mailer {
  const folder = join(dataDir, 'outbox');
  const compose = openTransport('text', from);
  return {
    async send(mail) {
      const file = join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true });
      // Renamed into place: whoever watches the folder never sees half a mail.
      await writeFile(`${file}.part`, await compose(mail));
      await rename(`${file}.part`, file);
      log.info({ file, link: mail.link }, `mail in the outbox: ${mail.subject}`);
    },
  };
}
