import { setTimeout as pause } from 'node:timers/promises';

/** What code does by itself, on every machine: it throws, is another build, floods, or damages what is everybody's. */
const BY_ITSELF = /^(?:crash|load_fail|mismatch|flood|globals|store|leak): /;
/** Its files lie in this process: where they do not come in time it is the machine that has other things to do. */
const LATE = /LoadTimeout/;

/** Whether a trouble is one of time, which a machine that is busy with others makes as well. */
export const isOfTime = (trouble: string): boolean => LATE.test(trouble) || !BY_ITSELF.test(trouble);

export const TOO_BUSY = 'this machine is too busy to tell, a sound screen failed as well';
/** So often it is looked at again, each time beside a sound screen. */
const LOOKS = 6;
/** Clean looks that take a first sight back. What harms at every second look passes both in a quarter of cases, after the first. */
const CLEAN_LOOKS = 2;
/** What else the machine does may have ended by then. */
const PAUSE_MS = 10_000;

type Look = () => Promise<string | null>;

/**
 * Looks again at what may have been the machine: alone, and beside a screen that is known to be sound and is judged alike. A trouble that comes
 * again while the sound one has none is the build's; a look in which both fail says nothing. Answers the trouble, or null. Where nothing can be told
 * the build is not let through, and the answer says why.
 */
export async function judgeAgain(first: string, look: Look, lookAtSound: Look, pauseMs = PAUSE_MS): Promise<string | null> {
  let clean = 0;
  let last = '';
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const trouble = await look();
    if (trouble === null) {
      clean += 1;
      if (clean === CLEAN_LOOKS) return null;
      continue;
    }
    const other = await lookAtSound();
    if (other === null) return trouble;
    last = other;
    await pause(pauseMs);
  }
  return `${first} (${TOO_BUSY}: ${last})`;
}
