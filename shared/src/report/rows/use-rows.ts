import { useCallback, useEffect, useState } from 'react';
import type { ClaimRowsResponse, RowsFileRequest, RowsFilter, RowsOrder } from '../../contracts/reports/claim';
import { errorText, reports } from '../../api';
import { t } from '../messages';

export type RowsState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'done'; page: ClaimRowsResponse; offset: number };

/** The rows behind a claim's number, page by page. The password of a database is kept as long as the panel is open, and nowhere else. */
export function useRows(reportId: string, claim: string) {
  const [asked, setAsked] = useState<{ offset: number; chosen: RowsFileRequest; time: number }>({
    offset: 0,
    chosen: {},
    time: 0,
  });
  const [held, setHeld] = useState<{ asked: object; state: RowsState } | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const { offset, chosen } = asked;
    reports.rows(reportId, claim, { offset, ...chosen }, gone.signal).then(
      (page) => setHeld({ asked, state: { status: 'done', page, offset } }),
      (error: unknown) => {
        if (!gone.signal.aborted) setHeld({ asked, state: { status: 'failed', message: errorText(error, t('number.failed')) } });
      },
    );
    return () => gone.abort();
  }, [reportId, claim, asked]);
  const state: RowsState = held?.asked === asked ? held.state : { status: 'loading' };
  const choose = (change: Partial<RowsFileRequest>) =>
    setAsked(({ chosen, time }) => ({ offset: 0, chosen: { ...chosen, ...change }, time }));
  return {
    state,
    /** What was shown last, while other rows of the same claim come. */
    shown: state.status === 'loading' && held?.state.status === 'done' ? held.state : state,
    chosen: asked.chosen,
    turnTo: useCallback((offset: number) => setAsked((now) => ({ ...now, offset })), []),
    again: useCallback(() => setAsked((now) => ({ ...now, time: now.time + 1 })), []),
    unlock: (password: string) => choose({ password }),
    orderBy: (order: RowsOrder | undefined) => choose({ order }),
    filterBy: (filter: RowsFilter | undefined) => choose({ filter }),
  };
}

/** How the rows are chosen, to be changed where they are shown. */
export type ChosenRows = Pick<ReturnType<typeof useRows>, 'chosen' | 'turnTo' | 'orderBy' | 'filterBy'>;
