import { useState } from 'react';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { completeOnboarding, updateOnboarding } from '../onboarding/onboarding-state.ts';
import { AccountFrame } from './account-frame.tsx';
import { faultMessage, isStaleLink, thrownMessage } from './auth-fault.ts';
import { CheckDrawing, EnvelopeDrawing, StaleLinkDrawing } from './drawings.tsx';
import { authMessages } from './messages.ts';
import { Notice } from './notice.tsx';
import { authClient, useAuth } from './session.ts';
import { useTokenHash } from './token-hash.ts';
import { fullName, requestWelcomeMail } from './welcome-mail.ts';

/** Where the link of the verification mail leads. A press verifies, since programs that look at mail open its links too. */
export default function VerifyEmailScreen() {
  const tokenHash = useTokenHash();
  const { user } = useAuth();
  const [outcome, setOutcome] = useState<'verified' | 'stale' | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const verify = async (token_hash: string) => {
    setBusy(true);
    setFault(undefined);
    try {
      const { data, error } = await (await authClient()).verifyOtp({ token_hash, type: 'signup' });
      if (!error) {
        completeOnboarding();
        updateOnboarding({ authenticated: true });
        if (data.user?.email) void requestWelcomeMail(data.user.email, fullName(data.user));
        toast('success', authMessages.verified);
        setOutcome('verified');
      } else if (isStaleLink(error)) {
        setOutcome('stale');
      } else {
        setFault(faultMessage(error, authMessages.verifyFailed));
      }
    } catch (thrown) {
      console.warn(authMessages.verifyFailed, thrown);
      setFault(thrownMessage());
    } finally {
      setBusy(false);
    }
  };

  if (outcome === 'verified' || (outcome === 'stale' && user?.user_metadata.email_verified)) {
    return (
      <AccountFrame>
        <Notice key="verified" drawing={<CheckDrawing />} title="Your email is verified">
          <p className="text-base text-ink-soft">You are signed in. There is something to read waiting for you.</p>
          <ButtonLink to={paths.home} replace>
            Go to For You
          </ButtonLink>
        </Notice>
      </AccountFrame>
    );
  }
  if (outcome === 'stale' || tokenHash === null) {
    return (
      <AccountFrame>
        <Notice key="stale" drawing={<StaleLinkDrawing />} title="This link no longer works">
          <p className="text-base text-ink-soft">
            It was used before, or it is too old. If your email is verified already, you can simply sign in.
          </p>
          <ButtonLink to={paths.onboarding.authFinal} state={{ mode: 'sign-in' }} className="unless-session-stored">
            Sign in
          </ButtonLink>
          <ButtonLink to={paths.home} className="when-session-stored">
            Go to For You
          </ButtonLink>
        </Notice>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <div className="flex flex-col gap-4">
        <EnvelopeDrawing />
        <h1 className="text-2xl">Verify your email</h1>
        <p className="text-base text-ink-soft">One press, and we know that this address is yours.</p>
        {fault && (
          <p role="alert" className="text-danger">
            {fault}
          </p>
        )}
        <Button disabled={busy} aria-busy={busy} onClick={() => tokenHash && void verify(tokenHash)}>
          {busy ? 'Verifying...' : 'Verify my email'}
        </Button>
      </div>
    </AccountFrame>
  );
}
