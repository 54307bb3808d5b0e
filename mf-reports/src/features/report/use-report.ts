import { useEffect, useState } from 'react';
import { analysesActions, useAnalyses, type Run } from '@hub/shared/analyses';
import { analyses, errorStatus, errorText, isCancelled, reports } from '@hub/shared/api';
import type { AnalysisProgress } from '@hub/shared/contracts/analysis';
import type { ReportDetail } from '@hub/shared/contracts/report';
import { useEvent } from '@hub/shared/events';
import { useHubDispatch } from '@hub/shared/state';
import { t } from '../../messages';

export type ReportState =
  | { status: 'loading' }
  | { status: 'running'; run: Run }
  | { status: 'ready'; detail: ReportDetail }
  /** Another report has taken this address's place. */
  | { status: 'moved'; to: string }
  /** There is none, or none of this user's; it was deleted; its analysis has failed or was cancelled. */
  | { status: 'missing' }
  | { status: 'deleted' }
  | { status: 'cancelled' }
  | { status: 'unmade'; text: string }
  /** It may be there: nobody has answered. */
  | { status: 'failed'; text: string };
type Answer = Exclude<ReportState, { status: 'running' }> | { status: 'under-way' };

/** How soon is asked again of an analysis that nobody on this page follows. */
const ASK_AGAIN_MS = 3_000;

/** Of an address without a report: what its analysis has come to. The id of a report is that of its analysis. */
function answerOf({ state, result, error }: AnalysisProgress): Answer {
  if (state === 'running') return { status: 'under-way' };
  if (result) return { status: 'moved', to: result.report_id };
  if (error) return { status: 'unmade', text: error.detail };
  return { status: state === 'cancelled' ? 'cancelled' : 'deleted' };
}

async function ask(id: string, signal: AbortSignal): Promise<Answer> {
  try {
    return { status: 'ready', detail: await reports.get(id, signal) };
  } catch (error) {
    if (errorStatus(error) !== 404) throw error;
  }
  try {
    return answerOf(await analyses.get(id, signal));
  } catch (error) {
    // 400: no analysis has such an id.
    if (![400, 404].includes(errorStatus(error) ?? 0)) throw error;
    return { status: 'missing' };
  }
}

/** What is at a report's address, and the analysis on its way to it. */
export function useReport(id: string): { state: ReportState; retry: () => void } {
  const dispatch = useHubDispatch();
  const run = useAnalyses(({ runs }) => runs.find((each) => each.id === id));
  const isRunning = run !== undefined;
  const [held, setHeld] = useState<{ id: string; answer: Answer }>({ id, answer: { status: 'loading' } });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (isRunning) return;
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    ask(id, over.signal).then(
      (answer) => {
        if (over.signal.aborted) return;
        setHeld({ id, answer });
        if (answer.status !== 'under-way') return;
        // Whoever follows the analyses finds it now.
        dispatch(analysesActions.looked());
        timer = setTimeout(() => setAttempt((before) => before + 1), ASK_AGAIN_MS);
      },
      (error: unknown) => {
        if (isCancelled(error) || over.signal.aborted) return;
        console.error('The report could not be loaded.', error);
        setHeld({ id, answer: { status: 'failed', text: errorText(error, t('preview.failed.text')) } });
      },
    );
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [id, attempt, isRunning, dispatch]);
  useEvent('reports.deleted@1', ({ reportId }) => {
    if (reportId === id) setHeld({ id, answer: { status: 'deleted' } });
  });
  const retry = () => {
    setHeld({ id, answer: { status: 'loading' } });
    setAttempt(attempt + 1);
  };
  if (run) return { state: { status: 'running', run }, retry };
  const answer: Answer = held.id === id ? held.answer : { status: 'loading' };
  return { state: answer.status === 'under-way' ? { status: 'loading' } : answer, retry };
}
