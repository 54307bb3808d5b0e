import { handDimension, handFrame, handMeasure } from '../../../testing/hand-made-frame';
import { each } from '../../../testing/hand-made-event';
import { heldOf } from './groups';

const ROWS = 120;
const held = (cells: readonly (number | null)[], changes: Parameters<typeof handMeasure>[2] = {}) => {
  const measure = handMeasure('thickness', cells, changes);
  const team = handDimension('team', each(ROWS, (row) => 'AB'[row % 2] ?? ''));
  const frame = handFrame('t', ROWS, { dimensions: [team], measures: [measure] }, { columns: [team.column, { name: 'thickness' }] as never });
  return heldOf(frame).map(({ column, labels }) => [column.name, labels.length].join(' '));
}; // prettier-ignore

test('rows are held against labels, and against numbers of which there are a few', () =>
  expect(held(each(ROWS, (row) => 20 + 5 * (row % 6)))).toEqual(['team 2', 'thickness 6']));

test.each<[string, string[]]>([
  ['of which nought is one: they count what happened', held(each(ROWS, (row) => row % 6))],
  ['of which there are many: they are amounts', held(each(ROWS, (row) => 1 + row))],
  ['all alike', held(each(ROWS, () => 7))],
  [
    'that are shares',
    held(
      each(ROWS, (row) => 1 + (row % 6)),
      { fraction: true },
    ),
  ],
])('and not against numbers %s', (_, columns) => expect(columns).toEqual(['team 2']));
