import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(180_000);

test('a share whose parts stand in the table is compared of the rows of each group together', async () => {
  const random = seeded(21);
  const rows = Array.from({ length: 240 }, (_, i) => {
    const [kind, low] = ([['north', 0.2], ['south', 0.5], ['west', 0.5]] as const)[i % 3] ?? ['north', 0.2]; // prettier-ignore
    const visits = Math.floor(60 + 30_000 * random() ** 4);
    // Large ones have the smaller share, in each group.
    const orders = Math.floor(visits * (low + (visits > 4000 ? 0 : 0.25) + 0.1 * random()));
    return [`Thing ${i}`, kind, visits, orders, (orders / visits).toFixed(6)] as const;
  });
  const shareOf = (kind: string, is = true) => {
    const own = rows.filter((row) => (row[1] === kind) === is);
    return own.reduce((sum, row) => sum + row[3], 0) / own.reduce((sum, row) => sum + row[2], 0);
  };
  await analyzeText(csvOf(['thing', 'region', 'visits', 'orders', 'share_ordering'], rows), ({ document }) => {
    const told = document.claims.find(
      ({ kind, subject: { measure, breakdown }, member }) =>
        kind === 'group-difference' && breakdown === 'region' && member === 'north' && 'column' in measure && measure.column === 'share_ordering',
    ); // prettier-ignore
    expect(told?.value).toBeCloseTo(shareOf('north'), 4);
    expect(told?.baseline).toBeCloseTo(shareOf('north', false), 4);
    expect(told?.sentence).toMatch(/^Share ordering is .+ for records in north together, /);
    const chart = document.charts.find(({ id }) => id === told?.chart);
    const bar = chart?.series[0]?.points.find(([x]) => x === 'north');
    expect(bar?.[1]).toBeCloseTo(shareOf('north'), 4);
  });
});
