import { createRoot } from 'react-dom/client';
import { type ExternalToast, toast as sonner, Toaster } from 'sonner';
import toasterStyles from 'sonner/dist/styles.css?url';

const styles = document.createElement('link');
styles.rel = 'stylesheet';
styles.href = toasterStyles;
document.head.append(styles);

const host = document.createElement('div');
document.body.append(host);
createRoot(host).render(
  <Toaster
    position="top-center"
    offset={{ top: 'calc(env(safe-area-inset-top) + 12px)' }}
    mobileOffset={{ top: 'calc(env(safe-area-inset-top) + 12px)' }}
    toastOptions={{
      unstyled: true,
      classNames: {
        toast:
          'sheet-shadow flex w-full items-center gap-3 rounded-control border border-line bg-paper px-4 py-3 text-ink text-sm font-sans',
        title: 'font-semibold',
        description: 'text-ink-soft',
        icon: 'shrink-0',
        content: 'flex-1',
        error: 'text-danger',
        actionButton: 'min-h-11 px-2 font-semibold underline underline-offset-4',
      },
    }}
  />,
);

export function showToast(kind: 'success' | 'error' | 'info', message: string, options?: ExternalToast): void {
  sonner[kind](message, options);
}
