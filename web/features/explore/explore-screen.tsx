import { useEffect, useRef } from 'react';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { CategoryView } from './category-view.tsx';
import { DefaultView } from './default-view.tsx';
import { type ExploreView, useExploreView } from './explore-view.ts';
import { exploreMessages } from './messages.ts';
import { SearchBox } from './search-box.tsx';
import { SearchView } from './search-view.tsx';

export default function ExploreScreen() {
  const { view, search, openCategory, close } = useExploreView();
  const main = useRef<HTMLElement>(null);
  useFocusWithView(view, main);
  return (
    <div className="mx-auto max-w-3xl pb-24 md:pb-12 lg:max-w-[84rem] lg:px-6">
      <div className="sticky top-0 z-10 bg-paper pt-[env(safe-area-inset-top)] after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-4 after:bg-linear-to-b after:from-paper after:to-paper/0 md:flex md:items-center">
        <ScreenHeader title={exploreMessages.title} />
        <SearchBox query={view.kind === 'search' ? view.query : ''} onSearch={search} onClear={close} />
      </div>
      <main ref={main} tabIndex={-1} className="pt-3">
        {view.kind === 'default' && <DefaultView onCategory={openCategory} />}
        {view.kind === 'search' && <SearchView key={view.query} query={view.query} onClear={close} />}
        {view.kind === 'category' && <CategoryView key={view.name} name={view.name} onClose={close} />}
      </main>
    </div>
  );
}

/** Another view begins at its top, with the focus in it; the default view gives the focus back to where it was left from. */
function useFocusWithView(view: ExploreView, main: React.RefObject<HTMLElement | null>): void {
  const left = useRef<ExploreView>(view);
  useEffect(() => {
    const before = left.current;
    left.current = view;
    if (before.kind === view.kind) return;
    if (view.kind !== 'default') window.scrollTo(0, 0);
    if (view.kind === 'search') return;
    const opener =
      view.kind === 'default' && before.kind === 'category'
        ? main.current?.querySelector<HTMLElement>(`[data-category="${CSS.escape(before.name)}"]`)
        : null;
    (opener ?? main.current)?.focus({ preventScroll: true });
  }, [view, main]);
}
