import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseMail } from '../../testing/outbox.ts';
import { type Mail, type Mailer, openMailer } from './mailer.ts';

/** What every mailer does: `received` reads what the last mail's reader got. */
function mailerSuite(
  name: string,
  open: () => Promise<{ mailer: Mailer; received: () => Promise<string[]>; close: () => Promise<void> }>,
) {
  describe(name, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const mail: Mail = {
      id: 'f4b4b1f0-0000-4000-8000-000000000001',
      to: 'ada@example.com',
      subject: 'Grüße, "quoted"',
      text: `A long line of text, ${'word '.repeat(40)}\n\nhttps://pith.example/account/verify-email?token_hash=abc_-123\n.\nthe end\n`,
      html: '<p>Grüße</p>',
      link: 'https://pith.example/account/verify-email?token_hash=abc_-123',
    };

    test('takes a mail to its reader, whole', async () => {
      await opened.mailer.send(mail);
      const [raw = ''] = await opened.received();
      const { source, to, messageId, token } = parseMail(raw);
      expect(to).toBe('ada@example.com');
      expect(messageId).toBe('<f4b4b1f0-0000-4000-8000-000000000001@pith.example>');
      expect(token).toBe('abc_-123');
      expect(source).toContain('word '.repeat(39));
      expect(source).toContain('the end');
      expect(raw).toMatch(/^From: Pith <hello@pith\.example>/m);
      expect(raw).toContain('multipart/alternative');
      expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
      expect(source).toContain('Grüße');
    });

    test('gives the same mail the same Message-ID when it is sent again', async () => {
      await opened.mailer.send(mail);
      const ids = (await opened.received()).map((raw) => parseMail(raw).messageId);
      expect(new Set(ids).size).toBe(1);
    });

    test('does not let an address become a header', async () => {
      await opened.mailer.send({ ...mail, id: 'b', subject: 'one\r\nBcc: eve@example.com' });
      const raws = await opened.received();
      for (const raw of raws) expect(raw).not.toMatch(/^Bcc:/m);
    });
  });
}

const silent = pino({ level: 'silent' });
const mailFrom = 'Pith <hello@pith.example>';

mailerSuite('the outbox', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pith-mailer-'));
  const folder = join(dataDir, 'outbox');
  return {
    mailer: openMailer({ smtpUrl: undefined, mailFrom, dataDir }, silent),
    received: async () => Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8'))),
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
});

async function startSmtp() {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        messages.push(text);
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return { messages, port, close };
}

mailerSuite('an SMTP server', async () => {
  const { messages, port, close } = await startSmtp();
  const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: '' }, silent);
  return { mailer, received: async () => messages, close };
});

test('a server that is not there is a failure, to be tried again', async () => {
  const { port, close } = await startSmtp();
  await close();
  const mailer = openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: '' }, silent);
  await expect(mailer.send({ id: 'a', to: 'ada@example.com', subject: 's', text: 't', html: 'h' })).rejects.toThrow();
});
