import { evenRows } from '../../../testing/hand-made-block';
import { handEvent } from '../../../testing/hand-made-event';
import { handDimension, handFrame } from '../../../testing/hand-made-frame';
import type { Event } from './events';
import { oneLabelOf } from './one-label';

const ROWS = 100;
const { team, block } = evenRows(ROWS);

const held = (of: (row: number) => string | null, how = 'filled') => {
  const premise = handDimension(
    'premise',
    Array.from({ length: ROWS }, (_, row) => of(row)),
  );
  const event = { ...handEvent([]), column: premise.column, says: { how } } as Event;
  const found = oneLabelOf(
    handFrame('t', ROWS, { dimensions: [team, premise] }),
    event,
    { rows: new Uint8Array(ROWS).fill(1) },
    block,
    null,
  );
  return found?.says.how === 'label' ? [found.says.label, found.is.filter((one) => one === 1).length, found.sql.known] : null;
};

test.each<[string, Parameters<typeof held>, ReturnType<typeof held>]>([
  [
    'one place that the group calls for',
    [(row) => (row % 2 === 0 ? (row % 10 === 0 ? 'Hill' : 'Court') : null)],
    ['Court', 40, ''],
  ],
  ['many places', [(row) => (row % 2 === 0 ? `no ${row % 12}` : null)], null],
  ['one place of the others', [(row) => (row % 2 === 0 ? `no ${row % 12}` : 'Court')], null],
  ['that it is blank', [(row) => (row % 2 === 0 ? 'Court' : null), 'blank'], null],
])('%s', (_, of, is) => expect(held(...of)).toEqual(is));
