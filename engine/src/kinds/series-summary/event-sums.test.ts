import type { TableModel } from '../../contracts/table/table-model';
import type { Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { LIMITS } from './limits';
import { mineCourses } from './series-summary';

/** Sales of the months of a year: two a month, of which the first is half of the second. */
const SUMS = [60, 30, 90, 60, 120, 60, 90, 60, 60, 90, 60, 90];
const DAY = 86_400_000;
const monthly = (months: number) => Array.from({ length: months + 1 }, (_, month) => Date.UTC(2024, month, 1));

interface World {
  months?: number;
  measure?: Partial<Measure>;
  frame?: Partial<Frame>;
  shape?: string;
  sums?: readonly number[];
}

function world({ months = 12, measure, frame, shape = 'event', sums = SUMS }: World) {
  const edges = monthly(months);
  const times = edges.slice(0, -1).flatMap((at, i) => [at, (edges[i + 1] ?? 0) - DAY]);
  const sales = sums.slice(0, months).flatMap((sum) => [sum / 3, (2 * sum) / 3]);
  const made = handFrame(
    't',
    times.length,
    {
      timeline: handTimeline(times, { edges, grain: 'month', finest: 'day' }),
      measures: [handMeasure('sales', sales, { additive: true, unit: 'EUR', ...measure })],
      ...frame,
    },
    { model: { columns: [], algebra: [], shape: { kind: shape }, outcome: { kind: 'none' } } as unknown as TableModel },
  );
  return { made, times, sales };
}
const mined = (changes: World) => mineCourses({ frame: world(changes).made, log: new TestLog() });

test('what events bring a month is told by its mean, its least and its most', async () => {
  const found = mined({});
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'moment',
      context: true,
      direction: 'none',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'series-summary',
      member: null,
      n: 24,
      of: 'sum(sales)',
      p: [],
      strength: LIMITS.weight,
      topics: ['sales'],
      unit: 'EUR',
      within: [],
    },
  ]);
  expect(found[0]?.told).toMatchObject({ measure: { id: 'sales' }, timeline: { grain: 'month' }, sums: true });
  const { times, sales } = world({});
  expect(await handFacts({ sales }, found, times)).toEqual([
    {
      value: 72.5,
      low: 30,
      high: 120,
      low_at: Date.UTC(2024, 1, 1),
      high_at: Date.UTC(2024, 4, 1),
      low_a_day: 1,
      high_a_day: 1,
      n: 24,
      steps: 12,
    },
  ]);
});

test('the least of unlike months need not be the least by the day', async () => {
  // February brings 58, which is two a day, and April 59 of thirty.
  const sums = SUMS.map((sum, i) => (i === 1 ? 58 : i === 3 ? 59 : Math.max(sum, 65)));
  const { times, sales } = world({ sums });
  const [facts] = await handFacts({ sales }, mined({ sums }), times);
  expect(facts).toMatchObject({ low: 58, low_at: Date.UTC(2024, 1, 1), low_a_day: 0, high_a_day: 1 });
});

const total = Array.from({ length: 24 }, (_, i) => 10 * (i + 1));

test.each<[string, World, number]>([
  ['of a year', {}, 1],
  ['of as many months as may be', { months: LIMITS.fewestPeriods }, 1],
  ['of fewer months', { months: LIMITS.fewestPeriods - 1 }, 0],
  ['of things', { shape: 'entity' }, 0],
  ['without a time', { frame: { timeline: null } }, 0],
  ['without a measure', { frame: { measures: [] } }, 0],
  ['of what does not add up', { measure: { additive: false } }, 0],
  ['of the time itself', { measure: { columns: ['moment'] } }, 0],
  ['of a running total', { frame: { measures: [handMeasure('total', total, { additive: true })] } }, 0],
])('events %s', (_, changes, found) => expect(mined(changes)).toHaveLength(found));

test('a table that has not been understood has no sums of events', () => {
  const { made } = world({});
  expect(mineCourses({ frame: { ...made, table: { ...made.table, model: undefined } }, log: new TestLog() })).toEqual([]);
});

test('what leads the table is told, and nothing where that does not add up', () => {
  const { made } = world({});
  const [sales] = made.measures;
  if (!sales) throw new Error('nothing is measured');
  const age = handMeasure('age', Array.from({ length: 24 }, (_, i) => 30 + (i % 5))); // prettier-ignore
  const of = (...measures: Measure[]) =>
    mineCourses({ frame: { ...made, measures }, log: new TestLog() }).map(({ topics }) => topics);
  expect(of(sales, age)).toEqual([['sales']]);
  expect(of(age, sales)).toEqual([]);
});
