import type { Finding } from '../finding';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { fallsInSpiteOfAge } from './in-spite-of-age';

const LASTS = { op: 'duration', start: 'moment', end: 'ended' } as const;
const ROWS = 200;

/** Cases of two teams, one a day; since day 100 those of A take `since` days in the place of 30, and so many of them are open. */
function fallen({ since, open }: { since: number; open: number }, changes: Partial<Finding> = {}): boolean {
  const day = Array.from({ length: ROWS }, (_, i) => i);
  const isA = (i: number) => i % 2 === 0;
  const isOpen = (i: number) => isA(i) && i >= ROWS - 2 * open;
  const frame = handFrame('t', ROWS, {
    dimensions: [handDimension('team', day.map((i) => (isA(i) ? 'A' : 'B')))],
    measures: [handMeasure('lasts', day.map((i) => (isOpen(i) ? null : isA(i) && i >= 100 ? since : 30)), { kind: 'duration', typed: LASTS, columns: ['moment', 'ended'] })],
    timeline: handTimeline(day),
    unfinished: { by: { end: 'ended' }, open: Uint8Array.from(day, (i) => Number(isOpen(i))), columns: new Set(['ended']), owed: null },
  });
  return fallsInSpiteOfAge(frame, { kind: 'group-step', subject: { filter: [{ column: 'team', op: '=', value: 'A' }], breakdown: 'moment', measure: LASTS }, event: { at: 100, period: 1, by: 'result' }, ...changes });
} // prettier-ignore

test.each<[string, Parameters<typeof fallen>, boolean]>([
  ['half as long, of which hardly any case is open', [{ since: 15, open: 4 }], true],
  ['half as long, of which half are open', [{ since: 15, open: 25 }], false],
  ['a little less, which the open ones may make up for', [{ since: 27, open: 4 }], false],
  ['longer', [{ since: 40, open: 0 }], false],
  ['of another kind', [{ since: 15, open: 4 }, { kind: 'trend' }], false],
  ['of no moment', [{ since: 15, open: 4 }, { event: { at: NaN, period: 1, by: 'result' } }], false],
  ['of a group that is none', [{ since: 15, open: 4 }, { subject: { filter: [{ column: 'team', op: '=', value: 'C' }], breakdown: 'moment', measure: LASTS } }], false],
])('%s', (_, of, falls) => expect(fallen(...of)).toBe(falls)); // prettier-ignore
