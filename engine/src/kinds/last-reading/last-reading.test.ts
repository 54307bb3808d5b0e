import { analyzeText, csvOf } from '../../testing/analyze-text';

jest.setTimeout(120_000);

/** Two years of thirty tenants: the first six stop paying one after the other, the next one is late once in between. */
const tenants = (header: string) =>
  csvOf(
    ['Tenant', 'Month', 'Rent £', header],
    Array.from({ length: 30 * 24 }, (_, row) => {
      const [who, month] = [Math.floor(row / 24), row % 24];
      const from = who < 6 ? 9 + 2 * who : 24;
      const owed = month >= from ? month - from + 1 : who === 6 && month === 5 ? 1 : 0;
      return [`T${10 + who}`, new Date(Date.UTC(2023, month, 1)).toISOString().slice(0, 10), 500, 500 * owed];
    }),
  );

test('who owes something at the last reading leads the report, by name, with how much and since when', async () => {
  await analyzeText(tenants('Arrears £'), ({ document }) => {
    const claim = document.claims.find(({ kind }) => kind === 'last-reading');
    expect(claim?.sentence).toBe(
      '6 of 30 tenants had arrears above 0 in December 2024 (20%), £30,000 together: T10 (£7,500), T11 (£6,500), T12 (£5,500), T13 (£4,500) and 2 more. A year before it was 2 of 30, £2,000. T10 has been so for longest, since October 2023.',
    );
    expect(claim?.value).toBe(6);
    expect(document.claims.filter(({ kind }) => kind !== 'headline').indexOf(claim as never)).toBe(0);
    expect(document.charts.some(({ title }) => title === 'Arrears by tenants')).toBe(true);
  });
});

test.each([['Arrears days'], ['Rent paid £']])('nothing is told of %s', async (header) => {
  await analyzeText(tenants(header), ({ document }) => {
    expect(document.claims.filter(({ kind }) => kind === 'last-reading')).toEqual([]);
  });
});
