import { analyzeText } from '../../testing/analyze-text';
import { verifyClaims } from '../../verify/verify-claims';
import { MadeTable } from '../testing/made-table';

jest.setTimeout(60_000);

/** What is told of broken rules, each with what its query and its rows give. */
async function told(csv: string): Promise<{ sentence: string; value: number | null }[]> {
  const found: { sentence: string; value: number | null }[] = [];
  await analyzeText(csv, async ({ document, storePath }) => {
    const own = document.claims.filter(({ kind }) => kind === 'broken-rule');
    expect((await verifyClaims({ ...document, claims: own }, storePath)).every(({ outcome }) => outcome === 'same')).toBe(true);
    found.push(...own.map(({ sentence, value }) => ({ sentence, value })));
  });
  return found;
}

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
  expect(await told(loans([101, 202, 303, 404]))).toEqual([
    {
      value: 4,
      sentence: expect.stringMatching(/^Days due is above 30 though status is Performing in 4 records \(L1101, L1202, L1303 and one more\)\. In \d+ others above it status is something else: one of both may be wrong\.$/),
    },
  ]);
}); // prettier-ignore

test('what is always kept, or broken often, is not told', async () => {
  expect(await told(loans([]))).toEqual([]);
  expect(await told(loans(Array.from({ length: 60 }, (_, i) => 11 * i)))).toEqual([]);
});

/** Loans of books: who is late pays, but for children since a day. */
function fines(isWaived: (child: boolean, row: number) => boolean): string {
  const table = new MadeTable(900, 23);
  const late = (row: number) => table.number('Days over', row);
  return table
    .add('Loan', (row) => `L${1000 + row}`)
    .add('Returned', (row) => new Date(Date.UTC(2024, 0, 1) + Math.floor(row / 3) * 86_400_000).toISOString().slice(0, 10))
    .add('Reader', () => table.one(['Adult', 'Child', 'Student']))
    .add('Days over', () => (table.random() < 0.7 ? 0 : 1 + Math.floor(30 * table.random())))
    .add('Fine', (row) => (late(row) === 0 || isWaived(table.columns.get('Reader')?.[row] === 'Child', row) ? 0 : Number((0.2 * late(row) + table.random()).toFixed(2))))
    .csv();
} // prettier-ignore

test('who has nothing where all others have something is told with the day since when, and not where many have', async () => {
  expect(await told(fines((child, row) => child && row >= 600))).toEqual([
    {
      value: expect.any(Number),
      sentence: expect.stringMatching(/^Fine is 0 though days over is not in (\d+) records: all of them are the \1 records with reader Child since \d+ July 2024\. In the \d+ others neither is\.$/),
    },
  ]);
  expect(await told(fines((_, row) => row % 6 === 0))).toEqual([]);
}); // prettier-ignore
