import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { isRunningTotal, neverFalls } from './running-total';

const WEEK = 7 * 86_400_000;
const STEPS = [4, 1, 7, 3, 0, 5, 2, 6, 3, 4];

/** Readings of several pumps week by week: each begins somewhere and adds what it delivers. */
function pumped(beginnings: readonly number[]) {
  const cells = beginnings.flatMap((first, pump) => {
    let reading = first;
    return STEPS.map((_, week) => ({ pump: `P${pump}`, at: week * WEEK, reading: week === 0 ? first : (reading += STEPS[(week + pump) % STEPS.length] ?? 0) })); // prettier-ignore
  });
  const measure = handMeasure('delivered', cells.map(({ reading }) => reading)); // prettier-ignore
  const frame = handFrame('t', cells.length, {
    dimensions: [handDimension('pump', cells.map(({ pump }) => pump))], // prettier-ignore
    timeline: handTimeline(cells.map(({ at }) => at), { regular: true }), // prettier-ignore
    measures: [measure],
  });
  return [isRunningTotal(frame, measure), neverFalls(frame, measure)];
}

test.each<[string, readonly number[], boolean]>([
  ['that begin with one step', [4, 1, 3, 5], true],
  ['of which one began with a large step', [14, 1, 7, 3], true],
  ['of few that began with a large step', [12, 2], true],
  ['of which one was at work before', [400, 1, 7, 3], false],
  ['that were all at work before', [400, 310, 120, 250], false],
])('readings %s', (_, beginnings, total) => expect(pumped(beginnings)).toEqual([total, true]));
