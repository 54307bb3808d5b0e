import { useCallback, useEffect, useState } from 'react';
import { errorText, isCancelled, reports } from '@hub/shared/api';
import type { ReportDetail } from '@hub/shared/contracts/report';
import { t } from '../../messages';

export type EarlierReport =
  { status: 'loading' } | { status: 'ready'; detail: ReportDetail } | { status: 'failed'; text: string };

/** The report whose source is to be analysed again. */
export function useEarlierReport(id: string): { state: EarlierReport; retry: () => void } {
  const [held, setHeld] = useState<{ id: string; state: EarlierReport }>({ id, state: { status: 'loading' } });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    reports.get(id, controller.signal).then(
      (detail) => setHeld({ id, state: { status: 'ready', detail } }),
      (error: unknown) => {
        if (isCancelled(error)) return;
        console.error('The report could not be loaded.', error);
        setHeld({ id, state: { status: 'failed', text: errorText(error, t('again.failed.text')) } });
      },
    );
    return () => controller.abort();
  }, [id, attempt]);
  const retry = useCallback(() => {
    setHeld({ id, state: { status: 'loading' } });
    setAttempt((now) => now + 1);
  }, [id]);
  return { state: held.id === id ? held.state : { status: 'loading' }, retry };
}
