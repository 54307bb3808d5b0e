import { evenRows } from '../../../testing/hand-made-block';
import { handEvent } from '../../../testing/hand-made-event';
import { handDimension, handFrame } from '../../../testing/hand-made-frame';
import type { Event } from './events';
import { isOneLabel } from './one-label';

const ROWS = 100;
const { team, block } = evenRows(ROWS);

const held = (of: (row: number) => string | null, how = 'filled') => {
  const premise = handDimension(
    'premise',
    Array.from({ length: ROWS }, (_, row) => of(row)),
  );
  const event = { ...handEvent([]), column: premise.column, says: { how } } as Event;
  return isOneLabel(
    handFrame('t', ROWS, { dimensions: [team, premise] }),
    event,
    { rows: new Uint8Array(ROWS).fill(1) },
    block,
    null,
  );
};

test.each<[string, Parameters<typeof held>, boolean]>([
  ['one place that the group calls for', [(row) => (row % 2 === 0 ? (row % 10 === 0 ? 'Hill' : 'Court') : null)], true],
  ['many places', [(row) => (row % 2 === 0 ? `no ${row % 12}` : null)], false],
  ['one place of the others', [(row) => (row % 2 === 0 ? `no ${row % 12}` : 'Court')], false],
  ['that it is blank', [(row) => (row % 2 === 0 ? 'Court' : null), 'blank'], false],
])('%s', (_, of, is) => expect(held(...of)).toBe(is));
