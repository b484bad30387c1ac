import { useState } from 'react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { completeOnboarding, updateOnboarding } from '../onboarding/onboarding-state.ts';
import { AccountFrame } from './account-frame.tsx';
import { CheckDrawing, EnvelopeDrawing, KeyDrawing, StaleLinkDrawing } from './drawings.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { Notice } from './notice.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { RecoverySent } from './recovery-sent.tsx';
import { useTokenHash } from './token-hash.ts';

/** Where the link of the recovery mail leads. */
export default function NewPasswordScreen() {
  const tokenHash = useTokenHash();
  const [outcome, setOutcome] = useState<'done' | 'stale' | { sentTo: string } | null>(null);
  const done = () => {
    completeOnboarding();
    updateOnboarding({ authenticated: true });
    setOutcome('done');
  };
  return <AccountFrame>{content()}</AccountFrame>;

  function content() {
    if (outcome === 'done') {
      return (
        <Notice key="done" drawing={<CheckDrawing />} title="Your new password is set">
          <p className="text-base text-ink-soft">You are signed in here, and signed out everywhere else.</p>
          <ButtonLink to={paths.home} replace>
            Go to For You
          </ButtonLink>
        </Notice>
      );
    }
    if (typeof outcome === 'object' && outcome !== null) {
      return (
        <Notice key="sent" drawing={<EnvelopeDrawing />} title="Look into your mail">
          <RecoverySent email={outcome.sentTo} />
        </Notice>
      );
    }
    if (tokenHash === null && outcome === null) {
      return (
        <Notice key="ask" drawing={<KeyDrawing />} title="Choose a new password">
          <p className="text-base text-ink-soft">Tell us your email, and we send you a link for it.</p>
          <RecoveryForm onSent={(sentTo) => setOutcome({ sentTo })} />
        </Notice>
      );
    }
    if (outcome === 'stale' || tokenHash === null) {
      return (
        <Notice key="stale" drawing={<StaleLinkDrawing />} title="This link no longer works">
          <p className="text-base text-ink-soft">
            It was used before, or it is too old. Tell us your email, and we send you a new one.
          </p>
          <RecoveryForm onSent={(sentTo) => setOutcome({ sentTo })} />
        </Notice>
      );
    }
    return (
      <div className="flex flex-col gap-4">
        <KeyDrawing />
        <h1 className="text-2xl">Choose a new password</h1>
        <NewPasswordForm tokenHash={tokenHash} onDone={done} onStale={() => setOutcome('stale')} />
      </div>
    );
  }
}
