import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export interface ReadMail {
  to: string;
  subject: string;
  messageId: string;
  /** The whole message, decoded. */
  source: string;
  /** The token of the link in it, where there is one. */
  token: string;
}

/** A data folder of the test file's own, and the mails that were left in it, oldest first by their own account. */
export function testOutbox() {
  const dataDir = mkdtempSync(join(tmpdir(), 'pith-outbox-'));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  return {
    dataDir,
    async mailsTo(email: string, subject = ''): Promise<ReadMail[]> {
      const folder = join(dataDir, 'outbox');
      const files = await readdir(folder).catch(() => []);
      const mails = await Promise.all(files.map(async (file) => parseMail(await readFile(join(folder, file), 'utf8'))));
      return mails.filter((mail) => mail.to === email && mail.subject.includes(subject));
    },
  };
}

export function parseMail(raw: string): ReadMail {
  const source = raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r?\\n\\s.*)*)`, 'mi').exec(raw)?.[1]?.replaceAll(/\r?\n\s+/g, ' ') ?? '';
  return {
    to: header('To'),
    subject: header('Subject'),
    messageId: header('Message-ID'),
    source,
    token: /token_hash=([\w-]+)/.exec(source)?.[1] ?? '',
  };
}
