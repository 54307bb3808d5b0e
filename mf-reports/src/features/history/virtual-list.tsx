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

/** A long list of which only what is near the window is in the page. A screen reader hears each item's place in the whole. */
export function VirtualList<T>({ items, keyOf, render, onEndNear }: VirtualListProps<T>) {
  const ref = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => setScrollMargin((ref.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ESTIMATE,
    overscan: 8,
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
