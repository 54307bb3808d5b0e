import type { Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import type { Column } from '../../model';
import { openBench } from '../../read/testing/temporary-file';
import { handDimension, handFrame, handMeasure, handTable } from '../../testing/hand-made-frame';
import { seeded } from '../made-up-rows';
import { normal } from '../planting';
import { termLevel } from '.';
import { LIMITS } from './limits';
import { mineTermLevels } from './term-level';

const WORDS = ['kitchen', 'cellar', 'garden', 'window', 'roof'];
/** Each text has one of five words, and every fourth one `broken lamp` as well. */
const texts = (n: number) =>
  Array.from({ length: n }, (_, i) => `${WORDS[i % 5] ?? ''} seen${i % 4 === 0 ? ' broken lamp' : ''}`);
const drawn = (n: number) => {
  const random = seeded(3);
  return Array.from({ length: n }, () => normal(random));
};

function mined(values: number[], notes = texts(values.length), changes: Partial<Frame> = {}) {
  const log = new TestLog();
  const frame = handFrame('t', values.length, {
    measures: [handMeasure('rating', values)],
    texts: [{ column: { name: 'note', type: 'text' } as Column, noun: 'note', values: notes }],
    ...changes,
  });
  const findings = mineTermLevels({ frame, log });
  return { findings, certain: findings.filter(({ tests }) => tests.every(({ p }) => p < 1e-4)), run: log.run, frame };
}

test('a word with which a measure is lower is told once, though it comes with another', async () => {
  const values = drawn(400).map((value, i) => 50 + 10 * value - (i % 4 === 0 ? 20 : 0));
  const { certain, run, frame } = mined(values);
  expect(certain).toMatchObject([
    { kind: 'term-level', member: 'broken', direction: 'low', n: 100, subject: { filter: [{ column: 'note', op: 'contains', value: 'broken' }], measure: { op: 'mean', column: 'rating' } } },
  ]);
  // Seven words; the one that all texts have says nothing.
  expect(run).toBe(7);
  const [found] = certain;
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', { rating: values, note: texts(400) });
  const facts = (await firstRow(bench.engine.connection, found?.sql ?? '')) ?? {};
  await bench.close();
  expect(facts.value).toBeCloseTo(found?.expected ?? 0, 9);
  expect(facts.n).toBe(100);
  expect(found && termLevel.say(found, facts, frame)?.sentence).toMatch(/^Rating averages \d+(\.\d)? for rows with “broken” in note, \d+(\.\d)? below the others’ \d+(\.\d)?\.$/);
  expect(found && termLevel.say(found, { value: 9, baseline: 8, n: 100 }, frame)).toBeNull();
}); // prettier-ignore

test.each<[string, number[]]>([
  ['words that have nothing to do with it', drawn(400)],
  ['one extreme row', drawn(400).with(0, 1e6)],
  ['a distance that is certain and small', drawn(40_000).map((value, i) => value + (i % 4 === 0 ? LIMITS.leastDistance / 2 : 0))],
])('%s: nothing', (_, values) => expect(mined(values).certain).toEqual([])); // prettier-ignore

test('how strong it is follows from the distance in standard deviations', () => {
  const values = drawn(400).map((value, i) => 50 + 10 * value + (i % 4 === 0 ? 20 : 0));
  const [found] = mined(values).certain;
  const part = (isOwn: boolean) => values.filter((_, i) => (i % 4 === 0) === isOwn);
  const mean = (own: readonly number[]) => own.reduce((sum, value) => sum + value, 0) / own.length;
  const squares = (own: readonly number[]) => own.reduce((sum, value) => sum + (value - mean(own)) ** 2, 0);
  const distance = (mean(part(true)) - mean(part(false))) / Math.sqrt((squares(part(true)) + squares(part(false))) / 400);
  expect(found).toMatchObject({
    direction: 'high',
    impact: 0.25,
    topics: ['note', 'rating', 'term×broken'],
    told: { high: true },
  });
  expect(found?.effect).toBeCloseTo(distance, 9);
  expect(found?.strength).toBeCloseTo((LIMITS.weight * distance) / (1 + distance), 9);
  expect(found?.expected).toBeCloseTo(mean(part(true)), 9);
});

test('which measures are compared, and how many words are told of one', () => {
  const values = drawn(400).map((value, i) => 10 * value + (i % 4 === 0 ? 20 : 0));
  const run = (...measures: Frame['measures']) => mined(values, undefined, { measures }).run;
  const measure = handMeasure('rating', values);
  expect(run(measure)).toBe(7);
  expect(run({ ...measure, fraction: true })).toBe(0);
  expect(run(...Array.from({ length: LIMITS.mostMeasures + 1 }, () => measure))).toBe(7 * LIMITS.mostMeasures);
  // Each of the five words has a level of its own.
  const apart = drawn(400).map((value, i) => value + 10 * (i % 5));
  expect(mined(apart).findings).toHaveLength(LIMITS.mostOfAPair);
  expect(mined(values, undefined, { sampled: true }).certain).toMatchObject([{ expected: null }]);
});

test('of few texts, and of texts of the same words, there is none', () => {
  expect(mined(drawn(20)).run).toBe(0);
  expect(mined(drawn(100), Array<string>(100).fill('all alike here')).run).toBe(0);
});

test('a word of one label alone is told where it differs from that label’s own rows', () => {
  // All broken lamps are of the shed, and half of the shed's rows.
  const place = handDimension('place', Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? 'shed' : ['hall', 'yard'][i % 4 === 1 ? 0 : 1] ?? '')));
  const told = (low: (row: number) => boolean) =>
    mined(drawn(400).map((value, i) => 50 + 10 * value - (low(i) ? 20 : 0)), undefined, { dimensions: [place] }).certain.map(({ member }) => member);
  expect(told((row) => row % 4 === 0)).toEqual(['broken']);
  expect(told((row) => row % 2 === 0)).toEqual([]);
}); // prettier-ignore
