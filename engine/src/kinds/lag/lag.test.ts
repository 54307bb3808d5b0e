import type { Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handFrame, handMeasure, handTable, handTimeline } from '../../testing/hand-made-frame';
import { seeded } from '../made-up-rows';
import { normal } from '../planting';
import { lag } from '.';
import { mineLags } from './lag';

const DAY = 86_400_000;
const drawn = (n: number, seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: n }, () => normal(random));
};

function mined(columns: Record<string, number[]>, changes: Partial<Frame> = {}, step = DAY) {
  const n = Object.values(columns)[0]?.length ?? 0;
  const times = Array.from({ length: n }, (_, i) => Date.UTC(2020, 0, 1) + i * step);
  const log = new TestLog();
  const frame = handFrame('t', n, {
    measures: Object.entries(columns).map(([name, values]) => handMeasure(name, values)),
    timeline: handTimeline(times, { regular: true, edges: [times[0] ?? 0, (times.at(-1) ?? 0) + step] }),
    ...changes,
  });
  return { findings: mineLags({ frame, log }), run: log.run, frame, times };
}

/** What `first` does three steps before, and something of its own. */
const echoOf = (first: number[], steps: number, sign = 1, seed = 9) => {
  const own = drawn(first.length, seed);
  return first.map((_, i) => sign * (first[i - steps] ?? 0) + 0.5 * (own[i] ?? 0));
};

test('the series that comes first is told, and by how many steps', async () => {
  const first = drawn(120, 4);
  const columns = { later: echoOf(first, 3), first };
  const { findings, run, frame, times } = mined(columns);
  expect(findings).toMatchObject([
    { kind: 'lag', subject: { breakdown: 'first', measure: { op: 'mean', column: 'later' } }, member: '3', direction: 'pos' },
  ]);
  expect(run).toBe(1);
  const [found] = findings;
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', columns, times);
  const facts = (await firstRow(bench.engine.connection, found?.sql ?? '')) ?? {};
  await bench.close();
  expect(facts.value).toBeCloseTo(found?.expected ?? 0, 9);
  // The first reading has none before it, and three more have none to follow.
  expect(facts.n).toBe(120 - 1 - 3);
  expect(found && lag.say(found, facts, frame)?.sentence).toBe('Later follows first 3 days later: where first moves up, it then rises.');
}); // prettier-ignore

test('the other way round it falls', () => {
  const first = drawn(120, 4);
  const { findings, frame } = mined({ first, later: echoOf(first, 1, -1) });
  expect(findings).toMatchObject([{ member: '1', direction: 'neg' }]);
  const [found] = findings;
  expect(found && lag.say(found, { value: -0.6, n: 118 }, frame)?.sentence).toBe('Later follows first 1 day later: where first moves up, it then falls.');
  // What the whole table does not bear out is not told.
  expect(found && lag.say(found, { value: 0.6, n: 118 }, frame)).toBeNull();
}); // prettier-ignore

const walk = (seed: number) => {
  let at = 0;
  return drawn(200, seed).map((value) => (at += value));
};
const together = drawn(150, 2);

test.each<[string, Record<string, number[]>, Partial<Frame>]>([
  ['two random walks', { a: walk(1), b: walk(2) }, {}],
  ['what moves at once', { a: together, b: echoOf(together, 0) }, {}],
  ['few readings', { a: together.slice(0, 39), b: echoOf(together.slice(0, 39), 2) }, {}],
  ['a sample', { a: together, b: echoOf(together, 2) }, { sampled: true }],
  ['rows that are no readings', { a: together, b: echoOf(together, 2) }, { timeline: null }],
])('%s have no lag', (_, columns, changes) => {
  const { findings, run } = mined(columns, changes);
  expect(findings.filter(({ tests }) => tests.every(({ p }) => p < 0.002))).toEqual([]);
  expect(run).toBeLessThanOrEqual(1);
});

test('two series that grow, each in steps of its own, have their growth in common and no more', () => {
  const step = normalFrom(randomFrom(5));
  const walk = () => {
    let level = 1000;
    return Array.from({ length: 120 }, () => (level += 15 + 8 * step()));
  };
  const found = Array.from({ length: 60 }, () => mined({ a: walk(), b: walk() }).findings);
  // At that level chance brings more than two of sixty in one run of fifty.
  expect(found.flat().filter(({ tests: [test] }) => (test?.p ?? 1) < 0.01).length).toBeLessThan(3);
});

test('a season that both have is no lag', () => {
  const season = (seed: number, shift: number) =>
    drawn(280, seed).map((value, i) => value + 6 * Math.sin(((i + shift) * 2 * Math.PI) / 7));
  const { findings } = mined({ a: season(3, 0), b: season(5, 2) });
  expect(findings).toEqual([]);
});
