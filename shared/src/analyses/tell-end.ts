import type { AnalysisResult } from '../contracts/reports/report';
import { bus } from '../events';
import { reportPath } from '../router';
import { call, delay, put, select } from '../state';
import { toast } from '../ui';
import { analysesActions, type Run } from './analyses-slice';
import { pageSeen } from '../state/page-seen';
import { claimEnd } from './announced-analyses';
import { sayEndSeen } from './say-end-seen';
import { selectAnalyses } from './select-analyses';
import { watchedAnalyses } from './watched-analyses';
import { t } from './messages';

export type Ending = Pick<Run, 'id' | 'source' | 'name' | 'inBackground'>;

/** The tab that has begun an analysis tells of its end first; another one does when that tab is no longer there. */
const OTHERS_MS = 2_000;

/** Reports that were told of, by whichever tab. */
const announcedReports = new Set<string>();
bus.on('reports.created@1', ({ reportId }) => void announcedReports.add(reportId));

function* isShown({ inBackground }: Ending) {
  const { onScreen } = yield* select(selectAnalyses);
  return onScreen && !inBackground;
}

/** One toast for all tabs, in the first that is looked at. What is shown in its place already needs none. */
function* tellOnce({ id }: Ending, shown: boolean, tell: () => void) {
  yield* call(pageSeen);
  if (claimEnd(id) && !shown) yield* call(tell);
  watchedAnalyses.remove(id);
}

/** Puts the report where its reader is: in the place of the progress, or behind the link of a toast. */
export function* tellReport(ending: Ending, result: AnalysisResult) {
  const { id, source, name } = ending;
  const isOwn = watchedAnalyses.has(id);
  const shown = yield* isShown(ending);
  yield* put(analysesActions.completed({ run: { id, source, name }, result, shown }));
  if (!isOwn && !shown) yield* delay(OTHERS_MS);
  if (!announcedReports.has(result.report_id)) {
    bus.emit('reports.created@1', { reportId: result.report_id, sourceType: result.fileType }, 'analyses');
  }
  yield* tellOnce(ending, shown, () =>
    toast.success(t('ready', { name }), { label: t('open'), to: reportPath(result.report_id) }),
  );
}

export function* tellFailure(ending: Ending, text: string) {
  const { id, source, name } = ending;
  const isOwn = watchedAnalyses.has(id);
  const shown = yield* isShown(ending);
  if (shown || isOwn) {
    yield* put(analysesActions.failed({ run: { id, source, name }, text, shown }));
  } else {
    yield* put(analysesActions.dropped(id));
    yield* delay(OTHERS_MS);
  }
  bus.emit('analysis.unfinished@1', { analysisId: id }, 'analyses');
  yield* tellOnce(ending, false, () => toast.error(shown ? text : t('named', { name, text })));
  if (shown) yield* call(sayEndSeen, id);
}
