import { useEffect, useState } from 'react';
import { errorStatus, errorText, isCancelled, reports } from '@hub/shared/api';
import type { SharedReport } from '@hub/shared/contracts/share';
import { t } from './messages';

export type SharedState =
  | { status: 'loading' }
  | { status: 'ready'; shared: SharedReport }
  /** Wrong, ended or taken back: which of them it is, nobody is told. */
  | { status: 'none' }
  | { status: 'failed'; text: string };

/** What the link of this token leads to. */
export function useSharedReport(token: string): { state: SharedState; retry: () => void } {
  const [held, setHeld] = useState<{ token: string; state: SharedState }>({ token, state: { status: 'loading' } });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === '') return;
    const over = new AbortController();
    const hold = (state: SharedState) => setHeld({ token, state });
    reports.openShared(token, over.signal).then(
      (shared) => hold({ status: 'ready', shared }),
      (error: unknown) => {
        if (isCancelled(error)) return;
        hold(
          // 400: no link has such a token.
          [400, 404].includes(errorStatus(error) ?? 0)
            ? { status: 'none' }
            : { status: 'failed', text: errorText(error, t('failed')) },
        );
      },
    );
    return () => over.abort();
  }, [token, attempt]);
  const retry = () => {
    setHeld({ token, state: { status: 'loading' } });
    setAttempt(attempt + 1);
  };
  if (token === '') return { state: { status: 'none' }, retry };
  return { state: held.token === token ? held.state : { status: 'loading' }, retry };
}
