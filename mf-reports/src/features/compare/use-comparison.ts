import { useCallback, useEffect, useState } from 'react';
import { errorStatus, errorText, isCancelled, reports } from '@hub/shared/api';
import type { ReportComparison } from '@hub/shared/contracts/comparison';
import { t } from './messages';

export type ComparisonState =
  | { status: 'loading' }
  | { status: 'ready'; comparison: ReportComparison }
  /** `final`: asking again would give the same answer. */
  | { status: 'failed'; text: string; final: boolean };

const FINAL = [404, 409];

/** What changed from an older report to a newer one. */
export function useComparison(newer: string, older: string): { state: ComparisonState; retry: () => void } {
  const key = `${newer}/${older}`;
  const [held, setHeld] = useState<{ key: string; state: ComparisonState }>({ key, state: { status: 'loading' } });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    reports.compare(newer, older, controller.signal).then(
      (comparison) => setHeld({ key: `${newer}/${older}`, state: { status: 'ready', comparison } }),
      (error: unknown) => {
        if (isCancelled(error)) return;
        console.error('The reports could not be compared.', error);
        const text = errorText(error, t('failed.text'));
        const final = FINAL.includes(errorStatus(error) ?? 0);
        setHeld({ key: `${newer}/${older}`, state: { status: 'failed', text, final } });
      },
    );
    return () => controller.abort();
  }, [newer, older, attempt]);
  const retry = useCallback(() => {
    setHeld({ key, state: { status: 'loading' } });
    setAttempt((now) => now + 1);
  }, [key]);
  return { state: held.key === key ? held.state : { status: 'loading' }, retry };
}
