import { useEffect, useState } from 'react';
import { errorText, isCancelled, reports } from '@hub/shared/api';
import type { ReportDetail } from '@hub/shared/contracts/reports/report';
import { t } from './messages';

/** Milliseconds after which whoever waits is told why. */
const LONG_MS = 1_500;

export type DemoState =
  | { status: 'loading'; isLong: boolean }
  | { status: 'ready'; detail: ReportDetail }
  | { status: 'failed'; text: string };

const LOADING: DemoState = { status: 'loading', isLong: false };

/** The report that everybody may read. */
export function useDemoReport(): { state: DemoState; retry: () => void } {
  const [state, setState] = useState<DemoState>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const over = new AbortController();
    reports.sample(over.signal).then(
      (detail) => setState({ status: 'ready', detail }),
      (error: unknown) => {
        if (!isCancelled(error)) setState({ status: 'failed', text: errorText(error, t('failed')) });
      },
    );
    const timer = setTimeout(
      () => setState((now) => (now.status === 'loading' ? { status: 'loading', isLong: true } : now)),
      LONG_MS,
    );
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [attempt]);
  const retry = () => {
    setState(LOADING);
    setAttempt(attempt + 1);
  };
  return { state, retry };
}
