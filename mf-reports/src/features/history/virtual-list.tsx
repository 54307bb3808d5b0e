import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './history.module.css';

interface VirtualListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  render: (item: T) => ReactNode;
  /** Called when the last items come near the window. */
  onEndNear: () => void;
}

/** Height of an item on a wide screen, in pixels; each is measured when it appears. */
const ESTIMATE = 84;
/** Items before the end at which more are asked for. */
const NEAR = 20;
/** Items beyond the window on each side, for who scrolls quickly; they come one by one, each in a task of its own. */
const BEYOND = 8;

/** A long list of which only what is near the window is in the page. A screen reader hears each item's place in the whole. */
export function VirtualList<T>({ items, keyOf, render, onEndNear }: VirtualListProps<T>) {
  const ref = useRef<HTMLUListElement>(null);
  // Nothing is drawn before it is known how far down the list begins: at the top of the page a window would hold many more.
  const [begins, setBegins] = useState<number | null>(null);
  useLayoutEffect(() => setBegins((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const scrollMargin = begins ?? 0;
  const [overscan, setOverscan] = useState(0);
  useEffect(() => {
    if (overscan >= BEYOND) return undefined;
    const timer = setTimeout(() => setOverscan(overscan + 1));
    return () => clearTimeout(timer);
  }, [overscan]);
  const virtualizer = useWindowVirtualizer({
    count: begins === null ? 0 : items.length,
    estimateSize: () => ESTIMATE,
    overscan,
    scrollMargin,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
  });
  const last = virtualizer.getVirtualItems().at(-1)?.index ?? 0;
  const latest = useRef(onEndNear);
  useEffect(() => {
    latest.current = onEndNear;
  });
  useEffect(() => {
    if (last >= items.length - NEAR) latest.current();
  }, [last, items.length]);
  return (
    <ul ref={ref} className={styles.virtual} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.virtualRow}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {render(item)}
          </li>
        );
      })}
    </ul>
  );
}
