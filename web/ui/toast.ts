import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info';

/** Says something in passing. The toaster is loaded with the first toast. */
export function toast(kind: Kind, message: string, options?: ExternalToast): void {
  import('./toaster.tsx').then(
    ({ showToast }) => showToast(kind, message, options),
    (error: unknown) => console.warn('Nothing to show a toast with:', message, error),
  );
}
