import type { Dimension, Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { binomialUpper } from '../../stats/distributions/distributions';
import { handDimension, handFrame, handTable } from '../../testing/hand-made-frame';
import { mineDominance } from './dominance';
import { LIMITS } from './limits';

const cells = (counts: Record<string, number>) => Object.entries(counts).flatMap(([label, n]) => Array<string>(n).fill(label));

function mined(counts: Record<string, number>, dimension: Partial<Dimension> = {}, frame: Partial<Frame> = {}) {
  const rows = cells(counts);
  const log = new TestLog();
  const findings = mineDominance({ frame: handFrame('t', rows.length, { dimensions: [handDimension('team', rows, dimension)], ...frame }), log });
  return { findings, run: log.run };
} // prettier-ignore

const LEAD = { A: 50, B: 20, C: 20, D: 10 };

test('the label that outnumbers the others is told beside the next one', () => {
  const { findings, run } = mined(LEAD);
  expect(findings).toMatchObject([
    {
      kind: 'dominance',
      subject: { filter: [], breakdown: 'team', measure: { op: 'count' } },
      member: 'A',
      direction: 'high',
      unit: null,
      n: 100,
      effect: 0.5,
      impact: 1,
      expected: 50,
      told: { first: 'A', second: 'B' },
      topics: ['team'],
    },
  ]);
  // A third of what it could have beyond the even share, and three fifths ahead of the next.
  expect(findings[0]?.strength).toBeCloseTo(LIMITS.weight * Math.sqrt((1 / 3) * 0.6), 12);
  expect(findings[0]?.tests.map(({ p }) => p)).toEqual([binomialUpper(50, 100, 1 / 4)]);
  expect(run).toBe(1);
});

test('that an outcome is lopsided is to be expected, and a sample leaves the number to the query', () => {
  const [outcome] = mined(LEAD, { outcome: true }).findings;
  expect(outcome?.strength).toBeCloseTo(LIMITS.weightOfOutcomes * Math.sqrt((1 / 3) * 0.6), 12);
  expect(mined(LEAD, {}, { sampled: true }).findings[0]?.expected).toBeNull();
});

test.each<[string, Record<string, number>, boolean, number]>([
  ['that is hardly ahead of the next', { A: 40, B: 35, C: 15, D: 10 }, false, 1],
  ['of two labels', { A: 70, B: 30 }, false, 1],
  ['that all rows have', { A: 100 }, false, 0],
  ['that nearly all rows have', { A: 985, B: 5, C: 5, D: 5 }, false, 1],
  ['of few rows', { A: 8, B: 2, C: 1 }, false, 0],
  ['of many labels', { A: 30, ...Object.fromEntries(Array.from({ length: 14 }, (_, i) => [`L${i}`, 5])) }, true, 1],
  ['of many labels with a small share', { A: 8, ...Object.fromEntries(Array.from({ length: 46 }, (_, i) => [`L${i}`, 2])) }, false, 1],
])('a label %s', (_, counts, told, run) => {
  const result = mined(counts);
  expect([result.findings.length > 0, result.run]).toEqual([told, run]);
}); // prettier-ignore

test('the query counts the label, the next one, all rows with a value and the labels', async () => {
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', { team: [...cells(LEAD), null] });
  const facts = await firstRow(bench.engine.connection, mined(LEAD).findings[0]?.sql ?? '');
  await bench.close();
  expect(facts).toEqual({ value: 50, n: 100, second: 20, members: 4 });
});
