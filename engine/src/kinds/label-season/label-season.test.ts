import { randomFrom } from '../../stats/distributions/random';
import { TestLog } from '../../insights/judge/test-log';
import { passes } from '../../insights/judge/gate';
import { handDimension, handFrame, handTimeline } from '../../testing/hand-made-frame';
import { openBench } from '../../read/testing/temporary-file';
import { mineLabelSeasons } from './label-season';

interface Row {
  at: number;
  article: string;
  shop: string;
}

const DAY = 86_400_000;

/** Orders of so many years, three a day; how likely each is a bench, by the month of the year and the year. */
function orders(isBench: (month: number, year: number) => number, years = 3, seed = 4): Row[] {
  const random = randomFrom(seed);
  return Array.from({ length: Math.round(years * 365 * 3) }, (_, i) => {
    const at = Date.UTC(2021, 0, 1) + Math.floor(i / 3) * DAY;
    const [month, year] = [new Date(at).getUTCMonth(), new Date(at).getUTCFullYear() - 2021];
    const article = random() < isBench(month, year) ? 'bench' : (['table', 'shelf', 'lamp'][Math.floor(3 * random())] ?? '');
    return { at, article, shop: random() < 0.5 ? 'Hill' : 'Quay' };
  });
}

function mined(rows: readonly Row[], changes: Parameters<typeof handFrame>[2] = {}) {
  const months = Array.from({ length: 40 }, (_, i) => Date.UTC(2021, i, 1)).filter((edge) => edge <= (rows.at(-1)?.at ?? 0));
  const timeline = handTimeline(
    rows.map(({ at }) => at),
    { edges: months, grain: 'month' },
  );
  const of = (column: 'article' | 'shop') =>
    handDimension(
      column,
      rows.map((row) => row[column]),
    );
  const log = new TestLog();
  const found = mineLabelSeasons({ frame: handFrame('t', rows.length, { timeline, dimensions: [of('article'), of('shop')], ...changes }), log });
  log.settle();
  return found.filter(passes);
} // prettier-ignore

const SPRING = new Set([2, 3, 4]);
const spring = (month: number) => (SPRING.has(month) ? 0.25 : 0.03);

test('what is bought in spring of each year is told with its months and years, and once', () => {
  const found = mined(orders(spring));
  expect(found.map(({ member, subject, told }) => [subject.filter[0]?.value, member, told.years])).toEqual([
    ['bench', 'March, April, May', 3],
  ]);
});

test.each<[string, Row[]]>([
  ['comes evenly', orders(() => 0.1)],
  ['came in one spring alone', orders((month, year) => (year === 1 ? spring(month) : 0.05))],
  ['is in a table of one year', orders(spring, 0.9)],
  ['comes at half of the year', orders((month) => (month < 7 ? 0.12 : 0.08))],
])('nothing is told of what %s', (_, rows) => expect(mined(rows)).toEqual([]));

test('nothing is told of readings, which come as they are planned', () => {
  const rows = orders(spring);
  const panel = { things: new Int32Array(rows.length), at: new Float64Array(rows.length) };
  expect(mined(rows, { panel })).toEqual([]);
});

test('where no column is asked nothing is written down as asked', () => {
  const log = new TestLog();
  const rows = orders(spring);
  const timeline = handTimeline(rows.map(({ at }) => at), { edges: [0, 1], grain: 'month' }); // prettier-ignore
  expect(mineLabelSeasons({ frame: handFrame('t', rows.length, { timeline }), log })).toEqual([]);
  expect(log.run).toBe(0);
});

test('who sells benches alone has no season of his own, and his peaks in it are no news', () => {
  const rows = orders(spring);
  const seller = handDimension('seller', rows.map(({ article }, i) => (article === 'bench' && i % 4 > 0 ? 'Ada' : ['Ben', 'Cleo'][i % 2] ?? ''))); // prettier-ignore
  const article = handDimension('article', rows.map((row) => row.article)); // prettier-ignore
  const found = mined(rows, { dimensions: [seller, article] });
  expect(found.map(({ subject }) => subject.filter[0]?.value)).toEqual(['bench']);
  expect(found[0]?.comesOf).toEqual(['article=bench', 'seller=Ada']);
});

test('the query counts the rows of the label then, and of all others', async () => {
  const rows = orders(spring);
  const bench = await openBench();
  await bench.engine.connection.run(
    `CREATE OR REPLACE TABLE t AS FROM (VALUES ${rows.map(({ at, article, shop }) => `('${article}', '${shop}', epoch_ms(${at}))`).join()}) v(article, shop, moment)`,
  );
  const [found] = mined(rows);
  const result = await bench.engine.connection.runAndReadAll(found?.sql ?? '');
  const [facts] = result.getRowObjectsJS();
  await bench.close();
  const benches = rows.filter(({ article }) => article === 'bench');
  const then = benches.filter(({ at }) => SPRING.has(new Date(at).getUTCMonth()));
  expect(facts).toMatchObject({ n: BigInt(benches.length), cases: BigInt(then.length), value: then.length / benches.length });
});
