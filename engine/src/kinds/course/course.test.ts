import type { Claim } from '../../contracts/report/claim';
import { analyzeText } from '../../testing/analyze-text';
import { csvOf } from '../made-up-rows';
import { course } from '.';

jest.setTimeout(120_000);

const month = (i: number) => new Date(Date.UTC(2010, i, 1)).toISOString().slice(0, 10);
const day = (i: number) => new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10);
/** Small ripples that are the same on every run, so that no straight line is taken for arithmetic. */
const ripple = (i: number) => Math.sin(12.9898 * (i + 1)) * 0.8;

async function coursesOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Promise<Claim[]> {
  let found: Claim[] = [];
  await analyzeText(csvOf(header, rows), ({ document }) => void (found = document.claims.filter(({ kind }) => kind === 'course')), {}, { course });
  return found;
} // prettier-ignore

const monthly = async (value: (i: number) => number, column = 'price', months = 72) => {
  const [first] = await coursesOf(
    ['month', column],
    Array.from({ length: months }, (_, i) => [month(i), (value(i) + ripple(i)).toFixed(2)]),
  );
  return first?.sentence;
};

test.each<[string, (i: number) => number, RegExp]>([
  ['a rise', (i) => 100 + 3 * i, /^Price rises from 100\.\d+ in January 2010 to 31\d(\.\d+)? in December 2015\.$/],
  ['a fall', (i) => 400 - 3 * i, /^Price falls from 400\.\d+ in January 2010 to 18\d(\.\d+)? in December 2015\.$/],
  ['a rise that a high comes before', (i) => (i < 50 ? 100 + 6 * i : 400 - 4 * (i - 50)), /^Price rises from .+ to .+ in December 2015, after a high of \d+(\.\d+)? in \w+ 2014\.$/],
  ['a peak', (i) => 100 + 6 * (36 - Math.abs(i - 36)), /^Price rises from .+ in January 2010 to a high of \d+(\.\d+)? in \w+ 201[23], then falls to .+ in December 2015\.$/],
  ['a trough', (i) => 400 - 6 * (36 - Math.abs(i - 36)), /^Price falls from .+ in January 2010 to a low of \d+(\.\d+)? in \w+ 201[23], then recovers to .+ in December 2015\.$/],
])('%s is told as such', async (_, value, said) => expect(await monthly(value)).toMatch(said)); // prettier-ignore

test('what hardly moves has no course', async () => expect(await monthly((i) => 1000 + (i % 2))).toBeUndefined());

test('what only scatters is told without a direction, and what rises among its scatter by its level', async () => {
  const scatter = (i: number) => 30 * Math.sin(12.9898 * (i + 1) * (i + 5));
  expect(await monthly((i) => 100 + scatter(i))).toMatch(
    /^Mean price varies between \d+(\.\d+)? \(in 201\d\) and \d+(\.\d+)? \(in 201\d\), around \d+(\.\d+)?\.$/,
  );
  const years = Array.from({ length: 60 }, (_, i) => [1950 + i, (100 + 1.2 * i + scatter(i)).toFixed(1)]);
  expect((await coursesOf(['year', 'price'], years))[0]?.sentence).toMatch(
    /^Mean price varies between .+ \(in \d{4}\) and .+ \(in \d{4}\); its level rises, from 1\d\d(\.\d)? on average in the first third of the time to 1\d\d(\.\d)? in the last\.$/,
  );
});

test('years that are few are judged by their months', async () => {
  const rows = (value: (i: number) => number) =>
    Array.from({ length: 48 }, (_, i) => [month(i), (value(i) + 5 * Math.sin(12.9898 * (i + 1) * (i + 5))).toFixed(2)]);
  expect(
    (
      await coursesOf(
        ['month', 'sales_units_sold'],
        rows((i) => 200 + i),
      )
    )[0]?.sentence,
  ).toMatch(/ris/);
});

test('noughts at the end are no fall', async () => {
  const said = await monthly((i) => (i < 66 ? 100 + 3 * i : -ripple(i)));
  expect(said).toMatch(/^Price rises from 100\.\d+ in January 2010 to \d{3}(\.\d+)? in June 2015\.$/);
});

test('of a running total is told how far it came and when it grew most', async () => {
  let total = 0;
  const rows = Array.from({ length: 300 }, (_, i) => [day(i), (total += 3 + (i % 5) + (i >= 121 && i < 152 ? 60 : 0))]);
  const [first] = await coursesOf(['date', 'total_cases'], rows);
  expect(first?.sentence).toMatch(/^Total cases reach .+ by 26 October 2020, and grow fastest in May 2020: by [\d,.]+\.$/);
  expect(first?.value).toBe(total);
});

test('first and last years of a few readings are no readings of these years', async () => {
  // From the middle of December 2015 to the first days of 2020, and the few days beside are far off.
  const from = Date.UTC(2015, 11, 20);
  const rows = Array.from({ length: 1480 }, (_, i) => {
    const date = new Date(from + i * 86_400_000);
    const year = date.getUTCFullYear();
    const edge = year === 2015 || year === 2020;
    return [date.toISOString().slice(0, 10), ((edge ? 300 : 20 + 5 * (year - 2016)) + 2 * Math.sin(12.9898 * (i + 1) * (i + 3))).toFixed(1)];
  }); // prettier-ignore
  const [first] = await coursesOf(['date', 'temperature_c'], rows);
  expect(first?.sentence).toMatch(/in 2016 to .+ in 2019/);
  expect(first?.sentence).not.toMatch(/300|2015|2020/);
});

test('of a panel with dated steps the whole is followed', async () => {
  const rows = ['North', 'South', 'East'].flatMap((region, r) =>
    Array.from({ length: 60 }, (_, i) => [region, month(i), (200 + 100 * r + 4 * i + ripple(i * (r + 2))).toFixed(1)]),
  );
  const [first] = await coursesOf(['region', 'month', 'price'], rows);
  expect(first?.sentence).toMatch(/^Mean price rises from .+ to .+\.$/);
});

test('of a panel with many years missing the sums are followed, and more readings are no news', async () => {
  const hazards = ['Drought', 'Flood', 'Quake', 'Storm', 'Fire', 'Slide'];
  const rows = hazards.flatMap((hazard, h) =>
    Array.from({ length: 100 }, (_, i): [string, number, string] => [
      hazard,
      1910 + i,
      ((900 + 100 * h) * (1 - i / 110) + 40 * ripple(i * (h + 2)) + 60).toFixed(0),
    ]).filter(([, year], i) => year < 1960 ? (i * 7 + h * 3) % 10 < 4 : (i * 7 + h * 3) % 10 < 9),
  ); // prettier-ignore
  await analyzeText(csvOf(['hazard', 'year', 'deaths'], rows), ({ document: { claims, charts } }) => {
    expect(claims[0]?.kind).toBe('course');
    expect(claims.map(({ sentence }) => sentence).join()).not.toMatch(/more frequent/);
    const empty = charts.filter(({ series }) => series.some(({ points }) => points.every(([, y]) => y === null)));
    expect(empty).toEqual([]);
  });
});

test('years without a reading are gaps in the line', async () => {
  const years = Array.from({ length: 60 }, (_, i) => 1950 + i).filter((year) => year % 7 !== 3);
  const rows = years.map((year, i) => [year, (400 - 3 * i + ripple(i)).toFixed(1)]);
  await analyzeText(csvOf(['year', 'ice_extent'], rows), ({ document: { charts, claims } }) => {
    const [first] = claims;
    expect(first?.kind).toBe('course');
    const points = charts.find(({ id }) => id === first?.chart)?.series[0]?.points ?? [];
    const gaps = points.filter(([, y]) => y === null).map(([at]) => Number(String(at).slice(0, 4)));
    expect(gaps).toEqual(Array.from({ length: 60 }, (_, i) => 1950 + i).filter((year) => year % 7 === 3));
  });
});

test('steps that are numbers are named as such', async () => {
  const rows = Array.from({ length: 20 }, (_, chick) =>
    Array.from({ length: 11 }, (_d, i) => [`C${chick}`, 2 * i, (40 + chick + 8 * i + ripple(i * (chick + 2))).toFixed(1)]),
  ).flat();
  const [first] = await coursesOf(['chick', 'day', 'weight'], rows);
  expect(first?.sentence).toMatch(/^Mean weight rises from .+ at day 0 to .+ at day 20\.$/);
});

/** Children who are measured at four ages, each from a level of its own. */
const children = (count: number, slope: (child: number) => number) =>
  Array.from({ length: count }, (_, child) =>
    [8, 10, 12, 14].map((age) => [
      `C${child}`,
      age,
      (22 + (child % 7) + slope(child) * (age - 8) + 2 * ripple(3 * child + age * age)).toFixed(2),
    ]),
  ).flat();

test.each<[string, number, (child: number) => number, RegExp | undefined]>([
  ['few steps of many things that all rise', 24, () => 0.6, /^Mean distance rises from .+ at age 8 to .+ at age 14\.$/],
  ['few steps of many things that fall', 24, () => -0.6, /^Mean distance falls from .+ at age 8 to .+ at age 14\.$/],
  ['some that rise and some that fall', 24, (child) => (child % 2 ? 0.9 : -0.8), undefined],
  ['few steps of few things', 4, () => 0.6, undefined],
])('%s', async (_, count, slope, expected) => {
  const courses = await coursesOf(['child', 'age', 'distance'], children(count, slope));
  if (expected) expect(courses[0]?.sentence).toMatch(expected);
  else expect(courses).toEqual([]);
});

/** Fields that are harvested in two years, each from a level of its own. */
const harvests = (change: (field: number) => number) =>
  Array.from({ length: 24 }, (_, field) =>
    [2021, 2022].map((year) => [
      `Plot ${field}`,
      year,
      (30 + (field % 9) + (year - 2021) * change(field) + ripple(field + year)).toFixed(1),
    ]),
  ).flat();

test.each<[string, (field: number) => number, RegExp | undefined]>([
  ['two years of many things that all fall', () => -5, /^Mean yield falls from .+ in 2021 to .+ in 2022\.$/],
  ['two years of things that go either way', (field) => (field % 2 ? 6 : -5), undefined],
])('%s', async (_, change, expected) => {
  const courses = await coursesOf(['plot', 'year', 'yield'], harvests(change));
  if (expected) expect(courses.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(expected)]);
  else expect(courses).toEqual([]);
});

test('the chart of steps draws the mean at each', async () => {
  await analyzeText(
    csvOf(
      ['child', 'age', 'distance'],
      children(24, () => 0.6),
    ),
    ({ document: { charts, claims } }) => {
      const chart = charts.find(({ id }) => id === claims.find(({ kind }) => kind === 'course')?.chart);
      expect(chart).toMatchObject({ type: 'line', title: 'Mean distance by age', x: { label: 'Age', type: 'number' } });
      expect(chart?.series[0]?.points.map(([x]) => x)).toEqual([8, 10, 12, 14]);
    },
  );
  await analyzeText(
    csvOf(
      ['plot', 'year', 'yield'],
      harvests(() => -5),
    ),
    ({ document: { charts, claims } }) => {
      const chart = charts.find(({ id }) => id === claims.find(({ kind }) => kind === 'course')?.chart);
      expect(chart).toMatchObject({ type: 'line', title: 'Mean yield by year', x: { type: 'time', grain: 'year' } });
      expect(chart?.series[0]?.points.length).toBe(2);
    },
  );
});

test('of two periods there is no course', async () =>
  expect(await coursesOf(['month', 'price'], [[month(0), 5], [month(1), 9]])).toEqual([])); // prettier-ignore

test('events have none', async () => {
  const rows = Array.from({ length: 300 }, (_, i) => [
    i,
    day((i * 37) % 200),
    ['a', 'b'][(i * 7) % 2] ?? '',
    50 + ((i * 31) % 40),
  ]);
  expect(await coursesOf(['ticket_id', 'opened_on', 'kind', 'score'], rows)).toEqual([]);
});

test('a path of several turns begins with its largest move, or with where it came to, and names the turns in order', async () => {
  // Up by 160, down by 200, up by 150, in three years each.
  const value = (i: number) => (i < 36 ? 100 + (160 * i) / 36 : i < 72 ? 260 - (200 * (i - 36)) / 36 : 60 + (50 * (i - 72)) / 36);
  expect(await monthly(value, 'price', 108)).toMatch(
    /^Price falls from 2\d\d(\.\d)? in \w+ 201[23] to \d\d(\.\d)? in \w+ 201[56], the largest move of its path\. The whole path goes from 100(\.\d)? in January 2010 to 1\d\d(\.\d)? in December 2018, with a high of 2\d\d(\.\d)? in \w+ 201[23], a low of \d\d(\.\d)? in \w+ 201[56] on the way\.$/,
  );
  const rising = (i: number) => (i < 36 ? 100 + 6 * i : i < 60 ? 316 - 5 * (i - 36) : 196 + 7 * (i - 60));
  expect(await monthly(rising, 'price', 108)).toMatch(
    /^Price rises from 100(\.\d)? in January 2010 to 5\d\d(\.\d)? in December 2018\. On the way: a high of 31\d(\.\d)? in \w+ 201[23], a low of 19\d(\.\d)? in \w+ 201[45]\.$/,
  );
});

test('whole years are compared where there is a season, and a short month is not told to have brought least', async () => {
  const days = (i: number) => new Date(Date.UTC(2010, i + 1, 0)).getUTCDate();
  const season = (i: number) => (i % 12 >= 9 ? 20 : 0);
  const rows = Array.from({ length: 30 }, (_, i) => [month(i), (days(i) * (10 + season(i) + 0.25 * i + ripple(i))).toFixed(0)]);
  const [sold] = await coursesOf(['month', 'units_sold'], rows);
  expect(sold?.sentence).toMatch(/in the first 12 months to [\d.,]+ in the last 12\.$/);
  const even = Array.from({ length: 30 }, (_, i) => [month(i), (days(i) * (100 + 3 * ripple(i * i))).toFixed(0)]);
  const [flat] = await coursesOf(['month', 'units_sold'], even);
  expect(flat?.sentence).not.toMatch(/in February/);
});
