import type { TableModel } from '../../contracts/table/table-model';
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

test.each<[string, { added: number[]; relative?: boolean; lagged?: boolean }, boolean]>([
  ['a meter whose use stands beside it', { added: [5, 5, 5, 5] }, true],
  ['what it read before', { added: [5, 5, 5, 5], lagged: true }, true],
  ['a stock of which some goes out', { added: [5, -2, 5, -1] }, false],
  ['a level whose growth stands beside it in percent', { added: [5, 5, 5, 5], relative: true }, false],
])('%s', (_, { added, relative = false, lagged = false }, isTotal) => {
  const reading = handMeasure('reading', [900, 905, 910, 3]);
  const held = { rows: 4, off: 0, of: 'table' as const };
  const [along, within] = ['at', ['meter']];
  const algebra = [
    { kind: 'change', target: 'used', of: lagged ? 'next' : 'reading', steps: 1, relative, along, within, held },
    ...(lagged ? [{ kind: 'lagged', target: 'reading', of: 'next', steps: 1, along, within, held }] : []),
  ];
  const frame = handFrame(
    't',
    4,
    { timeline: handTimeline([0, 1, 2, 3]), measures: [reading, handMeasure('used', added)] },
    { model: { algebra } as unknown as TableModel },
  );
  expect(isRunningTotal(frame, reading)).toBe(isTotal);
});
