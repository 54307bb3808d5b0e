import { useCallback, useEffect, useState } from 'react';
import type { ClaimRowsResponse } from '../../contracts/claim';
import { errorText, reports } from '../../api';
import { t } from '../messages';

export type RowsState =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: 'done'; page: ClaimRowsResponse; offset: number };

/** The rows behind a claim's number, page by page. The password of a database is kept as long as the panel is open, and nowhere else. */
export function useRows(reportId: string, claim: string) {
  const [asked, setAsked] = useState<{ offset: number; password?: string; time: number }>({ offset: 0, time: 0 });
  const [held, setHeld] = useState<{ asked: object; state: RowsState } | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const { offset, password } = asked;
    reports.rows(reportId, claim, { offset, ...(password === undefined ? {} : { password }) }, gone.signal).then(
      (page) => setHeld({ asked, state: { status: 'done', page, offset } }),
      (error: unknown) => {
        if (!gone.signal.aborted) setHeld({ asked, state: { status: 'failed', message: errorText(error, t('number.failed')) } });
      },
    );
    return () => gone.abort();
  }, [reportId, claim, asked]);
  const state: RowsState = held?.asked === asked ? held.state : { status: 'loading' };
  return {
    state,
    password: asked.password,
    turnTo: useCallback((offset: number) => setAsked((now) => ({ ...now, offset })), []),
    again: useCallback(() => setAsked((now) => ({ ...now, time: now.time + 1 })), []),
    unlock: useCallback((password: string) => setAsked({ offset: 0, password, time: 0 }), []),
  };
}
