import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { WireError } from './wire-errors.ts';

const verifyUrls = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};
const timeoutMs = 5_000;
const Verdict = z.object({ success: z.boolean() });

/** Throws captcha_failed unless the answer convinces the configured provider; without one, nothing is asked. */
export type CheckCaptcha = (answer: string | null | undefined, clientAddress: string) => Promise<void>;

export function createCaptcha(captcha: Config['captcha'], log: Logger): CheckCaptcha {
  if (!captcha) return async () => {};
  const url = captcha.verifyUrl ?? verifyUrls[captcha.provider];
  return async (answer, remoteip) => {
    if (!answer) throw refused('no captcha response (captcha_token) found in request');
    const body = new URLSearchParams({ secret: captcha.secret, response: answer, remoteip });
    let verdict: z.output<typeof Verdict>;
    try {
      const reply = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
      verdict = Verdict.parse(await reply.json());
    } catch (error) {
      log.warn({ err: error, provider: captcha.provider }, 'captcha provider does not answer');
      throw refused('the captcha could not be checked, try again');
    }
    if (!verdict.success) throw refused('invalid-input-response');
  };
}

const refused = (why: string) => new WireError('captcha_failed', `captcha protection: request disallowed (${why})`);
