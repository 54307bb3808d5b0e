import { analyze, answersIn, withFiles } from '../testing/node-side';
import { readableQuery } from './readable-query';

jest.setTimeout(120_000);

/** Numbers between 0 and 1 that are the same in each run. */
function random(): () => number {
  let state = 11;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
const chance = random();
const cells = (row: readonly (string | number)[]): string => row.join(',');
const places = ['Aal', 'Bern', 'Cork', 'Dax', 'Ems', 'Fano', 'Gent', 'Hof', 'Ilm', 'Jena', 'Kiel', 'Linz'];
const years = Array.from({ length: 12 }, (_, i) => 2008 + i);

/** The years stand in headers. */
const WIDE = [
  cells(['place', ...years]),
  ...places.map((place, i) => cells([place, ...years.map((_, k) => 100 + 9 * i + (k > 5 ? 60 : 0) + Math.round(9 * chance()))])),
];
/** The names of the quantities stand in rows. */
const LONG = [
  cells(['day', 'station', 'metric', 'value']),
  ...Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10)).flatMap((day, i) =>
    ['north', 'south'].flatMap((station) => [
      cells([day, station, 'rain_mm', (i > 30 ? 8 : 2) + Math.round(3 * chance())]),
      cells([day, station, 'wind_kmh', 20 + Math.round(9 * chance())]),
      cells([day, station, 'sun_hours', 3 + Math.round(5 * chance())]),
    ]),
  ),
];
/** Each row counts cases. */
const CELLS = [
  cells(['sex', 'plan', 'region', 'count']),
  ...['women', 'men'].flatMap((sex) =>
    ['basic', 'plus', 'family'].flatMap((plan) =>
      ['north', 'south', 'east', 'west'].map((region) =>
        cells([sex, plan, region, (plan === 'plus' ? 60 : 20) + Math.round(30 * chance())]),
      ),
    ),
  ),
];
/** The date stands in three columns. */
const DATED = [
  cells(['year', 'month', 'day', 'visitors']),
  ...Array.from({ length: 300 }, (_, i) => {
    const at = new Date(Date.UTC(2023, 0, 1 + 3 * i));
    return cells([
      at.getUTCFullYear(),
      at.getUTCMonth() + 1,
      at.getUTCDate(),
      200 + (i > 150 ? 120 : 0) + Math.round(40 * chance()),
    ]);
  }),
];

/** Years are numbers, which are read as dates where they stand. */
const YEARLY = [
  cells(['year', 'region', 'births']),
  ...Array.from({ length: 40 }, (_, i) => 1980 + i).flatMap((year) =>
    ['north', 'south'].map((region) =>
      cells([year, region, 900 + (year > 1999 ? 300 : 0) + (region === 'south' ? 90 : 0) + Math.round(40 * chance())]),
    ),
  ),
];

test.each([
  ['years', YEARLY],
  ['years in headers', WIDE],
  ['quantities in rows', LONG],
  ['counts of cases', CELLS],
  ['a date in three columns', DATED],
])('what is shown of a table with %s runs on its file, and gives the numbers', async (_, lines) => {
  await withFiles([`${lines.join('\n')}\n`], async ([path = '']) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const { document } = await analyze({ inputs: [{ kind: 'csv', path, name }], sourceType: 'csv', storePath: null });
    expect(document.tables[0]?.steps?.some(({ select }) => select !== undefined)).toBe(true);
    const asked = document.claims.filter(({ value, sql }) => value !== null && sql !== '');
    expect(asked.length).toBeGreaterThan(2);
    const answers = await answersIn(
      path.slice(0, path.lastIndexOf('/')),
      asked.map(({ sql }) => readableQuery(sql, document.tables)),
    );
    answers.forEach((answer, i) => {
      const { value, sentence } = asked[i]!;
      expect([sentence, Number(answer)]).toEqual([sentence, expect.closeTo(value ?? NaN, 6)]);
    });
  });
});
