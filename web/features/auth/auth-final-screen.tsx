import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../device/hydrated.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { toast } from '../../ui/toast.ts';
import { BackLink } from '../onboarding/back-link.tsx';
import { CoverFan } from '../onboarding/drawings/cover-fan.tsx';
import { completeOnboarding, updateOnboarding } from '../onboarding/onboarding-state.ts';
import { CredentialsForm, type Entered } from './credentials-form.tsx';
import { CheckDrawing, EnvelopeDrawing, KeyDrawing } from './drawings.tsx';
import type { Mode } from './enter.ts';
import { authMessages } from './messages.ts';
import { Notice } from './notice.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { RecoverySent } from './recovery-sent.tsx';
import { ResendButton } from './resend-button.tsx';
import { signOut, useAuth } from './session.ts';
import { mailboxName, requestWelcomeMail } from './welcome-mail.ts';

type Page =
  | { name: 'signed-in'; email: string }
  | { name: 'credentials' }
  | { name: 'recovery'; email: string }
  | { name: 'recovery-sent'; email: string }
  | { name: 'verify'; email: string };

export default function AuthFinalScreen() {
  const [mode, setMode] = useState(useFirstMode());
  const [page, setPage] = useState<Page>({ name: 'credentials' });
  const navigate = useNavigate();
  const { user, loading } = useAuth();
  const [met, setMet] = useState(false);
  useEffect(() => {
    // Only whoever comes here signed in; one who signs in here is on the way to the next screen.
    if (loading || met) return;
    setMet(true);
    if (user?.email) setPage({ name: 'signed-in', email: user.email });
  }, [user, loading, met]);
  const toSignIn = () => {
    setMode('sign-in');
    setPage({ name: 'credentials' });
  };

  const leave = async () => {
    await signOut();
    toast('success', authMessages.signedOut);
    toSignIn();
  };

  const entered = ({ mode, email, session }: Entered) => {
    toast('success', mode === 'sign-in' ? authMessages.signedIn : authMessages.signedUp);
    completeOnboarding();
    if (!session) return setPage({ name: 'verify', email });
    updateOnboarding({ authenticated: true });
    if (mode === 'sign-up') void requestWelcomeMail(email, mailboxName(email));
    // The filled-in form is nothing to come back to.
    navigate(paths.onboarding.welcome, { replace: true });
  };

  return (
    <main tabIndex={-1} className="min-h-dvh pt-[env(safe-area-inset-top)] lg:grid lg:grid-cols-2">
      <div
        data-surface="mint"
        className="m-6 hidden h-[calc(100dvh-3rem)] place-items-center rounded-card bg-surface p-[8%] lg:sticky lg:top-6 lg:grid"
      >
        <CoverFan />
      </div>
      <div className="gutter mx-auto flex min-h-dvh w-full max-w-md flex-col pb-8">
        <header className="flex h-14 shrink-0 items-center">
          {page.name === 'credentials' ? <BackLink to={paths.onboarding.bestBadge} /> : null}
        </header>
        <div className="flex flex-col md:my-auto md:pb-14">
          {page.name === 'credentials' && (
            <>
              <Mark className="mt-1 size-9" />
              <h1 className="mt-5 mb-6 text-2xl">{mode === 'sign-up' ? 'Create your account' : 'Sign in to Pith'}</h1>
              <CredentialsForm
                mode={mode}
                onMode={setMode}
                onEntered={entered}
                onForgotten={(email) => setPage({ name: 'recovery', email })}
                onUnverified={(email) => setPage({ name: 'verify', email })}
              />
              <ModeToggle mode={mode} onMode={setMode} />
              <p className="my-4 flex items-center gap-4 text-ink-soft text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                or continue with
              </p>
              <ProviderButtons />
              <ButtonLink to={paths.explore} look="plain" className="mt-4 self-center">
                Look around first
              </ButtonLink>
            </>
          )}
          {page.name === 'signed-in' && (
            <Notice drawing={<CheckDrawing />} title="You are signed in">
              <p className="break-words text-base text-ink-soft">as {page.email}</p>
              <ButtonLink to={paths.home} onClick={completeOnboarding}>
                Go to For You
              </ButtonLink>
              <Button look="plain" onClick={() => void leave()}>
                Sign out
              </Button>
            </Notice>
          )}
          {page.name === 'recovery' && (
            <Notice drawing={<KeyDrawing />} title="A new password">
              <p className="text-base text-ink-soft">Tell us your email, and we send you a link to choose a new one.</p>
              <RecoveryForm email={page.email} onSent={(email) => setPage({ name: 'recovery-sent', email })} />
              <Button look="plain" onClick={toSignIn}>
                Back to sign in
              </Button>
            </Notice>
          )}
          {page.name === 'recovery-sent' && (
            <Notice drawing={<EnvelopeDrawing />} title="Look into your mail">
              <RecoverySent email={page.email} />
              <Button onClick={toSignIn}>Back to sign in</Button>
            </Notice>
          )}
          {page.name === 'verify' && (
            <Notice drawing={<EnvelopeDrawing />} title="One last step">
              <p className="text-base text-ink-soft">
                We have sent a link to <strong className="break-words text-ink">{page.email}</strong>. Open it to verify
                your address, and you are in.
              </p>
              <Button onClick={toSignIn}>I have opened it</Button>
              <ResendButton email={page.email} />
            </Notice>
          )}
        </div>
      </div>
    </main>
  );
}

/** Signing up, unless the link that led here says that there is an account. */
function useFirstMode(): Mode {
  const { state } = useLocation();
  const hydrated = useHydrated();
  return hydrated && (state as { mode?: unknown } | null)?.mode === 'sign-in' ? 'sign-in' : 'sign-up';
}

function ModeToggle({ mode, onMode }: { mode: Mode; onMode(mode: Mode): void }) {
  const [question, answer, other] =
    mode === 'sign-up'
      ? (['Already have an account?', 'Sign in', 'sign-in'] as const)
      : (['New to Pith?', 'Create an account', 'sign-up'] as const);
  return (
    <p className="mt-2 flex flex-wrap items-center justify-center gap-x-1.5 text-ink-soft">
      {question}
      <button
        type="button"
        onClick={() => onMode(other)}
        className="min-h-11 font-semibold text-ink underline underline-offset-4"
      >
        {answer}
      </button>
    </p>
  );
}
