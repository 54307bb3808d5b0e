import type { Dimension, Frame, TextColumn, Timeline } from '../../../insights/frame/frame';
import { SMALLEST_GROUP } from '../../../insights/finding';
import { TestLog } from '../../../insights/judge/test-log';
import type { Column } from '../../../model';
import { openBench, type Bench } from '../../../read/testing/temporary-file';
import { handDimension, handFrame, handTable, handTimeline } from '../../../testing/hand-made-frame';
import { factsOf, summaryOf } from '../../../testing/summary-of';
import { LIMITS } from './limits';
import { mineNewValues } from './mine-new-values';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const PERIODS = 20;
const EDGES = Array.from({ length: PERIODS + 1 }, (_, i) => START + i * DAY);

interface World {
  /** Rows of version 2 on each day, of twenty. */
  news?: (period: number) => number;
  periods?: number;
  label?: string;
  timeline?: Partial<Timeline>;
  dimension?: Partial<Dimension>;
  text?: boolean;
  frame?: Partial<Frame>;
}

/** On the eleventh and the twelfth day sixteen of twenty rows. */
const run = (period: number) => (period === 10 || period === 11 ? 16 : 0);

function world({ news = run, periods = PERIODS, label = 'v2', timeline, dimension, text = false, frame }: World) {
  const cells = Array.from({ length: periods * 20 }, (_, i) => [Math.floor(i / 20), i % 20] as const);
  const labels = cells.map(([period, row]) => (row < news(period) ? label : row % 2 === 0 ? 'v0' : 'v1'));
  const times = cells.map(([period, row]) => START + period * DAY + row * 60_000);
  const subjects = cells.map(([period, row]) => (row < news(period) ? 'outage here' : 'question'));
  const texts: TextColumn[] = text
    ? [{ column: { name: 'subject', type: 'text' } as Column, noun: 'subject', values: subjects }]
    : [];
  const made = handFrame('t', cells.length, {
    dimensions: text ? [] : [handDimension('version', labels, dimension)],
    texts,
    timeline: handTimeline(times, { edges: EDGES.slice(0, periods + 1), ...timeline }),
    ...frame,
  });
  return { made, labels, subjects, times };
}

function mined(changes: World = {}) {
  const log = new TestLog();
  const found = mineNewValues({ frame: world(changes).made, log });
  return { levels: found['new-level'], terms: found['new-term'], run: log.run };
}

test('a value that comes out of nowhere is told with its run', () => {
  const { levels, terms, run: tests } = mined();
  expect(levels.map(summaryOf)).toEqual([
    {
      kind: 'new-level',
      member: '2024-01-11',
      direction: 'up',
      unit: null,
      n: 32,
      effect: 1,
      strength: 0.85,
      impact: 0.4,
      expected: 32,
      topics: ['moment', 'version', 'new×1704931200000'],
      of: 'count',
      by: 'moment',
      within: ['version=v2'],
      p: [1.30007582e-51],
    },
  ]);
  expect(levels[0]?.told).toMatchObject({ from: EDGES[10], to: EDGES[11] });
  expect([terms, tests]).toEqual([[], 3]);
});

test('so are a label of several words and a word of a text, as terms', () => {
  expect(mined({ label: 'printer on fire' }).terms.map(summaryOf)).toEqual([
    {
      kind: 'new-term',
      member: '2024-01-11',
      direction: 'up',
      unit: null,
      n: 32,
      effect: 1,
      strength: 0.85,
      impact: 0.4,
      expected: 32,
      topics: ['moment', 'version', 'new×1704931200000'],
      of: 'count',
      by: 'moment',
      within: ['version=printer on fire'],
      p: [1.30007582e-51],
    },
  ]);
  expect(mined({ text: true }).terms.map(summaryOf)).toEqual([
    {
      kind: 'new-term',
      member: '2024-01-11',
      direction: 'up',
      unit: null,
      n: 32,
      effect: 1,
      strength: 0.85,
      impact: 0.4,
      expected: 32,
      topics: ['moment', 'subject', 'new×1704931200000'],
      of: 'count',
      by: 'moment',
      within: ['subject=outage'],
      p: [1.30007582e-51],
    },
  ]);
  expect(mined({ text: true }).levels).toEqual([]);
});

describe('the query', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  test.each<[string, World, unknown]>([
    ['value', {}, { value: 32, baseline: 0, n: 32 }],
    ['word', { text: true }, { value: 32, baseline: 0, n: 32 }],
  ])('of a %s counts its run and the usual period', async (_, changes, facts) => {
    const { labels, subjects, times } = world(changes);
    const { connection } = bench.engine;
    await handTable(connection, 't', { version: labels, subject: subjects }, times);
    const { levels, terms } = mined(changes);
    const [found] = [...levels, ...terms];
    expect(found && (await factsOf(connection, found))).toEqual(facts);
  });
});

test.each<[string, World, boolean]>([
  ['that is there all the time', { news: () => 8 }, false],
  ['that stays', { news: (period) => (period > 8 ? 16 : 0) }, false],
  ['of a run as long as may be', { news: (period) => (period > 9 && period < 14 ? 16 : 0) }, true],
  ['of a longer run', { news: (period) => (period > 9 && period < 15 ? 16 : 0) }, false],
  ['that is elsewhere now and then', { news: (period) => (run(period) > 0 ? 16 : period % 5 === 0 ? 1 : 0) }, true],
  ['that is elsewhere often', { news: (period) => (run(period) > 0 ? 16 : period % 3 === 0 ? 2 : 0) }, false],
  ['of too low a peak', { news: (period) => (run(period) > 0 ? SMALLEST_GROUP - 1 : 0) }, false],
  ['of a table that is known for few days', { periods: LIMITS.fewestPeriods - 1, news: (period) => (period === 3 ? 16 : 0) }, false],
  ['of a table that is known for days enough', { periods: LIMITS.fewestPeriods, news: (period) => (period === 3 ? 16 : 0) }, true],
  ['of readings', { timeline: { regular: true } }, false],
  ['without time', { frame: { timeline: null } }, false],
  ['of few rows', { dimension: { counts: [180, 180, SMALLEST_GROUP - 1] } }, false],
])('a value %s', (_, changes, isTold) => expect(mined(changes).levels.length > 0).toBe(isTold)); // prettier-ignore
