import { familyOf } from '../contracts/report/insight-kind';
import { chart as chartSchema } from '../contracts/report/chart';
import { analyzeText, csvOf, seeded } from '../testing/analyze-text';

jest.setTimeout(60_000);

const month = (index: number) => new Date(Date.UTC(2014, index, 1)).toISOString().slice(0, 10);

test('of one reading a month there is no mean, and the peak is ringed', async () => {
  const random = seeded(4);
  const rows = Array.from({ length: 96 }, (_, i) => [month(i), (500 + 20 * random() + (i === 40 ? 400 : 0)).toFixed(1)]);
  await analyzeText(csvOf(['month', 'output'], rows), ({ document }) => {
    const spike = document.claims.find(({ kind }) => familyOf(kind) === 'spike');
    expect(spike?.sentence).toMatch(/^Output peaks in May 2017: 9\d\d(\.\d)?, 1\.8 times the surrounding months’ median of 50\d/);
    const drawn = document.charts.find(({ id }) => id === spike?.chart);
    expect(drawn).toMatchObject({ title: 'Output by month', y: { label: 'Output' }, highlight: '2017-05-01T00:00:00.000Z' });
    expect(drawn?.series[0]?.points[40]?.[0]).toBe(drawn?.highlight);
  });
});

test('of many rows a month the mean is drawn', async () => {
  const random = seeded(5);
  const rows = Array.from({ length: 96 * 12 }, (_, i) => {
    const at = Math.floor(i / 12);
    return [
      `${month(at).slice(0, 8)}${String((i % 12) * 2 + 1).padStart(2, '0')}`,
      (500 + 20 * random() + (at === 40 ? 400 : 0)).toFixed(1),
    ];
  });
  await analyzeText(csvOf(['made_on', 'output'], rows), ({ document }) => {
    const spike = document.claims.find(({ kind }) => familyOf(kind) === 'spike');
    expect(spike?.sentence).toMatch(/^Output peaks in May 2017: 9\d\d(\.\d)? on average, /);
    expect(document.charts.find(({ id }) => id === spike?.chart)?.title).toBe('Mean output by month');
  });
});

test('a share over time is called as its sentence calls it', async () => {
  const random = seeded(9);
  const rows = Array.from({ length: 48 * 90 }, (_, i) => {
    const [at, team] = [Math.floor(i / 90), 'ABC'[i % 3] ?? ''];
    const share = team === 'A' && at >= 24 ? 0.45 : 0.1;
    return [`${month(at).slice(0, 8)}${String((i % 28) + 1).padStart(2, '0')}`, team, random() < share ? 'yes' : 'no'];
  });
  await analyzeText(csvOf(['ordered_on', 'team', 'cancelled'], rows), ({ document }) => {
    const titles = document.charts.map(({ title }) => title);
    expect(titles.filter((title) => /^Share that is cancelled by month, team A$/.test(title))).toHaveLength(1);
  });
});

test('a season of several months has all of its bars marked', async () => {
  const random = seeded(6);
  const days = Array.from({ length: 6 * 365 }, (_, i) => new Date(Date.UTC(2014, 0, 1 + i)));
  const rows = days.flatMap((day) => {
    const many = day.getUTCMonth() >= 5 && day.getUTCMonth() <= 7 ? 3 : 1;
    return Array.from({ length: many }, () => [day.toISOString().slice(0, 10), (10 * random()).toFixed(2)]);
  });
  await analyzeText(csvOf(['seen_on', 'length'], rows), ({ document }) => {
    const season = document.claims.find(({ kind, member }) => familyOf(kind) === 'seasonality' && member?.startsWith('June'));
    expect(season?.sentence).toContain('June to August');
    const drawn = chartSchema.parse(document.charts.find(({ id }) => id === season?.chart));
    expect(drawn.highlight).toBe('June');
    expect(drawn.highlights).toEqual(['June', 'July', 'August']);
  });
});
