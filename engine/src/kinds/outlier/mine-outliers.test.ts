import type { Column, Table } from '../../model';
import type { Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { LIMITS } from './limits';
import { mineOutliers } from './outlier';

const SHOP = { name: 'shop name', type: 'text', role: 'category', stats: { distinct: 100 } } as unknown as Column;
const OF_SHOPS: Partial<Table> = {
  columns: [SHOP],
  model: {
    columns: [],
    shape: { kind: 'entity', entity: ['shop name'] },
    outcome: { kind: 'none' },
  } as unknown as Table['model'],
};
/** From 1 to 97, and these. */
const rents = (...far: number[]) => [...Array.from({ length: 97 }, (_, i) => i + 1), ...far];

function mined(cells: readonly number[], { measure, frame, table }: { measure?: Partial<Measure>; frame?: Partial<Frame>; table?: Partial<Table> } = {}) {
  const measures = [handMeasure('rent', cells, { unit: 'EUR', ...measure })];
  return mineOutliers({ frame: handFrame('t', cells.length, { measures, ...frame }, table), log: new TestLog() });
} // prettier-ignore

test('records far out are told by how many there are and how far the farthest lies', async () => {
  const cells = rents(500, 400, 98);
  const found = mined(cells);
  expect(found.map(summaryOf)).toMatchObject([
    {
      by: null,
      direction: 'high',
      expected: 2,
      impact: LIMITS.impact,
      kind: 'outlier',
      member: null,
      n: 100,
      of: 'rent',
      p: [],
      topics: ['rent', 'outlier×rent'],
      unit: null,
    },
  ]);
  expect(found[0]?.told).toMatchObject({ high: true, named: false });
  const sum = cells.reduce((a, b) => a + b, 0);
  expect(await handFacts({ rent: cells }, found)).toEqual([
    { value: 2, extreme: 500, nearest: 400, baseline: 50.5, n: 100, part: expect.closeTo(900 / sum, 8) },
  ]);
});

test('a few that hold most of a sum stand by that part, where sums mean something', () => {
  const [summed, averaged] = [true, false].map((additive) => mined(rents(9000, 8000), { measure: { additive } })[0]);
  const part = 17_000 / (17_000 + (97 * 98) / 2);
  expect(summed).toMatchObject({ impact: expect.closeTo(part, 8) as number, strength: expect.closeTo(part, 8) as number });
  expect(averaged).toMatchObject({ impact: LIMITS.impact });
});

test('things are called by their names, the farthest first, where there are three at most', async () => {
  const cells = rents(5000, 6000, 5000);
  const columns = { rent: cells, '"shop name"': cells.map((_, i) => (i === 97 ? 'Zoe' : `S${i}`)) };
  const found = mined(cells, { table: OF_SHOPS });
  expect(found).toMatchObject([{ told: { named: true } }]);
  // Of two as far the names decide.
  expect(await handFacts(columns, found)).toMatchObject([{ value: 3, first: 'S98', second: 'S99', third: 'Zoe' }]);
  const more = [...Array.from({ length: 1000 }, (_, i) => i + 1), 60000, 50000, 70000, 80000];
  expect(mined(more, { table: OF_SHOPS })).toMatchObject([{ expected: 4, told: { named: false } }]);
});

test('of what is far below the lowest is named first', async () => {
  const cells = rents(-400, -500);
  const found = mined(cells, { table: OF_SHOPS });
  expect(found).toMatchObject([{ direction: 'low', told: { high: false } }]);
  const [facts] = await handFacts({ rent: cells, '"shop name"': cells.map((_, i) => `S${i}`) }, found);
  expect(facts).toMatchObject({ value: 2, extreme: -500, first: 'S98', second: 'S97', third: null });
});

const rising = rents(98, 99, 10000);
test.each<[string, readonly number[], Parameters<typeof mined>[1], number]>([
  ['on both sides', rents(500, -400), {}, 2],
  ['of a share', rents(500), { measure: { fraction: true } }, 0],
  ['of few rows', rents(500), { measure: { filled: LIMITS.fewestRows - 1 } }, 0],
  ['of rows enough', rents(500), { measure: { filled: LIMITS.fewestRows } }, 1],
  ['nowhere', rents(98), {}, 0],
  ['of what never falls', rising, { frame: { timeline: handTimeline(rising.map((_, i) => i * 86_400_000)) } }, 0],
])('records far out %s', (_, cells, changes, found) => expect(mined(cells, changes)).toHaveLength(found));

test('what many records have is not far out', () => {
  // Of two hundred so many lie far above.
  const of = (far: number) => [...Array.from({ length: 200 }, (_, i) => i + 1), ...Array.from({ length: far }, (_, i) => 5000 + i)];
  const most = Math.max(LIMITS.few, Math.floor((LIMITS.largestShare * 200) / (1 - LIMITS.largestShare)));
  expect(mined(of(most))).toMatchObject([{ expected: most }]);
  expect(mined(of(most + 1))).toEqual([]);
}); // prettier-ignore

test('of a sample only the query knows how many', () =>
  expect(mined(rents(500), { frame: { sampled: true } })).toMatchObject([{ expected: null }]));

test('what is far out of the table and usual for its own is none', () => {
  /** Snacks of the second shop alone: fifteen of a thousand rows. */
  const isOwn = (i: number) => i % 67 === 2;
  const shops = Array.from({ length: 1000 }, (_, i) => (isOwn(i) ? 'Shop 2' : `Shop ${i % 5}`));
  const groups = shops.map((_, i) => (isOwn(i) || i % 5 === 3 ? 'Snacks' : i % 2 === 0 ? 'Bread' : 'Cake'));
  const dimensions = [handDimension('shop', shops), handDimension('group', groups)];
  const cells = (own: (i: number) => number) => shops.map((_, i) => (isOwn(i) ? own(i) : 9 + ((i * 7) % 11) / 5));
  const far = (own: (i: number) => number, frame: Partial<Frame> = { dimensions }) => mined(cells(own), { frame }).length;
  expect(far((i) => 30 + (i % 7))).toBe(0);
  expect(far((i) => 30 + (i % 7), {})).toBe(1);
  expect(far((i) => (i === 2 ? 60 : 10))).toBe(1);
});

test('what was read once and stands in several rows is no outlier', () => {
  const cells = [...rents(), ...Array.from({ length: 3 }, () => 900)];
  const times = cells.map((_, i) => (i < 97 ? Date.UTC(2024, 0, 1 - i) : Date.UTC(2023, 5, 1)));
  const of = (at: readonly number[]) => mined(cells, { frame: { timeline: handTimeline(at, {}) } });
  expect(of(times)).toEqual([]);
  expect(of(times.map((time, i) => time - i))).toHaveLength(1);
});

describe('what is no thing is called by what identifies it', () => {
  const cells = [...rents(), 900];
  const times = cells.map((_, i) => Date.UTC(2024, 0, 1 - i));
  const column = (name: string, role: string, distinct: number) => ({ name, type: 'text', role, stats: { distinct } }) as unknown as Column;
  const shop = cells.map((_, i) => (i === 97 ? 'Harbour' : `Shop ${i % 5}`));
  const order = cells.map((_, i) => `PO${i}`);
  const nameOf = async (table: Partial<Table>, frame: Partial<Frame> = {}) => {
    const found = mined(cells, { table: { rows: cells.length, ...table }, frame });
    const [facts] = await handFacts({ rent: cells, shop, number: order }, found, times);
    return facts?.first;
  };
  const panel = (role: string) => ({ columns: [column('shop', role, 6)], model: { columns: [], shape: { kind: 'panel', entity: ['shop'] }, outcome: { kind: 'none' } } as unknown as Table['model'] });
  const timeline = handTimeline(times, { finest: 'day' });
  test('a reading by whose it is and when', async () => expect(await nameOf(panel('category'), { timeline })).toBe('Harbour, 2023-09-26'));
  test('a row by its number', async () => expect(await nameOf({ columns: [column('number', 'identifier', 98)] })).toBe('PO97'));
  test('and by no number that comes again, nor a person', async () => {
    expect(await nameOf({ columns: [column('number', 'identifier', 97)] })).toBeUndefined();
    expect(await nameOf(panel('personal-data'), { timeline })).toBeUndefined();
  });
}); // prettier-ignore
