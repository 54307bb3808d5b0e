import type { Alert } from '../../contracts/report/alert';
import type { Table } from '../../model';
import { missingWhere } from './missing-where';

const alert = (columns: string[]): Alert => ({ table: 't', kind: 'missing', severity: 'warning', columns, sentence: 'as before' }); // prettier-ignore

/** Of 100 rows 40 have cancelled, 10 were moved, and `filled` have a reason. */
const table = (filled: number, relation: object, columns = ['reason']) =>
  ({
    name: 't',
    rows: 100,
    alerts: [alert(columns)],
    columns: [
      { name: 'status', stats: { count: 100, missing: 0, top: [['active', 50], ['cancelled', 40], ['moved', 10]] } },
      { name: 'reason', stats: { count: filled, missing: 100 - filled } },
    ],
    model: { algebra: [{ target: 'reason', of: 'status', nought: false, ...relation }] },
  }) as unknown as Table; // prettier-ignore

const SETTLED = { kind: 'settled', label: 'cancelled' };
const sentences = (own: Table) => missingWhere(own).map(({ severity, sentence }) => [severity, sentence]);

test('gaps are told of the rows that can have anything', () => {
  expect(sentences(table(30, SETTLED))).toEqual([
    ['info', '“reason” is missing in 25% of the rows with status cancelled (10 rows), and filled in no others.'],
  ]);
  expect(sentences(table(10, SETTLED))[0]?.[0]).toBe('warning');
  expect(sentences(table(20, { kind: 'filled-by', labels: ['cancelled', 'moved'] }))).toEqual([
    ['warning', '“reason” is missing in 60% of the rows with status cancelled and moved (30 rows), and filled in no others.'],
  ]);
});

test('what has no gap there has none', () => expect(sentences(table(40, SETTLED))).toEqual([]));

test.each<[string, Table]>([
  ['what is nought elsewhere', table(30, { ...SETTLED, nought: true })],
  ['what is blank for a label', table(30, { ...SETTLED, absent: true })],
  ['what hangs on no label', table(30, { kind: 'part' })],
  ['several columns in one note', table(30, SETTLED, ['reason', 'note'])],
])('%s is told as before', (_, own) => expect(sentences(own)).toEqual([['warning', 'as before']]));
