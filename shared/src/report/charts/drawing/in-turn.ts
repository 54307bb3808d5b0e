/** Between two pieces of work the page answers: longer than the browser takes to go on to the next task. */
const PAUSE_MS = 16;

const waiting: (() => void)[] = [];
let isBusy = false;

function next(): void {
  const work = waiting.shift();
  isBusy = work !== undefined;
  if (!work) return;
  setTimeout(next, PAUSE_MS);
  work();
}

/**
 * Does pieces of work one after another, each in a task of its own; the first at once. Several charts that come into view together would
 * else be drawn in one task, and nothing else happens for as long.
 *
 * @returns takes the work out of the line, where it has not been done
 */
export function inTurn(work: () => void): () => void {
  waiting.push(work);
  if (!isBusy) next();
  return () => {
    const at = waiting.indexOf(work);
    if (at !== -1) waiting.splice(at, 1);
  };
}
