import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure, handTable } from '../../testing/hand-made-frame';
import type { Unit } from '../../insights/units/unit';
import { isCrossed } from './crosses-pair';
import { mineSlopeCrossings } from './slope-crossing';
import { slopeCrossing } from '.';

const KINDS = ['oak', 'fir', 'ash'];

/** Trees whose growth goes with water by so much, a figure for each kind. */
function trees(seed: number, slopes: readonly number[], rows = 240) {
  const normal = normalFrom(randomFrom(seed));
  const kind = Array.from({ length: rows }, (_, i) => KINDS[i % 3] ?? '');
  const water = kind.map(() => normal());
  const growth = water.map((value, i) => (slopes[i % 3] ?? 0) * value + normal());
  return { water, growth, kind };
}

function mined({ water, growth, kind }: ReturnType<typeof trees>, units: Unit[] = []) {
  const log = new TestLog();
  const frame = handFrame('t', kind.length, {
    measures: [handMeasure('water', water), handMeasure('growth', growth)],
    dimensions: [handDimension('kind', kind)],
    units,
  });
  return { findings: mineSlopeCrossings({ frame, log }), log, frame };
}

test('what is good for one kind and bad for another is told with the halves of both', async () => {
  const table = trees(1, [1, -1, 0]);
  const { findings, log, frame } = mined(table);
  log.settle();
  const [found] = findings;
  if (!found) throw new Error('nothing is found');
  expect(found).toMatchObject({
    member: 'oak',
    told: { rise: 'oak', fall: 'fir' },
    tests: [{ p: expect.any(Number) as number }],
  });
  expect(found.tests[0]?.p).toBeLessThan(0.0001);
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', table);
  const facts = (await firstRow(bench.engine.connection, found.sql)) ?? {};
  await bench.close();
  const own = table.water.map((x, i) => ({ x, y: table.growth[i] ?? 0 })).filter((_, i) => table.kind[i] === 'oak');
  const middle = own.map(({ x }) => x).sort((a, b) => a - b);
  const median = ((middle[39] ?? 0) + (middle[40] ?? 0)) / 2;
  const high = own.filter(({ x }) => x > median);
  expect(facts.high0).toBeCloseTo(high.reduce((sum, { y }) => sum + y, 0) / high.length, 9);
  expect(facts.value).toBeGreaterThan(0);
  expect(facts.baseline).toBeLessThan(0);
  expect(slopeCrossing.say(found, facts, frame)?.sentence).toMatch(
    /^Where water is higher, growth is higher for rows with kind oak \(.+ in the half with less, .+ in the half with more\) and lower for rows with kind fir \(.+ and .+\)\.$/,
  );
  expect(slopeCrossing.say(found, { ...facts, baseline: 0.1 }, frame)).toBeNull();
  expect(slopeCrossing.say(found, { ...facts, high1: 99 }, frame)).toBeNull();
});

test.each<[string, readonly number[]]>([
  ['one way everywhere', [1, 1, 1]],
  ['one way, and not at all', [1, 0, 0]],
])('what goes %s crosses nothing', (_, slopes) => {
  const told = Array.from({ length: 60 }, (_s, seed) => mined(trees(seed + 3, slopes)).findings.filter(({ tests }) => tests.every(({ p }) => p < 0.01)));
  expect(told.flat().length).toBeLessThanOrEqual(2);
}); // prettier-ignore

test('of what has nothing to do with each other hardly any is told', () => {
  const told = Array.from({ length: 400 }, (_, seed) => mined(trees(seed + 50, [0, 0, 0], 120)).findings.filter(({ tests }) => tests.every(({ p }) => p < 0.01)));
  expect(told.flat()).toEqual([]);
}); // prettier-ignore

test('trees of one stand count as one', () => {
  // Six stands of each kind, of which all trees have nearly the same: six points make no slope that is certain.
  const stands = trees(8, [1, -1, 0], 18);
  const copied = (values: number[]) => Array.from({ length: 720 }, (_, i) => (values[i % 18] ?? 0) + 0.001 * Math.sin(i));
  const kind = Array.from({ length: 720 }, (_, i) => stands.kind[i % 18] ?? '');
  const table = { water: copied(stands.water), growth: copied(stands.growth), kind };
  const stand: Unit = { column: 'stand', codes: Int32Array.from({ length: 720 }, (_, i) => i % 18), size: 18, places: null, named: true };
  const p = (units: Unit[]) => mined(table, units).findings.flatMap(({ tests }) => tests.map((test) => test.p));
  expect(Math.max(0, ...p([]))).toBeLessThan(1e-6);
  expect(Math.min(1, ...p([stand]))).toBeGreaterThan(0.002);
}); // prettier-ignore

test('a group of the same two measures gives way to it', () => {
  const measure = { op: 'mean', column: 'growth' } as const;
  const whole = handFinding({ kind: 'slope-crossing', subject: { filter: [], breakdown: ['water', 'kind'], measure } });
  const inside = (column: string) =>
    handFinding({ kind: 'subgroup-correlation', subject: { filter: [{ column, op: '=', value: 'oak' }], breakdown: 'water', measure } });
  expect(isCrossed(inside('kind'), whole)).toBe(true);
  expect(isCrossed(inside('soil'), whole)).toBe(false);
  expect(isCrossed(inside('kind'), inside('kind'))).toBe(false);
}); // prettier-ignore
