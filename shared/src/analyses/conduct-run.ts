import { analyses, errorStatus, UserFacingError } from '../api';
import type { AnalysisProgress } from '../contracts/reports/analysis';
import { bus } from '../events';
import { authActions, call, put, race, select, take } from '../state';
import { toast } from '../ui';
import { analysesActions, type StartAnalysis } from './analyses-slice';
import { failureText } from './failure-text';
import { followAnalysis } from './follow-analysis';
import { selectAnalyses } from './select-analyses';
import { sendAndFollow } from './send-start';
import { tellFailure, tellReport, type Ending } from './tell-end';
import { watchedAnalyses } from './watched-analyses';
import { t } from './messages';

/** Asks the server to stop, as often as that is asked for here. Ends when there is nothing left to wait for. */
function* untilCancelled(id: string) {
  for (;;) {
    const asked = yield* take(analysesActions.cancelAsked);
    if (asked.payload !== id) continue;
    try {
      yield* call(analyses.cancel, id);
      return;
    } catch (error) {
      // The server has not begun, or has already ended.
      if (errorStatus(error) === 404) return;
      console.error('The analysis could not be cancelled.', error);
      yield* put(analysesActions.cancelRefused(id));
      yield* call(toast.error, t('not-cancelled'));
    }
  }
}

/** The run as it is known now: a sheet has got its title, and the reader may have turned to something else. */
function* endingOf(begun: Ending) {
  const { runs } = yield* select(selectAnalyses);
  return { ...begun, ...runs.find(({ id }) => id === begun.id) };
}

/** What a tab waits to tell is told to nobody who logs in after. */
export function* whileLoggedIn(tell: () => Generator) {
  yield* race({ told: call(tell), left: take(authActions.loggedOut) });
}

function* dropUnfinished(id: string) {
  yield* put(analysesActions.dropped(id));
  bus.emit('analysis.unfinished@1', { analysisId: id }, 'analyses');
}

/** Tells how an analysis has ended, which nobody may be there to wait for. */
export function* tellEnd(run: Ending, { state, result, error }: AnalysisProgress) {
  const ending: Ending = yield* endingOf(run);
  if (result) return yield* tellReport(ending, result);
  if (error) return yield* tellFailure(ending, failureText(run.source, new UserFacingError(error.detail, error.code)));
  // Cancelled, here or in another tab; or its report is deleted already.
  watchedAnalyses.remove(run.id);
  if (state !== 'running') yield* dropUnfinished(run.id);
}

/** Whether an error says that the session is over: the analysis goes on, and the next session finds it again. */
const isSessionOver = (error: unknown): boolean => errorStatus(error) === 401;

/**
 * Takes an analysis from here to its end, whatever screen is open.
 * @param start what begins it; absent when it is under way already
 */
export function* conductRun(run: Ending, start?: StartAnalysis) {
  const controller = new AbortController();
  const reached: { end?: AnalysisProgress } = {};
  function* toItsEnd() {
    reached.end = start ? yield* sendAndFollow(run.id, start, controller.signal) : yield* followAnalysis(run.id);
  }
  try {
    const { left } = yield* race({
      end: call(toItsEnd),
      cancelled: call(untilCancelled, run.id),
      left: take(authActions.loggedOut),
    });
    if (left) {
      // Who logs out leaves; whose session has run out comes back, and a file on its way goes on meanwhile.
      if (left.payload === 'logout') controller.abort();
    } else if (reached.end) {
      const { end } = reached;
      yield* whileLoggedIn(() => tellEnd(run, end));
    } else {
      controller.abort();
      watchedAnalyses.remove(run.id);
      yield* dropUnfinished(run.id);
      yield* call(toast.success, t('cancelled'));
    }
  } catch (error) {
    if (isSessionOver(error)) return yield* put(analysesActions.dropped(run.id));
    const ending: Ending = yield* endingOf(run);
    // Somebody has deleted what an earlier visit has begun.
    if (!start && errorStatus(error) === 404) {
      watchedAnalyses.remove(run.id);
      return yield* put(analysesActions.dropped(run.id));
    }
    yield* whileLoggedIn(() => tellFailure(ending, failureText(run.source, error)));
  }
}
