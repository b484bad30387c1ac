import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast.ts';
import { signOut, useAuth } from '../auth/session.ts';
import { Avatar } from './avatar.tsx';
import { profileMessages } from './messages.ts';
import { profileQuery } from './queries.ts';

const item = 'flex min-h-11 w-full items-center rounded-control px-3 text-left text-sm hover:bg-field';

/**
 * The avatar and what it opens. A native popover: Escape, a tap outside and the focus's return come with it, at a fortieth
 * of a menu library's size.
 */
export function AccountMenu() {
  const { user, loading } = useAuth();
  const { data: profile } = useQuery({ ...profileQuery, enabled: user !== null });
  const navigate = useNavigate();
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const leave = async () => {
    menu.current?.hidePopover();
    await signOut();
    toast('success', profileMessages.signedOut);
    navigate(paths.onboarding.authFinal);
  };
  return (
    <div className="relative">
      <button type="button" className="hit rounded-full" disabled={loading} popoverTarget={id}>
        <span className="sr-only">Account</span>
        <Avatar url={profile?.avatar_url ?? null} name={user?.email ?? ''} className="size-9 text-xs" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="account-menu sheet-shadow fixed inset-auto top-[calc(env(safe-area-inset-top)+3.75rem)] right-4 m-0 w-60 rounded-2xl border border-line bg-paper p-1.5 text-ink"
      >
        <ul>
          {user ? (
            <>
              <li className="flex min-h-11 items-center px-3 text-ink-soft text-sm">
                <span className="truncate">{user.email}</span>
              </li>
              <li>
                <Link to={paths.profileSettings} className={item}>
                  Profile Settings
                </Link>
              </li>
              <li>
                <button type="button" className={item} onClick={() => void leave()}>
                  Sign out
                </button>
              </li>
            </>
          ) : (
            <li>
              <Link to={paths.onboarding.authFinal} className={item}>
                Sign in
              </Link>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
