import { analyses, errorStatus } from '../api';
import type { AnalysisProgress } from '../contracts/reports/analysis';
import { bus } from '../events';
import { readToken } from '../session';
import { authActions, call, defineFeature, eventChannel, fork, put, select, take, takeEvery, takeLeading } from '../state';
import { analysesActions, analysesReducer, startCalls, type StartAnalysis } from './analyses-slice';
import { conductRun, tellEnd, whileLoggedIn } from './conduct-run';
import { ANALYSES_KEY, selectAnalyses } from './select-analyses';
import type { Ending } from './tell-end';
import { watchedAnalyses } from './watched-analyses';

/** Nothing when a tool plays an action a second time: what it has begun is not to be sent again. */
function takenStart(id: string): StartAnalysis | null {
  try {
    return startCalls.take(id);
  } catch (error) {
    console.warn('An analysis was not begun a second time.', error);
    return null;
  }
}

function* conductSubmitted({ payload: run, meta }: ReturnType<typeof analysesActions.submitted>) {
  const start = takenStart(meta.startId);
  if (!start) return;
  watchedAnalyses.put(run.id, false);
  bus.emit('analysis.started@1', { analysisId: run.id, sourceType: run.source }, 'analyses');
  yield* conductRun({ ...run, inBackground: false }, start);
}

const runOf = ({ id, source_type, source_name }: AnalysisProgress, inBackground: boolean): Ending => ({
  id,
  source: source_type,
  name: source_name,
  inBackground,
});

/** Follows an analysis that is under way, once. */
function* pickUp(progress: AnalysisProgress, inBackground: boolean) {
  const { runs } = yield* select(selectAnalyses);
  if (runs.some((run) => run.id === progress.id)) return;
  yield* put(analysesActions.found({ progress, inBackground, now: Date.now() }));
  yield* fork(conductRun, runOf(progress, inBackground));
}

/** One analysis by its id. Null when there is none, or none of this user's. */
function* ask(id: string) {
  try {
    return yield* call(() => analyses.get(id));
  } catch (error) {
    if (errorStatus(error) !== 404) throw error;
    return null;
  }
}

/** What goes on without this page, or has ended since it was last here. */
function* lookAround({ type }: { type: string }) {
  if (readToken() === null) return;
  try {
    // A look that comes later than the screen was opened finds its reader at work there.
    const inUse = type === analysesActions.looked.type && (yield* select(selectAnalyses)).onScreen;
    const watched = watchedAnalyses.read();
    const running = yield* call(() => analyses.running());
    const { runs, onScreen } = yield* select(selectAnalyses);
    for (const progress of running) {
      const known = watched.find(({ id }) => id === progress.id);
      // What another tab has begun covers no screen of this one but the one where it is looked for, as that opens.
      yield* pickUp(progress, known ? known.inBackground : inUse || !onScreen);
    }
    for (const { id, inBackground } of watched) {
      if (running.some((each) => each.id === id) || runs.some((run) => run.id === id)) continue;
      const progress = yield* ask(id);
      if (progress === null) watchedAnalyses.remove(id);
      else if (progress.state === 'running') yield* pickUp(progress, inBackground);
      else yield* tellPast(progress, inBackground);
    }
  } catch (error) {
    // Not worth an error on the screen, which is complete without it.
    console.error('Running analyses could not be asked for.', error);
  }
}

/** An end that came while this page was away. */
function* tellPast(progress: AnalysisProgress, inBackground: boolean) {
  yield* fork(whileLoggedIn, () => tellEnd(runOf(progress, inBackground), progress));
}

/** What other tabs begin shows here as well. */
function* followOtherTabs() {
  const begun = eventChannel<string>((emit) =>
    bus.on('analysis.started@1', ({ analysisId }, { otherTab }) => {
      if (otherTab) emit(analysisId);
    }),
  );
  try {
    for (;;) yield* put(analysesActions.begunElsewhere(yield* take(begun)));
  } finally {
    begun.close();
  }
}

function* followBegun({ payload: id }: ReturnType<typeof analysesActions.begunElsewhere>) {
  const { runs } = yield* select(selectAnalyses);
  if (runs.some((run) => run.id === id)) return;
  try {
    // The file may still be on its way, and the server does not know of it before its first byte.
    const progress = yield* call(firstSight, id);
    if (progress?.state === 'running') yield* pickUp(progress, true);
  } catch (error) {
    console.warn('An analysis of another tab could not be followed.', error);
  }
}

const SIGHTS = 5;
const SIGHT_MS = 1_000;

async function firstSight(id: string): Promise<AnalysisProgress | null> {
  for (let sight = 0; sight < SIGHTS; sight += 1) {
    await new Promise((resolve) => setTimeout(resolve, SIGHT_MS));
    const found = (await analyses.running()).find((each) => each.id === id);
    if (found) return found;
  }
  return null;
}

function keepPlace({ type, payload: id }: { type: string; payload: string }): void {
  if (watchedAnalyses.has(id)) watchedAnalyses.put(id, type === analysesActions.sentToBackground.type);
}

function* watchAnalyses() {
  yield* fork(followOtherTabs);
  yield* takeLeading([analysesActions.looked.type, analysesActions.screenOpened.type], lookAround);
  yield* takeEvery(analysesActions.begunElsewhere, followBegun);
  yield* takeEvery(analysesActions.submitted, conductSubmitted);
  yield* takeEvery([analysesActions.sentToBackground, analysesActions.broughtToFront], keepPlace);
  // Whoever logs out leaves nothing behind for the next one at this screen.
  yield* takeEvery(authActions.loggedOut, ({ payload }) => {
    if (payload === 'logout') watchedAnalyses.clear();
  });
}

/** The analyses under way, followed whatever screen is open. */
export const analysesFeature = defineFeature({ key: ANALYSES_KEY, reducer: analysesReducer, saga: watchAnalyses });
