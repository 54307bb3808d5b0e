import type { BesideCell } from '../../../contracts/report/claim';
import type { Column, Table } from '../../../model';
import { condition } from '../../sql';
import { besideSql, besideText } from './side-sql';

const column = (name: string, type: Column['type']) => ({ name, type }) as Column;
const columns = [column('back', 'date'), column('out', 'date'), column('due', 'timestamp'), column('seen', 'timestamp'), column('charged', 'integer'), column('cost', 'number')]; // prettier-ignore
const said = (of: string, op: string, beside: BesideCell) =>
  besideSql({ columns }, { column: columns.find(({ name }) => name === of) ?? columns[0]!, op, beside }, (own) => own);
const cell = (other: string) => ({ how: 'cell' as const, other });
const after = (other: string, length: number, unit: 'days' | 'min') => ({ how: 'length' as const, other, length, unit });

test.each<[string, string, BesideCell, string]>([
  ['cost', '<', cell('charged'), 'cost < charged'],
  ['back', '>', cell('due'), 'back > CAST(due AS DATE)'],
  ['due', '>', cell('back'), 'CAST(due AS DATE) > back'],
  ['back', '>', after('out', 14, 'days'), 'back > out + INTERVAL 14 DAY'],
  ['seen', '>', after('due', 90, 'min'), 'seen > due + INTERVAL 90 MINUTE'],
  ['seen', '>', after('out', 3, 'days'), 'CAST(seen AS DATE) > out + INTERVAL 3 DAY'],
  ['charged', '<', { how: 'days', from: 'out', to: 'back' }, 'charged < CAST(back AS DATE) - CAST(out AS DATE)'],
])('%s %s %j is held against another cell', (of, op, beside, sql) => expect(said(of, op, beside)).toBe(sql));

test.each<[BesideCell]>([[cell('north')], [after('north', 3, 'days')], [{ how: 'days', from: 'north', to: 'back' }]])(
  '%j is none of the table',
  (beside) => expect(said('back', '>', beside)).toBeNull(),
);

test('what is held against reads as it is written', () =>
  expect([cell('due'), after('out', 14, 'days'), { how: 'days' as const, from: 'out', to: 'back' }].map(besideText)).toEqual([
    'due',
    'out + 14 days',
    'back - out',
  ]));

test('a plain value that is called as a column is is a value', () => {
  const table = { columns: [column('grade', 'text'), column('B', 'number')] } as Table;
  expect(condition(table, [{ column: 'grade', op: '<', value: 'B' }])).toBe("grade < 'B'");
  expect(condition(table, [{ column: 'grade', op: '<', value: 'B', beside: cell('B') }])).toBe('grade < "B"');
});
