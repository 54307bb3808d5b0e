import { MadeTable } from '../../understand/testing/made-table';
import { analyzeText } from '../../testing/analyze-text';

jest.setTimeout(60_000);

/** Loans of customers with one or two each: some sorts of loan fail more often, and a status says so in finer words. */
function loans(seed: number): string {
  const table = new MadeTable(1600, seed);
  const sorts = ['Car', 'House', 'Shop', 'Study'];
  table
    .add('customer no', () => 40_000 + Math.floor(1000 * table.random()))
    .add('sort', () => sorts[Math.floor(4 * table.random())] ?? '')
    .add('amount', () => table.between(1000, 30_000))
    .add('failed', (row) => (table.random() < (table.columns.get('sort')?.[row] === 'Shop' ? 0.2 : 0.05) ? 1 : 0))
    .add('status', (row) => {
      const failed = table.columns.get('failed')?.[row] === 1;
      return failed ? table.one(['in court', 'written off']) : table.one(['running', 'paid back', 'watched']);
    });
  return table.csv();
}

test('what a status means is no unit: differences of the result stay certain, and the status is not told by it', async () => {
  await analyzeText(loans(5), ({ document }) => {
    const ofResult = document.claims.filter(({ subject: { measure } }) => measure.op === 'rate' && measure.column === 'failed');
    expect(ofResult[0]).toMatchObject({ kind: 'rate-difference', subject: { breakdown: 'sort' }, member: 'Shop' });
    expect(ofResult.some(({ subject }) => subject.breakdown === 'status')).toBe(false);
  });
});
