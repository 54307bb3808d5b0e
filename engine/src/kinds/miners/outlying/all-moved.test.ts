import { evenRows } from '../../../testing/hand-made-block';
import { handEvent } from '../../../testing/hand-made-event';
import { isAllMoved } from './all-moved';
import type { Event } from './events';

const ROWS = 200;
const { block } = evenRows(ROWS);

const moved = (own: (row: number) => number, known = true) => {
  const values = Float64Array.from({ length: ROWS }, (_, row) => (row % 2 === 0 ? own(row) : 20 + (row % 40)));
  const event = { ...handEvent([]), says: { how: 'beyond', beyond: known ? { values } : {} } } as unknown as Event;
  return isAllMoved(event, { rows: new Uint8Array(ROWS).fill(1) }, block, null);
};

test.each<[string, Parameters<typeof moved>, boolean]>([
  ['one end of a group', [(row) => (row % 20 === 0 ? 5 : 20 + (row % 40))], false],
  ['all of it', [(row) => 12 + (row % 40)], true],
  ['what a cell of its row sets', [(row) => 12 + (row % 40), false], false],
])('%s', (_, of, all) => expect(moved(...of)).toBe(all));
