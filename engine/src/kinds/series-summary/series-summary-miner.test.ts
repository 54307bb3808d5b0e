import type { Frame, Measure, Timeline } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import type { Column } from '../../model';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { LIMITS } from './limits';
import { mineCourses } from './series-summary';

const DAY = 86_400_000;
const START = Date.UTC(2024, 0, 1);
const DAYS = [5, 3, 9, 9, 3, 6, 7, 4];

function mined(times: readonly number[], frame: Partial<Frame>, timeline: Partial<Timeline> = {}) {
  const edges = [...new Set(times), Math.max(...times) + DAY];
  const made = handFrame('t', times.length, { timeline: handTimeline(times, { edges, regular: true, ...timeline }), ...frame });
  return mineCourses({ frame: made, log: new TestLog() });
}

const TIMES = DAYS.map((_, i) => START + i * DAY);
const level = (name: string, changes: Partial<Measure> = {}) => handMeasure(name, DAYS, changes);
const of = (found: ReturnType<typeof mined>) => found.map(({ topics }) => topics[0]);

test('a single series is told by its ends, its highest and its lowest', async () => {
  const found = mined(TIMES, { measures: [level('level', { unit: 'cm' })] });
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
      n: 8,
      of: 'level',
      p: [],
      strength: 0.05,
      topics: ['level'],
      unit: 'cm',
      within: [],
    },
  ]);
  const at = (day: number) => START + day * DAY;
  // Of days that tie the first.
  expect(await handFacts({ level: DAYS }, found, TIMES)).toEqual([
    { value: 4, baseline: 5, low: 3, high: 9, first: at(0), last: at(7), low_at: at(1), high_at: at(2), n: 8 },
  ]);
});

/** Three towns of six days each, two of which stand as high. */
const TOWNS = ['Rome', 'Oslo', 'Bonn'].flatMap((town) => Array.from({ length: 6 }, () => town));
const OF_TOWNS = [4, 6, 4, 6, 4, 6, 1, 3, 1, 3, 1, 3, 6, 4, 6, 4, 6, 4];
const TOWN_TIMES = TOWNS.map((_, i) => START + (i % 6) * DAY);
const towns = (changes: Partial<Frame> = {}) => ({
  dimensions: [handDimension('town', TOWNS)],
  measures: [handMeasure('level', OF_TOWNS)],
  ...changes,
});

test('several series are told by which stands highest and which lowest', async () => {
  const found = mined(TOWN_TIMES, towns());
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'town',
      context: true,
      direction: 'none',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'series-summary',
      member: null,
      n: 18,
      of: 'level',
      p: [],
      strength: 0.05,
      topics: ['level'],
      unit: null,
      within: [],
    },
  ]);
  const [facts] = await handFacts({ town: TOWNS, level: OF_TOWNS }, found, TOWN_TIMES);
  expect(facts).toMatchObject({ value: 5, baseline: 2, lowest: 'Oslo', top: 2, bottom: 1, series: 3, n: 18 });
});

test('of several series a running total has no level', () => {
  const long = Array.from({ length: 60 }, (_, i) => ({ town: i < 30 ? 'Rome' : 'Oslo', at: START + (i % 30) * DAY, sum: 1 + (i % 30) }));
  const frame = {
    dimensions: [handDimension('town', long.map(({ town }) => town))],
    measures: [handMeasure('sum', long.map(({ sum }) => sum)), handMeasure('level', long.map((_, i) => (i * 7) % 5))],
  };
  expect(of(mined(long.map(({ at }) => at), frame))).toEqual(['level']);
}); // prettier-ignore

test('several series that no column names are not told', () => {
  const units = [{ column: 'town', codes: handDimension('town', TOWNS).codes, size: 3 }] as unknown as Frame['units'];
  const other = handDimension('other', TOWNS.map((_, i) => ['a', 'b', 'c'][i % 3] ?? '')); // prettier-ignore
  expect(mined(TOWN_TIMES, towns({ dimensions: [other], units }))).toEqual([]);
});

test.each<[string, Partial<Frame>, Partial<Timeline>, string[]]>([
  ['as many periods as may be', {}, { edges: TIMES.slice(0, LIMITS.fewestPeriods + 1) }, ['level']],
  ['fewer periods', {}, { edges: TIMES.slice(0, LIMITS.fewestPeriods) }, []],
  ['events', {}, { regular: false }, []],
  ['no time', { timeline: null }, {}, []],
  ['the time itself', { measures: [level('level', { columns: ['moment'] })] }, {}, []],
  ['several measures of one family', { measures: [level('a', { family: 'f' }), level('b', { family: 'f' }), level('c')] }, {}, ['a', 'c']],
  ['many measures', { measures: ['a', 'b', 'c', 'd'].map((name) => level(name)) }, {}, ['a', 'b', 'c']],
])('%s', (_, frame, timeline, told) => expect(of(mined(TIMES, { measures: [level('level')], ...frame }, timeline))).toEqual(told)); // prettier-ignore

test('a time with a name of its own is read by that name', () =>
  expect(mined(TIMES, { measures: [level('level')] }, { column: { name: 'day', type: 'date' } as Column })[0]?.subject.breakdown).toBe('day')); // prettier-ignore
