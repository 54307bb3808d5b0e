import { useEffect, useState } from 'react';
import { isCancelled, reports as calls } from '@hub/shared/api';
import { REPORTS_LIMIT } from '@hub/shared/contracts/constants';
import type { Report } from '@hub/shared/contracts/reports/report';

/** The server is asked when the typing has come to a rest. */
const TYPING_PAUSE_MS = 200;
/** More than the palette shows, since what begins with the typed text comes first there. */
const FOUND_LIMIT = 50;

/** `searching` is for reports that are older than the newest page. */
export type ReportsStatus = 'loading' | 'searching' | 'ready' | 'failed';

interface Answer {
  /** What was searched for; empty for the newest page. */
  search: string;
  /** Null when the question failed. */
  reports: readonly Report[] | null;
}

/** Asks after `pause` ms; answers with the way to take the question back. */
function ask(search: string, pause: number, done: (answer: Answer) => void): () => void {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    calls.list(search === '' ? {} : { search, limit: FOUND_LIMIT }, controller.signal).then(
      (reports) => done({ search, reports }),
      (error: unknown) => {
        if (isCancelled(error)) return;
        console.error('The reports could not be loaded.', error);
        done({ search, reports: null });
      },
    );
  }, pause);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/**
 * The newest reports, and of the older ones those that the server finds for what is typed. The palette is of use without them, so that
 * a failure is no error of its own.
 */
export function useReports(typed: string): { status: ReportsStatus; reports: readonly Report[] } {
  const [newest, setNewest] = useState<Answer | null>(null);
  const [older, setOlder] = useState<Answer | null>(null);
  // An account with fewer reports than a page has no older ones.
  const hasOlder = (newest?.reports?.length ?? 0) >= REPORTS_LIMIT;
  const search = hasOlder ? typed.trim() : '';
  useEffect(() => ask('', 0, setNewest), []);
  useEffect(() => (search === '' ? undefined : ask(search, TYPING_PAUSE_MS, setOlder)), [search]);

  const first = newest?.reports ?? [];
  const known = new Set(first.map(({ id }) => id));
  const reports = [...first, ...(older?.reports ?? []).filter(({ id }) => !known.has(id))];
  if (newest === null) return { status: 'loading', reports };
  if (search !== '' && older?.search !== search) return { status: 'searching', reports };
  const failed = newest.reports === null || (search !== '' && older?.reports === null);
  return { status: failed ? 'failed' : 'ready', reports };
}
