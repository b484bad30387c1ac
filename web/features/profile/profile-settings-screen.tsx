import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { BackHeader } from '../../ui/back-header.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useAuth } from '../auth/session.ts';
import { profileMessages } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileQuery } from './queries.ts';
import { Section } from './section.tsx';
import { SettingsDrawing } from './settings-drawing.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export default function ProfileSettingsScreen() {
  const { user, loading } = useAuth();
  return (
    <div className="mx-auto max-w-xl pt-[env(safe-area-inset-top)] pb-10 lg:max-w-5xl">
      <BackHeader title={profileMessages.title} to={paths.home} />
      <main tabIndex={-1} className="gutter">
        {user && <Settings email={user.email ?? ''} />}
        {!user && (
          <div className="unless-session-stored pt-[8dvh]">
            <EmptyState title={profileMessages.signInFirst} drawing={<SettingsDrawing />}>
              <ButtonLink to={paths.onboarding.authFinal}>{profileMessages.signIn}</ButtonLink>
            </EmptyState>
          </div>
        )}
        {loading && (
          <div className="when-session-stored lg:w-[calc(50%-2rem)]">
            <SettingsSkeleton />
          </div>
        )}
      </main>
    </div>
  );
}

function Settings({ email }: { email: string }) {
  return (
    <div className="lg:grid lg:grid-cols-2 lg:gap-16">
      <Section title={profileMessages.information}>
        <Information />
      </Section>
      <div>
        <Section title={profileMessages.security}>
          <PasswordForm email={email} />
        </Section>
        <Section title={profileMessages.subscription} hint={profileMessages.subscriptionHint}>
          <Button look="quiet" className="w-full" onClick={sayComingSoon}>
            {profileMessages.manageSubscription}
          </Button>
        </Section>
        <Section title={profileMessages.appearance}>
          <ThemeChoice />
        </Section>
      </div>
    </div>
  );
}

function Information() {
  const profile = useQuery(profileQuery);
  if (profile.data) return <ProfileForm profile={profile.data} />;
  if (profile.isPending && profile.fetchStatus !== 'paused') return <FormSkeleton />;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{profileMessages.loadFailed}</p>
      <Button look="quiet" onClick={() => void profile.refetch()} disabled={profile.isFetching}>
        {profileMessages.tryAgain}
      </Button>
    </div>
  );
}

function sayComingSoon(): void {
  toast('info', profileMessages.subscriptionSoon, {
    id: 'subscription',
    description: profileMessages.subscriptionSoonHint,
  });
}

function SettingsSkeleton() {
  return (
    <Section title={profileMessages.information}>
      <FormSkeleton />
    </Section>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{profileMessages.loading}</p>
      <Skeleton className="size-24 rounded-full" />
      {['username', 'email'].map((field) => (
        <div key={field} className="mt-5">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="mt-1.5 h-12 w-full rounded-control" />
        </div>
      ))}
      <Skeleton className="mt-12 h-12 w-full rounded-full" />
    </div>
  );
}
