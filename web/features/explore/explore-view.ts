import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../device/hydrated.ts';
import { paths } from '../../paths.ts';

/** What Explore shows, as its address says. */
export type ExploreView =
  | { kind: 'default' }
  /** The words and names are empty in the first paint, which is the same for all of them. */
  | { kind: 'search'; query: string }
  | { kind: 'category'; name: string };

export function viewAt(search: string): ExploreView {
  const parameters = new URLSearchParams(search);
  const query = parameters.get('q')?.trim();
  if (query) return { kind: 'search', query };
  const name = parameters.get('category')?.trim();
  if (name) return { kind: 'category', name };
  return { kind: 'default' };
}

/** The address that is rendered for every address of the same shape. */
export function shapeOf(search: string): string {
  return { default: '', search: '?q=-', category: '?category=-' }[viewAt(search).kind];
}

/** Left in the history's entry of a view that was opened from the default one. */
interface ViewState {
  fromDefault?: boolean;
}

/** The view, and the ways between views. Search and category take each other's place in the history: back is the default view. */
export function useExploreView() {
  const { search, state } = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();

  const view = useMemo((): ExploreView => {
    const shown = viewAt(search);
    if (hydrated || shown.kind === 'default') return shown;
    return shown.kind === 'search' ? { kind: 'search', query: '' } : { kind: 'category', name: '' };
  }, [search, hydrated]);

  const isDefault = view.kind === 'default';
  const fromDefault = isDefault || (state as ViewState | null)?.fromDefault === true;
  const open = useCallback(
    (parameters: Record<string, string>) => {
      const address = `${paths.explore}?${new URLSearchParams(parameters)}`;
      navigate(address, { replace: !isDefault, state: { fromDefault } satisfies ViewState });
    },
    [navigate, isDefault, fromDefault],
  );
  const close = useCallback(() => {
    if (isDefault) return;
    if (fromDefault) navigate(-1);
    else navigate(paths.explore, { replace: true });
  }, [navigate, isDefault, fromDefault]);

  return {
    view,
    search: useCallback((query: string) => open({ q: query }), [open]),
    openCategory: useCallback((name: string) => open({ category: name }), [open]),
    close,
  };
}
