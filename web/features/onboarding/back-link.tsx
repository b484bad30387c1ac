import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../ui/link.tsx';

/** The way back: where the reader came from, or, for one who came straight here, to the step before. */
export function BackLink({ to }: { to: string }) {
  const navigate = useNavigate();
  const back = (event: MouseEvent) => {
    // React Router numbers its history entries; above 0 the entry before is ours.
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (!idx || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link to={to} replace onClick={back} aria-label="Back" className="hit -ml-3 rounded-full text-ink-soft">
      <ArrowLeft className="size-5" strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
