import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { useAuth } from '../auth/session.ts';
import { SignedOutStash } from './drawings.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { libraryMessages } from './messages.ts';
import { Stashes } from './stashes.tsx';

export default function LibraryScreen() {
  const { user, loading } = useAuth();
  return (
    <div className="mx-auto max-w-3xl pb-24 md:pb-12 lg:max-w-[96rem] lg:px-6">
      <ScreenHeader title={libraryMessages.title} />
      <main tabIndex={-1}>
        {user && <Stashes />}
        {!user && (
          <div className="unless-session-stored gutter pt-[8dvh]">
            <EmptyState title={libraryMessages.signedOut} drawing={<SignedOutStash />}>
              <ButtonLink to={paths.onboarding.authFinal}>{libraryMessages.signIn}</ButtonLink>
            </EmptyState>
          </div>
        )}
        {loading && (
          <div className="when-session-stored">
            <LibrarySkeleton />
          </div>
        )}
      </main>
    </div>
  );
}
