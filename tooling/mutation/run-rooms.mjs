import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { ROOT } from '../bin/run.mjs';
import { byRoom } from './rooms.mjs';
import { runRoom } from './run-room.mjs';
import { isEnough } from './score.mjs';

export { FOLDER } from './run-room.mjs';

/** Whole work units of the machine, unless somebody else needs some of them. */
const workers = () => Number(process.env.MUTATION_WORKERS ?? availableParallelism());

/**
 * Runs the mutants of the files, room after room; files of no room are passed over. Without `seconds` all of them are tried, else as
 * many as fit: the room with the fewest files comes first, and leaves what it does not take to the next ones. See `runRoom` for the rest.
 */
export async function runRooms(files, { seconds: most, ...how } = {}) {
  const deadline = most && performance.now() + most * 1000;
  const waiting = byRoom(files).sort(([, a], [, b]) => a.length - b.length);
  const rooms = [];
  while (waiting.length > 0) {
    const share = deadline && Math.max(1, (deadline - performance.now()) / 1000 / waiting.length);
    const [room, own] = waiting.shift();
    const started = performance.now();
    const result = await runRoom(room, own, { ...how, concurrency: workers(), seconds: share });
    const seconds = (performance.now() - started) / 1000;
    rooms.push({
      room,
      ...result,
      summary: summaryOf(room, result, seconds),
      enough: isEnough(result),
    });
  }
  return { rooms: rooms.map((each) => ({ ...each, told: told(each) })), output: rooms.map(told).join('') };
}

function summaryOf(room, { all, judged, unreached, timedOut, score, failed, stopped }, seconds) {
  const took = `(${seconds.toFixed(0)} s)`;
  if (failed) return `${room}: they could not be run ${took}`;
  if (judged === 0) return `${room}: ${stopped ? 'there was no time to try one' : 'there was none to try'} ${took}`;
  return `${room}: ${(score * 100).toFixed(1)} % fail a test, ${judged} of ${all} tried, ${unreached} reached by no test, ${timedOut} ran out of time ${took}`;
}

/** What went wrong, or the mutants that no test noticed, then the summary. */
const told = ({ summary, survivors, failed, output }) => `${failed ? output : survivors.map(lineOf).sort().join('')}${summary}\n`;

const lineOf = ({ fileName, line, status, mutatorName, replacement }) =>
  `  ${relative(ROOT, fileName)}:${line} ${status} ${mutatorName} ${replacement.replace(/\s+/g, ' ').slice(0, 100)}\n`;
