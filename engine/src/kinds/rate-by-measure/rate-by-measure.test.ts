import { COUNT, meanOf, rateOf } from '../../contracts/report/measure';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { isOfResult } from '../../testing/result-log';
import { summaryOf } from '../../testing/summary-of';
import { groupDifference } from '../group-difference';
import { rateByMeasure } from '.';

const ROWS = 400;
/** Hours 0 to 39, and of those who work longer more leave: of the lowest quarter 10 of 100, of the highest 60. */
const HOURS = Array.from({ length: ROWS }, (_, i) => (i * 7) % 40);
const LEFT = HOURS.map((hours, i) => (Math.floor(i / 40) < [1, 2, 3, 6][Math.floor(hours / 10)]! ? 'Yes' : 'No'));
const COLUMNS = { hours: HOURS, left_company: LEFT };

function frameOf(result: Partial<Dimension> = {}, measure: Partial<Measure> = {}, changes: Partial<Frame> = {}): Frame {
  const dimensions = [handDimension('left_company', LEFT, { outcome: true, event: 'Yes', ...result })];
  return handFrame('t', ROWS, { dimensions, measures: [handMeasure('hours', HOURS, measure)], ...changes });
}

test('the share of the event at the end that has more of it, beside the other end', async () => {
  const log = new TestLog();
  const found = rateByMeasure.mine({ frame: frameOf(), log });
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'hours',
      direction: 'high',
      effect: 0.142946484,
      expected: 0.6,
      impact: 1,
      kind: 'rate-by-measure',
      member: 'highest',
      n: ROWS,
      of: 'rate(left_company=Yes)',
      p: [4.27983485e-14],
      strength: 0.378082642,
      topics: ['left_company', 'hours', 'left_company×hours'],
      unit: '%',
      within: [],
    },
  ]);
  expect(found[0]?.rows).toEqual({ where: 'hours >= 30' });
  expect(log.run).toBe(1);
  expect(await handFacts(COLUMNS, found)).toEqual([{ value: 0.6, baseline: 0.1, middle: 0.25, n: 100, hits: 60 }]);
});

test('the low end where that has more', async () => {
  const few = HOURS.map((hours) => 39 - hours);
  const measures = [handMeasure('hours', few)];
  const found = rateByMeasure.mine({ frame: frameOf({}, {}, { measures }), log: new TestLog() });
  expect(found).toMatchObject([{ member: 'lowest', direction: 'high', rows: { where: 'hours <= 9' } }]);
  expect(await handFacts({ ...COLUMNS, hours: few }, found)).toEqual([
    { value: 0.6, baseline: 0.1, middle: 0.25, n: 100, hits: 60 },
  ]);
});

test('rows without a result are no part of it', async () => {
  const left = LEFT.map((label, i) => (i % 5 === 0 ? null : label));
  const dimensions = [handDimension('left_company', left, { event: 'Yes' })];
  const found = rateByMeasure.mine({ frame: frameOf({}, {}, { dimensions }), log: new TestLog() });
  expect(found).toMatchObject([{ n: 320, impact: 0.8 }]);
  const [facts] = await handFacts({ ...COLUMNS, left_company: left }, found);
  expect(facts?.value).toBeCloseTo(found[0]?.expected ?? NaN, 8);
  expect(facts?.n).toBeLessThan(100);
});

test('each pair is asked of once: by the measure, or else by the result', () => {
  const runs = (frame: Frame) =>
    [rateByMeasure, groupDifference].map((kind) => {
      const log = new TestLog();
      return [kind.mine({ frame, log }).length, log.run];
    });
  expect(runs(frameOf())).toEqual([[1, 1], [0, 0]]); // prettier-ignore
  expect(runs(frameOf({ event: undefined as unknown as string }))).toEqual([[0, 0], [1, 1]]); // prettier-ignore
});

test.each<[string, Frame]>([
  ['no result', frameOf({ event: undefined as unknown as string })],
  ['too few of one side', frameOf({ codes: Int32Array.from(LEFT, (_, i) => (HOURS[i] === 39 ? 0 : 1)), labels: ['Yes', 'No'] }, {}, { measures: [handMeasure('hours', HOURS.map((hours, i) => (i < 370 ? hours : null)))] })],
  ['a share', frameOf({}, {}, { measures: [handMeasure('hours', HOURS, { fraction: true })] })],
])('nothing of %s', (_, frame) => expect(rateByMeasure.mine({ frame, log: new TestLog() })).toEqual([])); // prettier-ignore

test('a running total has no level that a result could go with', () => {
  const grown = handMeasure(
    'hours',
    Array.from({ length: ROWS }, (_, i) => i),
  );
  const left = Array.from({ length: ROWS }, (_, i) => (i % 10 < 2 + i / 80 ? 'Yes' : 'No'));
  const dimensions = [handDimension('left_company', left, { event: 'Yes' })];
  const timeline = handTimeline(left.map((_, i) => Date.UTC(2024, 0, 1 + i)));
  const found = (changes: Partial<Frame>) =>
    rateByMeasure.mine({ frame: frameOf({}, {}, { dimensions, measures: [{ ...grown }], ...changes }), log: new TestLog() });
  expect(found({})).toHaveLength(1);
  expect(found({ timeline })).toEqual([]);
});

test.each(['left_company', 'hours'])('what is asked of %s counts as of the result', (column) =>
  expect(isOfResult(column, (log) => rateByMeasure.mine({ frame: frameOf(), log }))).toEqual([true]),
);

test('told of the groups of the same column, or of what moves as one with it, it is not told again', () => {
  const [own] = rateByMeasure.mine({ frame: frameOf(), log: new TestLog() });
  if (!own) throw new Error('nothing was found');
  const pruned = (other: Partial<typeof own>) => rateByMeasure.prune(own, { ...own, ...other }, { derived: new Set() });
  const measure = handMeasure('minutes', HOURS, { family: 'hours' });
  const minutes = { subject: { ...own.subject, breakdown: 'minutes' }, told: { ...own.told, measure } };
  expect(pruned({ ...minutes, strength: 0.9 })).toBe(true);
  expect(pruned({ ...minutes, strength: 0.1 })).toBe(false);
  expect(pruned({ ...minutes, strength: own.strength })).toBe(false);
  expect(pruned({ strength: 0.9, told: { ...own.told, measure: handMeasure('age', HOURS) } })).toBe(false);
  expect(pruned({ kind: 'rate-difference' })).toBe(true);
  expect(pruned({ kind: 'adjusted-difference', subject: { ...own.subject, breakdown: ['team', 'hours'] } })).toBe(true);
  expect(pruned({ kind: 'rate-difference', subject: { ...own.subject, breakdown: 'team' } })).toBe(false);
  expect(pruned({ kind: 'rate-difference', subject: { ...own.subject, measure: rateOf('late', 'yes') } })).toBe(false);
  expect(pruned({ kind: 'result-levels' })).toBe(false);
  expect(pruned({ kind: 'group-difference', subject: { ...own.subject, measure: meanOf('hours') } })).toBe(false);
  expect(pruned({ kind: 'association', subject: { ...own.subject, measure: COUNT } })).toBe(false);
});
