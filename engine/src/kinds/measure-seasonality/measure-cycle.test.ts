import type { Measure, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { seeded } from '../made-up-rows';
import { mineCycles } from '../miners/cycles/mine-cycles';

const DAY = 86_400_000;

interface World {
  periods: number;
  /** Months of a period. */
  months: 1 | 3;
  level: (month: number, year: number, random: () => number) => number;
  measure?: Partial<Measure>;
  finest?: Timeline['finest'];
}

/** One reading of each month, or quarter, from 2008 on. */
function readings({ periods, months, level, measure, finest }: World) {
  const random = seeded(8);
  const edges = Array.from({ length: periods + 1 }, (_, i) => Date.UTC(2008, i * months, 1));
  const times = edges.slice(0, -1);
  const values = times.map((at, i) => {
    const days = ((edges[i + 1] ?? 0) - at) / DAY;
    const date = new Date(at);
    return (measure?.additive ? days : 1) * level(date.getUTCMonth(), date.getUTCFullYear(), random);
  });
  const grain: Timeline['grain'] = months === 1 ? 'month' : 'quarter';
  const timeline = handTimeline(times, { edges, grain, finest: finest ?? grain, regular: true });
  const frame = handFrame('t', times.length, { timeline, measures: [handMeasure('level', values, measure)] });
  const found = mineCycles({ frame, log: new TestLog() })['measure-seasonality'];
  return { found, told: found.map(({ member, told: { named } }) => `${member} ${named}`), values, times };
}

/** A cold February and a warm July, every year. */
const year = (month: number, random: () => number) => (month === 1 ? 60 : month === 6 ? 140 : 100) + 4 * random();

test('months that are the ends of nearly all years are both told', async () => {
  const { found, told, values, times } = readings({ periods: 120, months: 1, level: (month, _, random) => year(month, random) });
  expect(told).toEqual(['July both']);
  const [facts] = await handFacts({ level: values }, found, times);
  expect(Number(facts?.value) - Number(facts?.other)).toBeCloseTo(80, -1);
  expect(facts?.n).toBe(120);
  // Both are told as the farthest only where a query says so.
  expect(found[0]?.told.words.map(({ says }) => says)).toEqual(['highest', 'lowest']);
  const held = found[0]?.told.words.map(({ sql }) => ({ sql }) as (typeof found)[number]) ?? [];
  expect(await handFacts({ level: values }, held, times)).toEqual([{ value: true }, { value: true }]);
  expect(found[0]?.tests.map(({ p }) => p < 1e-6)).toEqual([true]);
  expect(found[0]?.rows).toEqual({ where: expect.stringMatching(/month\(CAST\(moment AS TIMESTAMP\)\) - 1 = 6$/) });
});

test.each([
  [50, ['July both']],
  [49, []],
])('%i readings show a cycle of months: %j', (periods, expected) =>
  expect(readings({ periods, months: 1, level: (month, _, random) => year(month, random) }).told).toEqual(expected),
);

test('where one end alone stands apart, that one is called the farthest', () => {
  const words = (level: World['level']) => readings({ periods: 120, months: 1, level }).found.map(({ told }) => [told.named, ...told.words.map(({ says }) => says)]); // prettier-ignore
  expect(words((month, _, random) => (month === 6 ? 140 : 100) + 4 * random())).toEqual([['high', 'highest']]);
  expect(words((month, _, random) => (month === 1 ? 60 : 100) + 4 * random())).toEqual([['low', 'lowest']]);
});

test('a storm in one January makes no season of it', () => {
  const storm = (month: number, at: number, random: () => number) => (month === 0 && at === 2012 ? 2000 : year(month, random));
  expect(readings({ periods: 120, months: 1, level: storm }).told).toEqual([]);
  // Of February, which is the lowest with it and without it, that is told.
  const cold = (month: number, at: number, random: () => number) => (month === 0 && at === 2012 ? 500 : month === 1 ? 20 : month === 9 ? 108 : 100 + 4 * random()); // prettier-ignore
  expect(readings({ periods: 120, months: 1, level: cold }).told).toEqual(['February low']);
});

test('quarters of unlike length are compared by the day', () => {
  const even = { periods: 64, months: 3, level: (_: number, __: number, random: () => number) => 100 + 0.2 * random() } as const;
  expect(readings({ ...even, measure: { additive: true } }).told).toEqual([]);
  // What is dated by the day is not known to be of whole quarters.
  expect(readings({ ...even, measure: { additive: true }, finest: 'day' }).told).not.toEqual([]);
  const high = { ...even, level: (month: number, _: number, random: () => number) => (month === 6 ? 130 : 100) + 0.2 * random() };
  expect(readings({ ...high, measure: { additive: true } }).told).toEqual(['July high']);
});

/** Visits of a year, six a day, which cost somewhat more on Saturdays. */
function visits(more: number, strays: number) {
  const random = seeded(3);
  const times = Array.from({ length: 364 * 6 }, (_, i) => Date.UTC(2024, 0, 1) + Math.floor(i / 6) * DAY);
  const cost = times.map((_, i) => 100 + (Math.floor(i / 6) % 7 === 5 ? more : 0) + strays * (random() + random() - 1));
  const edges = Array.from({ length: 53 }, (_, i) => Date.UTC(2024, 0, 1) + 7 * i * DAY);
  const timeline = handTimeline(times, { edges, grain: 'week' });
  const frame = handFrame('t', times.length, { timeline, measures: [handMeasure('cost', cost)] });
  return mineCycles({ frame, log: new TestLog() })['measure-seasonality'].map(({ member, small }) => [member, small]);
}

test('a day of the week that explains little of a measure is kept for its certainty alone', () => {
  expect(visits(40, 40)).toEqual([['Saturday', undefined]]);
  expect(visits(8, 40)).toEqual([['Saturday', true]]);
  expect(visits(0, 40)).toEqual([]);
});
