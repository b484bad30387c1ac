import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { authMessages } from './messages.ts';

/** The ways in that are not there yet. */
export function ProviderButtons() {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button look="quiet" onClick={() => toast('info', authMessages.appleSoon)}>
        <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden="true">
          <path d="M16.4 12.6c0-2.2 1.8-3.3 1.9-3.4-1-1.5-2.6-1.7-3.2-1.7-1.4-.1-2.6.8-3.3.8-.7 0-1.7-.8-2.8-.8-1.5 0-2.8.9-3.6 2.1-1.5 2.7-.4 6.6 1.1 8.7.7 1.1 1.6 2.2 2.7 2.2 1.1 0 1.5-.7 2.8-.7 1.3 0 1.7.7 2.8.7 1.2 0 1.9-1.1 2.6-2.1.8-1.2 1.2-2.4 1.2-2.4s-2.2-.9-2.2-3.4ZM14.3 6.2c.6-.7 1-1.7.9-2.7-.9 0-1.9.6-2.5 1.3-.5.6-1 1.6-.9 2.6 1 .1 1.9-.5 2.5-1.2Z" />
        </svg>
        Apple
      </Button>
      <Button look="quiet" onClick={() => toast('info', authMessages.googleSoon)}>
        <svg
          viewBox="0 0 24 24"
          className="size-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          aria-hidden="true"
        >
          <path d="M17.7 6.9A7.7 7.7 0 1 0 19.7 12H12" />
        </svg>
        Google
      </Button>
    </div>
  );
}
