import type { Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import type { Column, Table } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handFrame, handMeasure } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { LIMITS } from './limits';
import { barsSql, mineRankings } from './ranking';

const CITY = { name: 'city', type: 'text', role: 'category', stats: { distinct: 6 } } as unknown as Column;
const table = (shape: object): Partial<Table> => ({ columns: [CITY], model: { shape, columns: [], outcome: { kind: 'none' } } as unknown as Table['model'] }); // prettier-ignore
const COLUMNS = { city: ['A', 'B', 'C', 'D', 'E', null], size: [5, 9, 9, null, 2, 99] };
const THINGS = { kind: 'entity', entity: ['city'] };

const mined = (frame: Partial<Frame> = {}, shape: object = THINGS, n = 6) =>
  mineRankings({ frame: handFrame('t', n, { measures: [handMeasure('size', COLUMNS.size)], ...frame }, table(shape)), log: new TestLog() }); // prettier-ignore

test('who stands first and who last is told', async () => {
  const found = mined();
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'city',
      direction: 'high',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'ranking',
      leads: true,
      member: null,
      n: 5,
      of: 'size',
      p: [],
      strength: 0.75,
      topics: ['size', 'city×size'],
      unit: null,
      within: [],
    },
  ]);
  // Two share the first place; what has no name has no place.
  expect(await handFacts(COLUMNS, found)).toEqual([
    {
      first: 'B',
      highest: 2,
      last: 'E',
      low: 2,
      lowest: 1,
      n: 4,
      next: 9,
      second: 'C',
      third: 'A',
      value: 9,
    },
  ]);
});

test('who alone stands first may be said to', async () => {
  const [found] = mined();
  if (!found) throw new Error('nothing found');
  const { highest, lowest } = found.told;
  const words = [highest(['B']), highest(['B', 'C']), lowest('E'), lowest('A')];
  const said = words.map(({ sql }) => ({ ...found, sql }));
  expect((await handFacts(COLUMNS, said)).map(({ value }) => value)).toEqual([false, true, true, false]);
});

test('bars show the first ones', async () => {
  const measure = handMeasure('size', COLUMNS.size);
  const [found] = mined();
  const sql = barsSql(handFrame('t', 6), 'city', measure);
  expect(await handFacts(COLUMNS, found ? [{ ...found, sql: `SELECT string_agg(x, '') AS value FROM (${sql})` }] : [])).toEqual([{ value: 'BCAE' }]); // prettier-ignore
  expect(sql.endsWith(`LIMIT ${LIMITS.mostBars}`)).toBe(true);
});

test.each<[string, Parameters<typeof mined>, string[]]>([
  ['of as few things as may be', [{}, THINGS, LIMITS.fewestThings], ['size leads']],
  ['of fewer things', [{}, THINGS, LIMITS.fewestThings - 1], []],
  ['of events', [{}, { kind: 'events' }], []],
  ['of several measures', [{ measures: ['a', 'b', 'c', 'd'].map((name) => handMeasure(name, COLUMNS.size)) }], ['a leads', 'b', 'c']],
])('an order %s', (_, args, told) => expect(mined(...args).map(({ topics, leads }) => `${topics[0] ?? ''}${leads ? ' leads' : ''}`)).toEqual(told)); // prettier-ignore

test.each([
  ['numbers', ['E1483', 'C-201', '17'], 0],
  ['numbers with a few letters', ['0015g00000492478AAX', '0015g00000423700AAX'], 0],
  ['names, some of them with a number', ['Mazda 6', 'E1483', 'Opel'], 1],
  ['names in another script', ['東京都一', 'Moskwa', '北海道'], 1],
])('of things that are called by %s', (_, examples, told) => {
  const model = { shape: THINGS, columns: [{ name: 'city', examples }], outcome: { kind: 'none' } };
  const frame = handFrame('t', 6, { measures: [handMeasure('size', COLUMNS.size)] }, { columns: [CITY], model: model as unknown as NonNullable<Table['model']> }); // prettier-ignore
  expect(mineRankings({ frame, log: new TestLog() })).toHaveLength(told);
});
