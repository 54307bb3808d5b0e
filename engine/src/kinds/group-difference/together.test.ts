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

/** Visits and orders of pages by day, of which the busy ones sell less, and more so from the second year on. */
function days(): (readonly [string, string, number, number, string])[] {
  const random = seeded(22);
  return Array.from({ length: 1440 }, (_, i) => {
    const day = new Date(Date.UTC(2022, 0, 1 + Math.floor(i / 2))).toISOString().slice(0, 10);
    const visits = Math.floor(60 + 30_000 * random() ** 4);
    const orders = Math.floor(visits * ((visits > 4000 ? 0.2 : 0.5) + (i >= 720 && visits > 4000 ? 0.15 : 0) + 0.05 * random()));
    return [day, ['red', 'green'][i % 2] ?? '', visits, orders, (orders / visits).toFixed(6)] as const;
  });
}

test('a share whose parts stand in the table has one value a period in the lines of its findings', async () => {
  const rows = days();
  const together = (own: typeof rows) => own.reduce((sum, row) => sum + row[3], 0) / own.reduce((sum, row) => sum + row[2], 0);
  await analyzeText(csvOf(['day', 'page', 'visits', 'orders', 'share_ordering'], rows), ({ document }) => {
    const told = document.claims.filter(
      ({ subject: { measure, breakdown, filter } }) =>
        'column' in measure && measure.column === 'share_ordering' && breakdown === 'day' && filter.length === 0,
    );
    const lines = document.charts.filter(({ id, type }) => type === 'line' && told.some(({ chart }) => chart === id));
    expect(lines.length).toBeGreaterThan(0);
    const points = lines.flatMap(({ series }) =>
      (series[0]?.points ?? []).map(([at, value]) => [String(at).slice(0, 10), value] as const),
    );
    expect(points.length).toBeGreaterThan(12);
    for (const [i, [from, value]] of points.slice(0, -1).entries()) {
      const to = points[i + 1]?.[0] ?? '';
      if (to > from)
        expect([from, value]).toEqual([from, expect.closeTo(together(rows.filter(([day]) => day >= from && day < to)), 4)]);
    }
  });
});
