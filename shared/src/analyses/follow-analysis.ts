import { analyses, errorStatus, UserFacingError } from '../api';
import type { AnalysisProgress } from '../contracts/reports/analysis';
import { call, delay, put, race, select, take } from '../state';
import { analysesActions, type AnalysesState } from './analyses-slice';
import { selectAnalyses } from './select-analyses';
import { t } from './messages';

/** The server says something every second: in this time nothing came, so something in between keeps the lines back. */
const SILENCE_MS = 6_000;
/** Between two questions: while one looks on, while one does something else, and while nobody looks at the page at all. */
const PAUSE_MS = { front: 750, background: 2_500, hidden: 10_000 };
/** Questions in a row without an answer, the later ones with longer pauses: about half an hour. */
const MISSES = 60;
const LONGEST_PAUSE_MS = 30_000;

/** Refusals that stay the same a moment later. */
const FINAL = [401, 403, 404];
const isFinal = (error: unknown): boolean => FINAL.includes(errorStatus(error) ?? 0);

const isInFront = ({ runs, onScreen }: AnalysesState, id: string): boolean =>
  onScreen && runs.some((run) => run.id === id && !run.inBackground);

/** Reads the stream to the analysis' end. Null when it broke off before, or is no longer looked at; `silent` when nothing came at all. */
function* readStream(id: string) {
  const controller = new AbortController();
  let heard = false;
  try {
    const lines = analyses.watch(id, controller.signal);
    for (;;) {
      const next: { line?: IteratorResult<AnalysisProgress, void>; left?: unknown } = yield* race({
        line: call(() => lines.next()),
        silence: delay(SILENCE_MS),
        left: take([analysesActions.sentToBackground.type, analysesActions.screenLeft.type]),
      });
      if (!next.line) return next.left === undefined && !heard ? 'silent' : null;
      if (next.line.done) return null;
      heard = true;
      yield* put(analysesActions.progressed(next.line.value));
      if (next.line.value.state !== 'running') return next.line.value;
    }
  } catch (error) {
    // The question that follows tells a refusal from a broken line.
    console.warn('The progress of the analysis broke off.', error);
    return null;
  } finally {
    controller.abort();
  }
}

/**
 * Shows an analysis as it moves on and answers with its last state. What one looks at comes by a stream; everything else by a question
 * now and then, since a browser has but six connections to a server for all its tabs together.
 *
 * @throws when it cannot be followed to its end.
 */
export function* followAnalysis(id: string) {
  let streams = true;
  for (let misses = 0; ;) {
    const inFront = isInFront(yield* select(selectAnalyses), id);
    if (inFront && streams) {
      const end = yield* readStream(id);
      if (end === 'silent') streams = false;
      else if (end) return end;
    }
    try {
      const progress = yield* call(() => analyses.get(id));
      misses = 0;
      yield* put(analysesActions.progressed(progress));
      if (progress.state !== 'running') return progress;
    } catch (error) {
      if (isFinal(error)) throw error;
      misses += 1;
      if (misses >= MISSES) throw new UserFacingError(t('lost-sight'));
    }
    const pause = document.visibilityState === 'hidden' ? PAUSE_MS.hidden : inFront ? PAUSE_MS.front : PAUSE_MS.background;
    yield* race({
      time: delay(Math.max(pause, Math.min(pause * misses, LONGEST_PAUSE_MS))),
      looked: take([analysesActions.broughtToFront.type, analysesActions.screenOpened.type]),
    });
  }
}
