import { useEffect } from 'react';
import { usePlatform } from '../platform';
import type { NavItem } from '../routes/route-table';
import { whenAtRest } from './at-rest';

/** Fetches the first files of the sidebar's screens once the page has come to rest. */
export function usePrefetchAtRest(items: readonly NavItem[]): void {
  const { prefetch } = usePlatform();
  useEffect(() => {
    whenAtRest(() => {
      for (const { path } of items) prefetch.path(path);
    });
  }, [items, prefetch]);
}
