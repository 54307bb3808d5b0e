import type { Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { handDimension, handFrame, handMeasure, handTable, handTimeline } from '../../testing/hand-made-frame';
import { seeded } from '../made-up-rows';
import { rank } from '../../stats/distributions/ranks';
import { normal } from '../planting';
import { spreadDifference } from '.';
import { byGroup } from './by-group';
import { spreadOf, spreadScores } from './scores';
import { mineSpreadDifferences } from './spread-difference';

const TEAMS = ['North', 'South', 'East'];
const drawn = (n: number, seed = 3) => {
  const random = seeded(seed);
  return Array.from({ length: n }, () => normal(random));
};
const teams = (n: number) => Array.from({ length: n }, (_, i) => TEAMS[i % 3] ?? '');

function mined(values: number[], changes: Partial<Frame> = {}) {
  const log = new TestLog();
  const frame = handFrame('t', values.length, {
    measures: [handMeasure('cost', values, { unit: 'EUR' })],
    dimensions: [handDimension('team', teams(values.length))],
    ...changes,
  });
  return { findings: mineSpreadDifferences({ frame, log }), run: log.run, frame };
}

/** East strays three times as widely around the same level. */
const wide = drawn(300).map((value, i) => 100 + (i % 3 === 2 ? 30 : 10) * value);

test('a result is told by what it goes with, and not the other way round', () =>
  expect(mined(wide, { dimensions: [handDimension('team', teams(300), { outcome: true })] })).toMatchObject({
    findings: [],
    run: 0,
  }));

test('the group that varies more is told by the middle half of its values, beside that of the others', async () => {
  const { findings, run, frame } = mined(wide);
  expect(findings).toMatchObject([
    { kind: 'spread-difference', member: 'East', direction: 'high', n: 100, subject: { breakdown: 'team', measure: { op: 'spread', column: 'cost' } } },
  ]);
  expect(run).toBe(1);
  const [found] = findings;
  expect(found?.tests.every(({ p }) => p < 1e-6)).toBe(true);
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', { cost: wide, team: teams(300) });
  const facts = (await firstRow(bench.engine.connection, found?.sql ?? '')) ?? {};
  await bench.close();
  expect(facts.value).toBeCloseTo(found?.expected ?? 0, 9);
  expect(Number(facts.value) / Number(facts.baseline)).toBeCloseTo(found?.effect ?? 0, 9);
  expect(found && spreadDifference.say(found, facts, frame)?.sentence).toMatch(/^Cost varies more for East rows: the middle half lies within €\d+(\.\d+)? to €\d+(\.\d+)?, for the others within €\d+(\.\d+)? to €\d+(\.\d+)?\.$/);
  expect(found && spreadDifference.say(found, { value: 10, baseline: 9, own0: 1, own1: 11, other0: 1, other1: 10, n: 100 }, frame)).toBeNull();
}); // prettier-ignore

const even = drawn(300).map((value) => 100 + 10 * value);

test.each<[string, number[], Partial<Frame>]>([
  ['groups that vary alike', even, {}],
  ['another level', even.map((value, i) => value + (i % 3 === 2 ? 80 : 0)), {}],
  ['one extreme reading', even.with(2, 9e6), {}],
  ['a level in proportion, with its tail', drawn(300).map((value, i) => (i % 3 === 2 ? 90 : 10) * Math.exp(value)), {}],
  ['marks of few values', even.map((value) => Math.round(value / 20)), {}],
  ['mostly one value', wide.map((value, i) => (i % 2 === 0 ? 100 : value)), {}],
  ['readings along the time', wide, { timeline: handTimeline([], { regular: true }) }],
])('%s: nothing', (_, values, changes) => {
  const certain = mined(values, changes).findings.filter(({ tests }) => tests.every(({ p }) => p < 0.004));
  expect(certain).toEqual([]);
});

test('a score is the distance from the median of the group', () => {
  const values = Float64Array.from({ length: 24 }, (_, i) => i + (i % 2) * 100);
  const { ranks, n } = rank(values);
  const spread = spreadOf(values, ranks, n);
  const groups =
    spread &&
    byGroup(
      spread.order,
      Int32Array.from(values, (_, i) => i % 2),
      2,
    );
  const scores = groups && spreadScores(spread, groups);
  // 0, 2, … 22 have their median at 11; 101, 103, … 123 at 112.
  expect([scores?.[0], scores?.[12], scores?.[1], scores?.[23]]).toEqual([11, 1, 11, 11]);
});
