import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

export interface Mail {
  /** Of the job that sends it: the same mail sent twice has the same Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the mail asks to open. */
  link?: string;
}

/** Takes mails to their readers. */
export interface Mailer {
  /** Resolves once the mail is in the next one's hands; throws where it may be tried again. */
  send(mail: Mail): Promise<void>;
}

/** The mailer that the configuration names: SMTP, else a folder. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Logger): Mailer {
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(config.dataDir, config.mailFrom, log);
}
