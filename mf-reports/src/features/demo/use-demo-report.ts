import { useEffect, useState } from 'react';
import { errorText, isCancelled, reports } from '@hub/shared/api';
import type { ReportDetail } from '@hub/shared/contracts/reports/report';
import { t } from './messages';

export type DemoState = { status: 'loading' } | { status: 'ready'; detail: ReportDetail } | { status: 'failed'; text: string };

/** The report that everybody may read. */
export function useDemoReport(): { state: DemoState; retry: () => void } {
  const [state, setState] = useState<DemoState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const over = new AbortController();
    reports.sample(over.signal).then(
      (detail) => setState({ status: 'ready', detail }),
      (error: unknown) => {
        if (!isCancelled(error)) setState({ status: 'failed', text: errorText(error, t('failed')) });
      },
    );
    return () => over.abort();
  }, [attempt]);
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}
