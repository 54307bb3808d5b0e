import { familyOf } from '../contracts/report/insight-kind';
import type { Chart } from '../contracts/report/chart';
import { downloadMarkdown } from '../report/formats/download-markdown';
import { analyzeText, csvOf, seeded } from '../testing/analyze-text';

jest.setTimeout(60_000);

const labels = (chart: Chart): unknown[] => [...new Set(chart.series.flatMap(({ points }) => points.map(([x]) => x)))];
const byX = (charts: readonly Chart[], label: string) => charts.filter(({ x }) => x.label === label);

const AGES = ['<5', '5-9', '10-14', '15-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65-74', '75-84', '85+'];

test('bands of ages stand in their order in every chart, also where they are more than ten, and those of unknown age last', async () => {
  const random = seeded(3);
  const groups = [...AGES, 'Unknown'];
  const rows = Array.from({ length: 2600 }, () => {
    const at = Math.floor(random() * 13);
    const stay = -Math.log(random()) * (3 + (at === 4 ? 40 : 12 - at));
    return [groups[at] ?? '', (50 + 5 * (at % 4) + 4 * random()).toFixed(1), stay.toFixed(2)];
  });
  await analyzeText(csvOf(['age_group', 'score', 'waiting'], rows), ({ document }) => {
    const charts = byX(document.charts, 'Age group');
    expect(new Set(charts.map(({ type }) => type))).toEqual(new Set(['bar', 'box']));
    for (const chart of charts) expect(labels(chart)).toEqual(groups);
    expect(new Set(charts.map(({ title }) => title)).size).toBe(charts.length);
    // What other viewers draw keeps the sign that tells the youngest from those of five.
    expect(downloadMarkdown(document)).toMatch(/\| \\<5 \| .*\n\| 5-9 \| /);
  });
});

test('groups without an order stand by their values, and of many the chart says how many it shows', async () => {
  const random = seeded(8);
  const rows = Array.from({ length: 2400 }, (_, i) => [
    `shop ${i % 40}x`,
    (50 + (i % 40 === 7 ? 60 : i % 5) + 4 * random()).toFixed(1),
  ]);
  await analyzeText(csvOf(['shop', 'takings'], rows), ({ document }) => {
    const chart = document.charts.find(({ x, part }) => x.label === 'Shop' && part);
    expect(chart?.part).toEqual({ drawn: 10, of: 40, what: 'groups', chosen: 'highest' });
    const values = chart?.series[0]?.points.map(([, y]) => Number(y)) ?? [];
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });
});

test('hours without rows stay on the axis: as 0 where rows are counted, as a gap where there is no mean', async () => {
  const random = seeded(5);
  const rows = Array.from({ length: 3000 }, (_, i) => {
    const hour = [8, 9, 9, 9, 10, 11, 12, 15, 16, 18, 18][Math.floor(random() * 11)] ?? 0;
    const day = new Date(Date.UTC(2024, 0, 1 + (i % 150))).toISOString().slice(0, 10);
    return [
      `${day} ${String(hour).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}:00`,
      (20 + (hour > 15 ? 20 : 0) + random()).toFixed(2),
    ];
  });
  await analyzeText(csvOf(['sold_at', 'price'], rows), ({ document }) => {
    const charts = byX(document.charts, 'Hour of the day');
    expect(charts.map(({ y }) => y.label).sort()).toEqual(['Mean price', 'Records']);
    for (const chart of charts) {
      expect(labels(chart)).toHaveLength(24);
      expect(chart.series[0]?.points[13]).toEqual(['13:00', chart.y.label === 'Records' ? 0 : null]);
    }
  });
});

test('years and weekdays without rows stay on the axis of a plain column, too', async () => {
  const random = seeded(6);
  const days = ['Mon', 'Tue', 'Thu', 'Fri'];
  const rows = Array.from({ length: 800 }, (_, i) => [days[i % 4] ?? '', (10 + (i % 4) * 5 + random()).toFixed(2)]);
  await analyzeText(csvOf(['weekday', 'takings'], rows), ({ document }) => {
    const charts = byX(document.charts, 'Weekday').filter(({ type }) => type === 'bar');
    expect(charts.length).toBeGreaterThan(0);
    for (const chart of charts) expect(labels(chart)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  });
});

test('months without readings are gaps of the line', async () => {
  const random = seeded(7);
  const rows = Array.from({ length: 96 * 5 }, (_, i) => ({ month: Math.floor(i / 5), day: 1 + 5 * (i % 5) }))
    .filter(({ month }) => month < 30 || month > 33)
    .map(({ month, day }) => [
      new Date(Date.UTC(2014, month, day)).toISOString().slice(0, 10),
      (500 + month + 20 * random()).toFixed(1),
    ]);
  await analyzeText(csvOf(['day', 'output'], rows), ({ document }) => {
    const line = document.charts.find(({ type, y }) => type === 'line' && y.label === 'Mean output');
    expect(line?.series[0]?.points).toHaveLength(96);
    expect(line?.series[0]?.points.slice(29, 35).map(([, y]) => y === null)).toEqual([false, true, true, true, true, false]);
  });
});

test('yearly figures are drawn by year, however many rows a year has', async () => {
  const random = seeded(2);
  const rows = Array.from({ length: 9 * 60 }, (_, i) => [
    `${2010 + Math.floor(i / 60)}-12-31`,
    (100 + 5 * Math.floor(i / 60) + random()).toFixed(2),
  ]);
  await analyzeText(csvOf(['date', 'emissions'], rows), ({ document }) => {
    const lines = document.charts.filter(({ type }) => type === 'line');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.x).toEqual({ label: 'Year', type: 'time', grain: 'year' });
      expect(line.series[0]?.points).toHaveLength(9);
    }
    expect(document.claims.filter(({ kind }) => familyOf(kind) === 'seasonality')).toEqual([]);
  });
});

test('a scatter chart of many rows says how many points it shows of how many, also where it is downloaded', async () => {
  const random = seeded(11);
  const rows = Array.from({ length: 3193 }, () => {
    const x = 100 * random();
    return [x.toFixed(2), (3 * x + 40 * random()).toFixed(2)];
  });
  await analyzeText(csvOf(['height', 'weight'], rows), ({ document }) => {
    const chart = document.charts.find(({ type }) => type === 'scatter');
    expect(chart?.part).toEqual({ drawn: 400, of: 3193, what: 'points', chosen: 'random' });
    expect(downloadMarkdown(document)).toContain('400 of 3,193 points are drawn, chosen at random.');
  });
});
