import type { Mailer } from './mailer.ts';
import { openTransport } from './transport.ts';

/** Hands mails to an SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const deliver = openTransport({ smtpUrl }, from);
  return {
    async send(mail) {
      await deliver(mail);
    },
  };
}
