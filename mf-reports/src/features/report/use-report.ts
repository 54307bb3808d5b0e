import { useEffect } from 'react';
import { analysesActions, useAnalyses, type Run } from '@hub/shared/analyses';
import { analyses, errorStatus, reports } from '@hub/shared/api';
import type { AnalysisProgress } from '@hub/shared/contracts/reports/analysis';
import type { ReportDetail } from '@hub/shared/contracts/reports/report';
import { defineQuery, useQuery, withName } from '@hub/shared/query';
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
    const detail = await reports.get(id, signal);
    // To read and check it is one task, to draw it another: together they hold presses up. In the background nobody presses, and timers wait.
    if (!document.hidden) await new Promise((done) => setTimeout(done));
    return { status: 'ready', detail };
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

/** What is at a report's address. A few are kept, since a report may be megabytes. */
const addressQuery = defineQuery({
  key: 'reports/address',
  failure: 'The report could not be loaded.',
  fetch: (id: string, signal) => ask(id, signal),
  staleMs: 30_000,
  // Only a report stays what it is.
  isPassing: ({ status }) => status !== 'ready',
  refreshOn: ['reports.created@1'],
  amend: (answer, { name, payload }, id): Answer => {
    if (name === 'reports.deleted@1') return payload.reportId === id ? { status: 'deleted' } : answer;
    const isNamed = name === 'reports.renamed@1' && answer.status === 'ready';
    return isNamed ? { ...answer, detail: withName(answer.detail, payload) } : answer;
  },
  keep: 5,
});

/** What is at a report's address, and the analysis on its way to it. */
export function useReport(id: string): { state: ReportState; retry: () => void } {
  const dispatch = useHubDispatch();
  const run = useAnalyses(({ runs }) => runs.find((each) => each.id === id));
  const isRunning = run !== undefined;
  const { data, error, refresh, poll } = useQuery(addressQuery, id, { enabled: !isRunning });
  const underWay = data?.status === 'under-way';
  useEffect(() => {
    if (!underWay || isRunning) return undefined;
    // Whoever follows the analyses finds it now.
    dispatch(analysesActions.looked());
    const timer = setInterval(poll, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [underWay, isRunning, dispatch, poll]);
  if (run) return { state: { status: 'running', run }, retry: refresh };
  if (data === null) {
    return {
      state: error ? { status: 'failed', text: error.text || t('preview.failed.text') } : { status: 'loading' },
      retry: refresh,
    };
  }
  return { state: data.status === 'under-way' ? { status: 'loading' } : data, retry: refresh };
}
