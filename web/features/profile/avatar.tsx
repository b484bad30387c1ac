import { UserRound } from 'lucide-react';
import { useState } from 'react';

/** A person's picture; the first letters of their name or address where there is none. */
export function Avatar({ url, name, className }: { url: string | null; name: string; className: string }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center overflow-hidden rounded-full bg-lavender font-semibold text-lavender-button ${className}`}
    >
      {url !== null && failed !== url ? (
        <img src={url} alt="" className="size-full object-cover" onError={() => setFailed(url)} />
      ) : (
        initials(name) || <UserRound className="size-1/2" />
      )}
    </span>
  );
}

/** Two letters: of anna.n@example.com AN, of anna@example.com AN as well. */
export function initials(name: string): string {
  const [first = '', second] = (name.split('@')[0] ?? '').split(/[._-]+/);
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}
