import { z } from '@hono/zod-openapi';
import { endpoint } from './endpoint.ts';
import { emailMaxLength, passwordMaxLength, passwordMinLength } from './limits.ts';

/** The bodies of the authentication wire, /auth/v1, which the official client speaks; fields it may also send are ignored. */

/** The access token carries it in a header on every request. */
export const userMetadataMaxBytes = 3000;

export const emailFormatMessage = 'Unable to validate email address: invalid format';
export const passwordLengthMessage = `Password should be at least ${passwordMinLength} characters.`;
export const passwordTooLongMessage = `Password cannot be longer than ${passwordMaxLength} characters`;

/** Addresses are compared and kept in lower case. */
export const Email = z
  .string({ error: emailFormatMessage })
  .max(emailMaxLength, emailFormatMessage)
  .toLowerCase()
  .pipe(z.email({ pattern: z.regexes.html5Email, error: emailFormatMessage }));

/** Whether it is long enough is another error on the wire: see `weak_password`. */
const Password = z.string({ error: 'A password is required' }).max(passwordMaxLength, passwordTooLongMessage);

/** What the database can keep: no NUL, no half characters, not too deep, not too much. */
export const UserMetadata = z
  .record(z.string(), z.unknown(), { error: 'data must be an object' })
  .refine((data) => isStorable(data, 8), 'data has a value that cannot be stored')
  .refine((data) => new TextEncoder().encode(JSON.stringify(data)).length <= userMetadataMaxBytes, {
    error: `data is larger than ${userMetadataMaxBytes} bytes`,
    when: ({ issues }) => issues.length === 0,
  });

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, part]) => isStorable(key, 0) && isStorable(part, depth - 1));
}

/** The answer to a captcha, where the operator configured one. */
const security = {
  gotrue_meta_security: z.object({ captcha_token: z.string().max(8000).nullish() }).nullish(),
};

export const SignUpBody = z.object({ email: Email, password: Password, data: UserMetadata.nullish(), ...security });
export const SignInBody = z.object({ email: Email, password: Password, ...security });
export const RefreshBody = z.object({ refresh_token: z.string({ error: 'refresh_token required' }).max(1000) });
export const RecoverBody = z.object({ email: Email, ...security });
export const ResendBody = z.object({
  type: z.literal(['signup', 'email_change', 'sms', 'phone_change'], { error: 'Missing one of these types: signup' }),
  email: Email,
  ...security,
});

export const UpdateUserBody = z.object({
  password: Password.nullish(),
  data: UserMetadata.nullish(),
  /** Cannot be changed; the account's own is accepted. */
  email: Email.nullish(),
});

/** What a link in a mail is for. `email` is the wire's newer word for `signup`; the last two are about phones. */
export const linkTypes = [
  'signup',
  'email',
  'recovery',
  'invite',
  'magiclink',
  'email_change',
  'sms',
  'phone_change',
] as const;
export type LinkType = (typeof linkTypes)[number];

/** Either the hash alone, or the token with the address that it was sent to. */
export const VerifyBody = z.object({
  type: z.literal(linkTypes, { error: 'Verify requires a verification type' }),
  token_hash: z.string().max(1000).nullish(),
  token: z.string().max(1000).nullish(),
  email: Email.nullish(),
  phone: z.string().max(100).nullish(),
});
export type VerifyBody = z.infer<typeof VerifyBody>;

export const LogoutScope = z.literal(['global', 'local', 'others'], { error: 'Unsupported logout scope' });
export type LogoutScope = z.infer<typeof LogoutScope>;

/** The account, as the wire shows it. */
export interface WireUser {
  id: string;
  aud: 'authenticated';
  role: 'authenticated';
  email: string;
  phone: '';
  /** When the account could first sign in; whether the address is known to be its owner's is `email_verified` below. */
  email_confirmed_at?: string;
  confirmed_at?: string;
  confirmation_sent_at?: string;
  recovery_sent_at?: string;
  last_sign_in_at?: string;
  app_metadata: { provider: 'email'; providers: ['email'] };
  user_metadata: Record<string, unknown> & { email_verified: boolean };
  identities: WireIdentity[];
  created_at: string;
  updated_at: string;
  is_anonymous: false;
}

export interface WireIdentity {
  identity_id: string;
  id: string;
  user_id: string;
  identity_data: { sub: string; email: string; email_verified: boolean; phone_verified: false };
  provider: 'email';
  email: string;
  last_sign_in_at?: string;
  created_at: string;
  updated_at: string;
}

export interface WireSession {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: WireUser;
}

const SendWelcomeEmailBody = z.object({
  email: Email,
  name: z
    .string()
    .max(200)
    .openapi({ description: 'How to greet: a full name, or the part of the address before the @' }),
});
export type SendWelcomeEmail = z.infer<typeof SendWelcomeEmailBody>;

export const sendWelcomeEmail = endpoint({
  method: 'post',
  path: '/functions/v1/send-welcome-email',
  caller: 'reader',
  summary: 'Welcomes the account at its own address, once in its life; `sent` tells whether this call was the one',
  body: SendWelcomeEmailBody,
  reply: z.object({ sent: z.boolean() }),
  errors: ['forbidden'],
});
