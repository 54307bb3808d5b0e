import { whileSeen } from './attention';
import { lookAt } from './look-at';

/** Visible time within which a screen is to show something. Stable screens take a tenth of it on a slow phone. */
const LIMIT_MS = 8000;
/** Of what the server takes to answer, so much is not the screen's fault. */
const MOST_WAITING_MS = 30_000;
/** A page that lets a task of ours wait longer than this, every time it is asked, is held up by its screen. */
const ANSWER_MS = 200;
/** It is asked for so much later: between two renderings on end there is always a moment for what is due at once. */
const ASKED_FOR_MS = 50;
/** An empty screen must be so twice: a screen may be between two drawings. */
const APART_MS = 1000;

interface Outcomes {
  shown: () => void;
  failed: (harm: 'never-shown' | 'empty', reason: string) => void;
  /** Whether answers of the server are waited for. */
  isWaiting: () => boolean;
  /** Whether the screen says of itself that it may have nothing to show. */
  mayBeEmpty?: boolean | undefined;
}

/**
 * Watches an area until it shows something while the page answers, or has not for eight seconds that somebody could see it. Calls back
 * once. Answers with what ends it.
 */
export function watchShown(area: () => Element | null, { shown, failed, isWaiting, mayBeEmpty = false }: Outcomes): () => void {
  let waited = 0;
  let forServer = 0;
  let emptyAt: number | null = null;
  const stop = whileSeen((ms) => {
    const found = area();
    const seen = found ? lookAt(found) : 'busy';
    const sight = seen === 'empty' && mayBeEmpty ? 'shown' : seen;
    if (sight === 'shown') {
      const asked = performance.now();
      setTimeout(() => performance.now() - asked < ASKED_FOR_MS + ANSWER_MS && end(shown), ASKED_FOR_MS);
    }
    if (sight === 'busy' && isWaiting() && forServer < MOST_WAITING_MS) forServer += ms;
    else waited += ms;
    if (sight !== 'empty') emptyAt = null;
    if (waited < LIMIT_MS) return;
    if (sight !== 'empty') end(() => failed('never-shown', REASONS[sight]));
    else if (emptyAt === null) emptyAt = waited;
    else if (waited - emptyAt >= APART_MS) end(() => failed('empty', 'the screen shows nothing'));
  });
  let isOver = false;
  const end = (outcome?: () => void) => {
    if (isOver) return;
    isOver = true;
    stop();
    outcome?.();
  };
  return () => end();
}

const REASONS = {
  busy: `the screen is still busy after ${LIMIT_MS / 1000} s`,
  shown: `the page did not answer within ${ANSWER_MS} ms for ${LIMIT_MS / 1000} s`,
};
