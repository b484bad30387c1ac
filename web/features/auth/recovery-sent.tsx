/** The same words whether or not there is such an account. */
export function RecoverySent({ email }: { email: string }) {
  return (
    <p className="text-base text-ink-soft">
      If there is an account for <strong className="break-words text-ink">{email}</strong>, a link to a new password is
      on its way. It may take a minute, and it may land among the spam.
    </p>
  );
}
