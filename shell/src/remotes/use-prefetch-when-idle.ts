import { useEffect } from 'react';
import { usePlatform } from '../platform';
import type { NavItem } from '../routes/route-table';
import { whenIdle } from './prefetch';

/** Fetches the first files of the sidebar's screens once the page has come to rest. */
export function usePrefetchWhenIdle(items: readonly NavItem[]): void {
  const { prefetch } = usePlatform();
  useEffect(() => {
    whenIdle(() => {
      for (const { path } of items) prefetch.path(path);
    });
  }, [items, prefetch]);
}
