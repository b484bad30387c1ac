import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, MailQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { faultMessage } from '../auth/auth-fault.ts';
import { inputClass } from '../auth/field.tsx';
import { authClient } from '../auth/session.ts';
import { profileMessages } from './messages.ts';
import { verifiedQuery } from './queries.ts';

/** The address of the account, which stays, and whether it is known to be the reader's. */
export function EmailField({ email }: { email: string }) {
  const { data: verified } = useQuery(verifiedQuery);
  return (
    <div>
      <label htmlFor="email" className="mb-1.5 block font-semibold text-sm">
        {profileMessages.email}
      </label>
      <input
        id="email"
        type="email"
        value={email}
        readOnly
        aria-describedby="email-note"
        className={`${inputClass} text-ellipsis text-ink-soft`}
      />
      <div
        id="email-note"
        className="mt-1.5 flex min-h-6 flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm"
      >
        <span>{profileMessages.emailFixed}</span>
        {verified === true && (
          <span className="inline-flex items-center gap-1 font-semibold text-mint-button">
            <BadgeCheck className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            {profileMessages.verified}
          </span>
        )}
        {verified === false && (
          <span className="inline-flex items-center gap-1 font-semibold text-beige-button">
            <MailQuestionMark className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            {profileMessages.notVerified}
          </span>
        )}
      </div>
      {verified === false && <SendLinkAgain email={email} />}
    </div>
  );
}

function SendLinkAgain({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { error } = await (await authClient()).resend({ type: 'signup', email });
      if (error) toast('error', faultMessage(error, profileMessages.linkFailed));
      else toast('success', profileMessages.linkSent);
    } catch {
      toast('error', profileMessages.linkFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      disabled={busy}
      onClick={() => void send()}
      className="min-h-11 font-semibold text-sm underline underline-offset-4 disabled:opacity-45"
    >
      {profileMessages.sendAgain}
    </button>
  );
}
