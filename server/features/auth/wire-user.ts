import type { WireIdentity, WireUser } from '../../../contract/auth.ts';
import type { UserRow } from './queries.ts';

/**
 * An account as the wire shows it. Where no verification is required an account counts as confirmed from its start, as on
 * the wire's original; `email_verified` tells whether its owner has shown that the address is theirs.
 */
export function toWireUser(row: UserRow, requireVerification: boolean): WireUser {
  const confirmed = row.emailConfirmedAt ?? (requireVerification ? null : row.createdAt);
  const verified = row.emailConfirmedAt !== null;
  const created_at = row.createdAt.toISOString();
  const updated_at = row.updatedAt.toISOString();
  const signedIn = row.lastSignInAt && { last_sign_in_at: row.lastSignInAt.toISOString() };
  const identity: WireIdentity = {
    identity_id: row.id,
    id: row.id,
    user_id: row.id,
    identity_data: { sub: row.id, email: row.email, email_verified: verified, phone_verified: false },
    provider: 'email',
    email: row.email,
    ...signedIn,
    created_at,
    updated_at,
  };
  return {
    id: row.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: row.email,
    phone: '',
    ...(confirmed && { email_confirmed_at: confirmed.toISOString(), confirmed_at: confirmed.toISOString() }),
    ...(row.confirmationSentAt && { confirmation_sent_at: row.confirmationSentAt.toISOString() }),
    ...(row.recoverySentAt && { recovery_sent_at: row.recoverySentAt.toISOString() }),
    ...signedIn,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...row.userMetadata, email_verified: verified },
    identities: [identity],
    created_at,
    updated_at,
    is_anonymous: false,
  };
}
