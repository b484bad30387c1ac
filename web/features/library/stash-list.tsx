import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

export interface RowState {
  index: number;
  revealed: boolean;
  onReveal(revealed: boolean): void;
  /** To be called by a row that removes itself: the focus goes to a neighbour. */
  onRemove(): void;
}

interface StashListProps<Row> {
  label: string;
  rows: Row[];
  keyOf(row: Row): string;
  /** The same function as long as it would render the same: rows that stay are not rendered again while others come and go. */
  render(row: Row, state: RowState): ReactNode;
  /** The row to come back to: it is scrolled to and gets the focus. */
  returnTo?: string | undefined;
  /** Where the focus goes when the last row is gone. */
  onEmptied(): void;
}

/** About a row's height; each is measured once it is there. */
const estimatedRowPx = 128;
const columnBreaks = ['(min-width: 1120px)', '(min-width: 1560px)'];

/** A list of any length, of which only what is near the window exists: in one column, or two or three where there is room. */
export function StashList<Row>({ label, rows, keyOf, render, returnTo, onEmptied }: StashListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const [revealedKey, setRevealedKey] = useState<string | null>(null);
  const [offset, setOffset] = useState(0);
  const keys = useMemo(() => rows.map(keyOf), [rows, keyOf]);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(rows.length / columns),
    estimateSize: () => estimatedRowPx,
    getItemKey: useCallback((line: number) => keys[line * columns] ?? line, [keys, columns]),
    overscan: 5,
    useFlushSync: false,
    scrollMargin: offset,
  });

  useLayoutEffect(() => {
    const measure = () => setOffset((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);

  const total = rows.length;
  const onRemove = useCallback(
    (index: number) => {
      setRevealedKey(null);
      if (total === 1) onEmptied();
      else focusRow(list, index < total - 1 ? index + 1 : index - 1);
    },
    [total, onEmptied],
  );

  const returned = useRef(false);
  useEffect(() => {
    const index = returnTo === undefined ? -1 : keys.indexOf(returnTo);
    if (index === -1 || returned.current) return;
    returned.current = true;
    // After the screen's own arrival, which goes to the top.
    requestAnimationFrame(() => {
      virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'center' });
      requestAnimationFrame(() => focusRow(list, index));
    });
  });

  const lines = virtualizer.getVirtualItems();
  const first = lines[0];
  const last = lines.at(-1);
  return (
    <ul
      ref={list}
      aria-label={label}
      className="grid auto-rows-min grid-cols-1 lg:grid-cols-2 min-[1560px]:grid-cols-3 [overflow-anchor:none]"
      // The room of the rows that are not there.
      style={{
        paddingTop: first ? first.start - offset : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - offset) : 0,
      }}
    >
      {rows.slice((first?.index ?? 0) * columns, ((last?.index ?? -1) + 1) * columns).map((row, place) => {
        const index = (first?.index ?? 0) * columns + place;
        const key = keys[index] as string;
        return (
          <Item
            key={key}
            row={row}
            rowKey={key}
            index={index}
            line={Math.floor(index / columns)}
            total={total}
            revealed={key === revealedKey}
            measure={virtualizer.measureElement}
            onReveal={setRevealedKey}
            onRemove={onRemove}
            render={render}
          />
        );
      })}
    </ul>
  );
}

interface ItemProps<Row> {
  row: Row;
  rowKey: string;
  index: number;
  line: number;
  total: number;
  revealed: boolean;
  measure: (element: HTMLElement | null) => void;
  onReveal(key: string | null): void;
  onRemove(index: number): void;
  render(row: Row, state: RowState): ReactNode;
}

const Item = memo(function Item<Row>({ row, rowKey, index, line, total, revealed, ...does }: ItemProps<Row>) {
  const { measure, onReveal, onRemove, render } = does;
  return (
    <li ref={measure} data-index={line} aria-setsize={total} aria-posinset={index + 1} className="grid grid-cols-1">
      {render(row, {
        index,
        revealed,
        onReveal: (reveal) => onReveal(reveal ? rowKey : null),
        onRemove: () => onRemove(index),
      })}
    </li>
  );
}) as <Row>(props: ItemProps<Row>) => ReactNode;

function focusRow(list: RefObject<HTMLUListElement | null>, index: number): void {
  const control = list.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] :is(a, button)`);
  control?.focus({ preventScroll: true });
}

function useColumns(): number {
  return useSyncExternalStore(
    (listener) => {
      const breaks = columnBreaks.map((query) => matchMedia(query));
      for (const query of breaks) query.addEventListener('change', listener);
      return () => {
        for (const query of breaks) query.removeEventListener('change', listener);
      };
    },
    () => 1 + columnBreaks.filter((query) => matchMedia(query).matches).length,
    () => 1,
  );
}
