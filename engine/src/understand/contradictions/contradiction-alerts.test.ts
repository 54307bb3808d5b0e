import { asItStands } from '../../agents/understood';
import type { Alert } from '../../contracts/report/alert';
import { withTable } from '../testing/load-text';
import { MadeTable } from '../testing/made-table';

const noted = (csv: string): Promise<Alert[]> =>
  withTable(csv, async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    return read.alerts.filter(({ kind }) => kind === 'contradiction');
  });

/** Loans: what performs is at most 30 days due, and what is open of it was paid back when it was settled. */
function loans(slips: readonly number[]): string {
  const table = new MadeTable(900, 17);
  const days = (row: number) => table.number('Days due', row);
  return table
    .add('Loan', (row) => `L${1000 + row}`)
    .add('Days due', (row) => (slips.includes(row) ? 150 + row : table.random() < 0.7 ? 0 : Math.floor(240 * table.random())))
    .add('Status', (row) => (slips.includes(row) || days(row) <= 30 ? 'Performing' : days(row) <= 90 ? 'Watched' : 'Defaulted'))
    .add('Sent to court', (row) => (days(row) > 90 && !slips.includes(row) ? '2025-03-04' : null))
    .add('Sum', () => table.between(900, 30_000))
    .csv();
}

test('the few rows that break a rule are told with what they break and by their names', async () => {
  expect(await noted(loans([101, 202, 303, 404]))).toEqual([
    {
      kind: 'contradiction',
      severity: 'warning',
      table: 'table.csv',
      columns: ['Days due', 'Status'],
      count: 4,
      examples: ['L1101', 'L1202', 'L1303'],
      sentence: expect.stringMatching(/^In 4 rows \(L1101, L1202, L1303 and one more\) “Days due” is above 30 though “Status” is Performing\. In \d+ other rows above it “Status” is something else: one of both may be wrong\.$/),
    },
  ]);
}); // prettier-ignore

test('what is always kept, or broken often, is no note', async () => {
  expect(await noted(loans([]))).toEqual([]);
  expect(await noted(loans(Array.from({ length: 60 }, (_, i) => 11 * i)))).toEqual([]);
});
