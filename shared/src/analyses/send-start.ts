import { analyses, errorStatus, UserFacingError } from '../api';
import { isLost } from './starts';
import { buffers, call, delay, eventChannel, put, race, take } from '../state';
import { analysesActions, type StartAnalysis } from './analyses-slice';
import { followAnalysis } from './follow-analysis';

/** Before each attempt, in milliseconds. */
const ATTEMPTS = [0, 1_000, 4_000];
/** How long is waited for a connection before the next attempt. */
const OFFLINE_MS = 60_000;

type TransferEvent =
  | { type: 'transferred'; sent: number; total: number | null }
  | { type: 'accepted' }
  | { type: 'refused'; error: unknown };

/** The upload's progress and its answer as a stream. Closing it does not stop the upload: only `signal` does. */
const transferChannel = (start: StartAnalysis, signal: AbortSignal) =>
  eventChannel<TransferEvent>((emit) => {
    let open = true;
    const send = (event: TransferEvent) => open && emit(event);
    start({ signal, onTransfer: ({ sent, total }) => send({ type: 'transferred', sent, total }) }).then(
      () => send({ type: 'accepted' }),
      (error: unknown) => send({ type: 'refused', error }),
    );
    return () => {
      open = false;
    };
  }, buffers.expanding<TransferEvent>());

/** Sends once. Answers with the error of a call that was lost on its way, else null. @throws what refuses the analysis */
function* sendOnce(id: string, start: StartAnalysis, signal: AbortSignal) {
  const channel = transferChannel(start, signal);
  try {
    for (;;) {
      const event: TransferEvent = yield* take(channel);
      if (event.type === 'transferred') yield* put(analysesActions.transferred({ id, sent: event.sent, total: event.total }));
      if (event.type === 'accepted') return null;
      if (event.type === 'refused') {
        if (isLost(event.error)) return { error: event.error };
        throw event.error;
      }
    }
  } finally {
    channel.close();
  }
}

/** Whether the server has all it needs, although its answer was lost. */
function* hasArrived(id: string) {
  try {
    const { state, stage } = yield* call(() => analyses.get(id));
    return state !== 'running' || stage !== 'receiving';
  } catch (error) {
    if (errorStatus(error) === 401) throw error;
    return false;
  }
}

const backOnline = () => new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

function* pause(ms: number) {
  yield* delay(ms);
  if (ms > 0 && !navigator.onLine) yield* race({ online: call(backOnline), late: delay(OFFLINE_MS) });
}

/**
 * Sends what is to be analysed and follows it to its end. A call that is lost on the way is sent again under the same id, which the
 * server knows: there is one analysis, however often it takes to begin it.
 *
 * @throws what refuses it, or the last loss when every attempt was lost
 */
export function* sendAndFollow(id: string, start: StartAnalysis, signal: AbortSignal) {
  let last: unknown = null;
  // Who presses without a connection is told so; one that breaks on the way is waited for.
  const isCutOff = !navigator.onLine;
  for (const ms of ATTEMPTS) {
    yield* pause(ms);
    const lost = yield* sendOnce(id, start, signal);
    if (lost !== null) {
      if (isCutOff) throw lost.error;
      last = lost.error;
      if (!(yield* hasArrived(id))) continue;
    }
    const end = yield* followAnalysis(id);
    if (end.error?.code !== 'upload-broken') return end;
    last = new UserFacingError(end.error.detail);
  }
  throw last;
}
