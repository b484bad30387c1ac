import nodemailer from 'nodemailer';
import type { Mail } from './mailer.ts';

/** Where a mail goes: to an SMTP server, or nowhere but into its own text, which is answered. */
export type Destination = { smtpUrl: string } | 'text';

const timeoutMs = 15_000;

/** Writes mails down in the form of the Internet's messages, the same for every way of sending. */
export function openTransport(destination: Destination, from: string): (mail: Mail) => Promise<Buffer> {
  const transport =
    destination === 'text'
      ? nodemailer.createTransport({ streamTransport: true, buffer: true })
      : nodemailer.createTransport({
          url: destination.smtpUrl,
          connectionTimeout: timeoutMs,
          greetingTimeout: timeoutMs,
          socketTimeout: timeoutMs,
        });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, to, subject, text, html }) => {
    const sent = await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${id}@${domain}>`,
      // Asks holiday notices and the like not to answer.
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return 'message' in sent && Buffer.isBuffer(sent.message) ? sent.message : Buffer.alloc(0);
  };
}
