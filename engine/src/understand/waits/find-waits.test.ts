import { asItStands } from '../../agents/understood';
import type { Alert } from '../../contracts/report/alert';
import { withTable } from '../testing/load-text';
import { MadeTable } from '../testing/made-table';
import type { Wait } from './wait';

const SPAN = 400;
const ROWS = 800;

const dateOf = (day: number): string => new Date(Date.UTC(2023, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
const begun = (row: number): number => Math.floor((SPAN * row) / ROWS);

const read = (table: MadeTable): Promise<{ waits: readonly Wait[]; alerts: readonly Alert[] }> =>
  withTable(table.csv(), async ({ connection }, loaded) => {
    const { read: found } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    return { waits: found.waits ?? [], alerts: found.alerts };
  });

/** Something that takes from one to ten days; each twentieth is never done. */
function made(change: (table: MadeTable, end: (row: number) => string | null) => void): MadeTable {
  const table = new MadeTable(ROWS, 11);
  const end = (row: number) => {
    const day = begun(row) + table.between(1, 10);
    return row % 20 === 7 || day > SPAN ? null : dateOf(day);
  };
  table.add('No', (row) => `N${1000 + row}`).add('Received on', (row) => dateOf(begun(row))).add('Kind', () => table.one(['a', 'b', 'c']));
  change(table, end);
  return table;
} // prettier-ignore

test('what is open for longer than it takes, by its status; what was cancelled waits for nothing', async () => {
  const table = made((own, end) =>
    own
      .add('Finished', (row) => (row % 9 === 0 ? null : end(row)))
      .add('Status', (row) => (row % 9 === 0 ? 'cancelled' : own.columns.get('Finished')?.[row] === null ? 'open' : 'closed')),
  );
  const { waits, alerts } = await read(table);
  expect(waits).toMatchObject([
    { how: 'open', target: 'Finished', start: 'Received on', limit: 14, state: { column: 'Status', labels: ['open'] }, key: 'No', isMore: true },
  ]);
  expect(waits[0]?.waiting).toBe(`"Status" IN ('open') AND "Received on" < TIMESTAMP '2024-01-22' AND "Finished" IS NULL`);
  expect(alerts.filter(({ kind, columns }) => kind === 'missing' && columns[0] === 'Finished')).toEqual([]);
}); // prettier-ignore

test('what follows another date in nearly all rows, where the youngest do not have it yet', async () => {
  const { waits } = await read(made((own, end) => own.add('Finished', end).add('Amount €', () => own.between(20, 900, 2))));
  expect(waits).toMatchObject([{ how: 'after', target: 'Finished', state: null, money: 'Amount €', mayStayBlank: false }]);
});

test('what was due', async () => {
  const { waits } = await read(made((own, end) => own.add('Due date', (row) => dateOf(begun(row) + 10)).add('Paid on', end)));
  expect(waits).toMatchObject([{ how: 'due', target: 'Paid on', due: { sql: '"Due date"', column: 'Due date', days: false } }]);
  const terms = await read(
    made((own, end) => own.add('Payment terms (days)', (row) => [10, 14][row % 2] ?? 0).add('Paid on', end)),
  );
  expect(terms.waits).toMatchObject([{ how: 'due', due: { column: 'Payment terms (days)', days: true } }]);
});

test('what was asked for, by a day and by a mark', async () => {
  const asked = (row: number) => row % 3 === 0;
  const byDay = await read(
    made((own, end) =>
      own.add('Visit wanted', (row) => (asked(row) ? 'yes' : 'no')).add('Visited on', (row) => (asked(row) ? end(row) : null)),
    ),
  );
  expect(byDay.waits).toMatchObject([{ how: 'asked', target: 'Visited on', state: { column: 'Visit wanted', labels: ['yes'] } }]);
  const byMark = await read(
    made((own) =>
      own.add('Visit wanted', (row) => (asked(row) ? 'yes' : 'no')).add('Visited', (row) => (asked(row) && row % 7 > 0 ? 'x' : null)),
    ),
  );
  expect(byMark.waits).toMatchObject([{ how: 'asked', target: 'Visited', start: null, asOf: null, mayStayBlank: false }]);
}); // prettier-ignore

test('what a label alone says is owed, with the amount, and not of those that have left', async () => {
  const { waits } = await read(
    made((own) =>
      own
        .add('Payment status', (row) => (row % 11 === 0 ? 'overdue' : 'paid'))
        .add('Left on', (row) => (row % 4 === 0 && begun(row) < 300 ? dateOf(begun(row) + 60) : null))
        .add('Amount €', () => own.between(20, 900, 2)),
    ),
  );
  expect(waits).toMatchObject([{ how: 'owed', target: 'Payment status', start: 'Received on', state: { labels: ['overdue'] }, money: 'Amount €', key: 'No' }]);
  expect(waits[0]?.waiting).toBe(`"Left on" IS NULL AND "Payment status" IN ('overdue')`);
}); // prettier-ignore

test.each<[string, (table: MadeTable, end: (row: number) => string | null) => void]>([
  ['who is still there', (own) => own.add('Left on', (row) => (own.random() < 0.4 && begun(row) < 300 ? dateOf(begun(row) + own.between(20, 90)) : null))],
  ['what is in use for good', (own, end) => own.add('Scrapped', end).add('State', (row) => (own.columns.get('Scrapped')?.[row] === null ? 'in use' : 'scrapped'))],
  ['notes', (own) => own.add('Complained', (row) => (row % 3 === 0 ? 'yes' : 'no')).add('Remark', (row) => (row % 3 === 0 && row % 7 > 2 ? own.one(['called', 'wrote']) : null))],
  ['offers that few accept', (own, end) => own.add('Accepted', (row) => (row % 3 === 0 ? end(row) : null))],
])('nothing of %s', async (_, change) => expect((await read(made(change))).waits).toEqual([])); // prettier-ignore
