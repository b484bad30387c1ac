import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';

export default function NotFoundScreen() {
  const { pathname } = useLocation();
  useEffect(() => console.error('404: there is no screen at', pathname), [pathname]);
  return (
    <main tabIndex={-1} className="gutter grid min-h-dvh place-items-center">
      <div className="flex flex-col items-center gap-3 text-center">
        <svg
          viewBox="0 0 160 120"
          className="w-44 text-lavender-button"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          aria-hidden="true"
        >
          <path d="M20 96h120" />
          <path d="M42 96V34l38-8v70M80 26l38 8v62" />
          <path d="M52 50l18-4M52 62l18-4M92 46l16 4" strokeDasharray="0 7" strokeLinecap="round" />
          <circle cx="124" cy="22" r="6" className="fill-flame" stroke="none" />
        </svg>
        <p className="tabular text-ink-soft">404</p>
        <h1 className="text-xl">Oops! Page not found</h1>
        <ButtonLink to={paths.home} className="mt-4">
          Return to Home
        </ButtonLink>
      </div>
    </main>
  );
}
