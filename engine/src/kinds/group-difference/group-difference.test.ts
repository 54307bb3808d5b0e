import { familyOf } from '../../contracts/report/insight-kind';
import { KINDS } from '..';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(60_000);

/** Orders of `customers`: customer 0 pays more; of the last ones, which order seldom, each has one level of its own, some above that. */
function orders(customers: number): string {
  const random = seeded(3);
  const rows: string[][] = [];
  const order = (customer: number, level: number) => rows.push([`c${customer}`, (level + 10 * random()).toFixed(2)]);
  for (let i = 0; i < 300; i += 1) order(0, 160);
  for (let customer = 1; customer < 4; customer += 1) for (let i = 0; i < 300; i += 1) order(customer, 100);
  for (let customer = 4; customer < customers; customer += 1)
    for (let i = 0; i < 6; i += 1) order(customer, customer === 200 ? 220 : 100);
  return csvOf(['customer', 'amount'], rows);
}

test.each([
  ['few groups all', 4, /the highest by customer/],
  ['many groups the frequent ones', 260, /the highest of the 4 most frequent/],
])('of %s are compared, and the sentence says so', async (_what, customers, said) => {
  await analyzeText(
    orders(customers),
    async ({ document }) => {
      const told = document.claims.find(({ kind, member }) => familyOf(kind) === 'group-difference' && member === 'c0');
      expect(told?.sentence).toMatch(said);
      const chart = document.charts.find(({ id }) => id === told?.chart);
      expect(chart?.series[0]?.points.map(([x]) => x)).toContain('c0');
      // What few hold is asked elsewhere.
    },
    {},
    { 'group-difference': KINDS['group-difference'] },
  );
});
