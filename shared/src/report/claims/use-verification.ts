import { useState } from 'react';
import type { VerifyResponse } from '../../contracts/reports/claim';
import { errorText, reports } from '../../api';
import { toast } from '../../ui/toasts/toast';
import { t } from '../messages';

export type VerificationState = { status: 'idle' } | { status: 'running' } | { status: 'done'; response: VerifyResponse };

/** Runs a report's queries again on the stored data. */
export function useVerification(reportId: string | undefined): {
  state: VerificationState;
  verify: (password?: string) => Promise<void>;
} {
  const [held, setHeld] = useState<{ reportId: string | undefined; state: VerificationState }>({
    reportId,
    state: { status: 'idle' },
  });
  // Another report in the same place has not been checked yet.
  const state: VerificationState = held.reportId === reportId ? held.state : { status: 'idle' };
  const verify = async (password?: string) => {
    if (reportId === undefined) return;
    const settle = (next: VerificationState) => setHeld((now) => (now.reportId === reportId ? { reportId, state: next } : now));
    setHeld({ reportId, state: { status: 'running' } });
    try {
      settle({ status: 'done', response: await reports.verify(reportId, password) });
    } catch (error) {
      settle({ status: 'idle' });
      toast.error(errorText(error, t('verify.failed')));
    }
  };
  return { state, verify };
}
