import type { Dimension, Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { chiSquareTest, fromCells } from '../../stats/groups/contingency';
import { binomialUpper } from '../../stats/distributions/distributions';
import { handDimension, handFrame, handMeasure, handTable } from '../../testing/hand-made-frame';
import { LIMITS } from './limits';
import { mineMissing } from './missingness';

/** Rows and, of these, gaps of each group. */
type Gaps = Record<string, [rows: number, gaps: number]>;
const rowsOf = (gaps: Gaps) =>
  Object.entries(gaps).flatMap(([team, [n, empty]]) =>
    Array.from({ length: n }, (_, i) => ({ team, cost: i < empty ? null : i + 1, note: i < empty ? null : `n${i % 3}` })),
  );

function mined(gaps: Gaps, changes: { team?: Partial<Dimension>; frame?: Partial<Frame> } = {}) {
  const rows = rowsOf(gaps);
  const log = new TestLog();
  const frame = handFrame('t', rows.length, {
    dimensions: [handDimension('team', rows.map(({ team }) => team), changes.team)],
    measures: [handMeasure('cost', rows.map(({ cost }) => cost))],
    ...changes.frame,
  });
  return { findings: mineMissing({ frame, log }), run: log.run };
} // prettier-ignore

const IN_A: Gaps = { A: [50, 30], B: [75, 3], C: [75, 3] };

test('the group in which most of a column’s gaps lie is told', () => {
  const { findings, run } = mined(IN_A);
  const { p = 1, v = 0 } = chiSquareTest(fromCells(Float64Array.from([72, 3, 72, 3, 20, 30]), 3, 2)) ?? {};
  expect(findings).toMatchObject([
    {
      kind: 'missingness',
      subject: { filter: [{ column: 'cost', op: 'is null', value: '' }], breakdown: 'team', measure: { op: 'count' } },
      member: 'A',
      direction: 'high',
      unit: '%',
      n: 50,
      effect: v,
      expected: null,
      told: { noun: 'cost', label: 'A' },
      topics: ['cost', 'missing×cost'],
    },
  ]);
  const [found] = findings;
  // 60% of A are empty, and 4% of the others.
  expect(found?.strength).toBeCloseTo(LIMITS.weight * Math.max(v, 0.56), 9);
  expect(found?.impact).toBeCloseTo(36 / 200 + LIMITS.impactBeside, 12);
  expect(found?.tests.map((test) => test.p)).toEqual([expect.closeTo(p, 12), expect.closeTo(3 * binomialUpper(30, 50, 6 / 150), 12)]);
  // One question; which group it is lies within it.
  expect(run).toBe(1);
}); // prettier-ignore

test('that what has not ended has no end is weighed less', () => {
  const all: Gaps = { A: [50, 50], B: [150, 0] };
  const [plain] = mined(all).findings;
  const [outcome] = mined(all, { team: { outcome: true } }).findings;
  expect((outcome?.strength ?? 0) / (plain?.strength ?? 1)).toBeCloseTo(LIMITS.weightOfStructure / LIMITS.weight, 9);
});

test.each<[string, Gaps, boolean]>([
  ['that lie everywhere alike', { A: [50, 10], B: [150, 30] }, false],
  ['of too few rows', { A: [100, LIMITS.fewestMissing - 1], B: [100, 0] }, false],
  ['of nearly all rows', { A: [100, 100], B: [100, 99] }, false],
  ['of a group that is too small to speak of', { A: [20, 20], B: [180, 0] }, false],
])('gaps %s are not told', (_, gaps, told) => expect(mined(gaps).findings.length > 0).toBe(told));

test.each<[string, Gaps, boolean]>([
  // Of measures and of labels alike: both columns of the table have them.
  ['twenty of them', { A: [100, LIMITS.fewestMissing], B: [100, 0] }, true],
  ['nineteen', { A: [100, LIMITS.fewestMissing - 1], B: [100, 0] }, false],
  ['two of a hundred rows', { A: [100, 30], B: [1400, 0] }, true],
  ['less than that', { A: [100, 30], B: [1401, 0] }, false],
  ['four of five rows', { A: [150, 150], B: [50, 10] }, true],
  ['more than that', { A: [150, 150], B: [50, 11] }, false],
])('gaps are looked at where there are %s', (_, gaps, looked) => {
  expect(mined(gaps).run).toBe(looked ? 1 : 0);
  const rows = rowsOf(gaps);
  const labels = [handDimension('team', rows.map(({ team }) => team)), handDimension('note', rows.map(({ note }) => note))]; // prettier-ignore
  expect(mined(gaps, { frame: { dimensions: labels, measures: [] } }).run).toBe(looked ? 1 : 0);
});

test('gaps of what was worked out are those of its columns', () => {
  const rows = rowsOf(IN_A);
  const measures = [handMeasure('cost', rows.map(({ cost }) => cost), { kind: 'ratio' })]; // prettier-ignore
  expect(mined(IN_A, { frame: { measures } }).run).toBe(0);
});

test('a group must have fifteen of a hundred more than the others', () => {
  // Of the others a tenth.
  const of = (gaps: number): Gaps => ({ A: [400, gaps], B: [400, 40], C: [400, 40] });
  expect(mined(of(101)).findings).toMatchObject([{ member: 'A' }]);
  expect(mined(of(99)).findings).toEqual([]);
});

test('the group whose gaps are most certain is told, though a smaller one has a larger part of them', () =>
  expect(mined({ A: [400, 200], B: [30, 17], C: [500, 25] }).findings).toMatchObject([{ member: 'A', n: 400 }]));

test('of the first ten columns the gaps are asked', () => {
  const rows = rowsOf(IN_A);
  const columns = Array.from({ length: LIMITS.mostDimensions + 1 }, (_, i) => handDimension(`c${i}`, rows.map(({ team }) => team))); // prettier-ignore
  expect(mined(IN_A, { frame: { dimensions: columns } }).run).toBe(LIMITS.mostDimensions);
});

test('a column has no gaps by itself, and one of many labels splits nothing', () => {
  expect(mined(IN_A, { team: { column: { name: 'cost' } as Dimension['column'] } }).run).toBe(0);
  expect(mined(IN_A, { team: { distinct: LIMITS.mostLabels } }).findings).toHaveLength(1);
  expect(mined(IN_A, { team: { distinct: LIMITS.mostLabels + 1 } }).findings).toHaveLength(0);
});

test('of columns that split the gaps alike the closest one tells it, also of gaps among labels', () => {
  const rows = rowsOf(IN_A);
  const dimensions = [
    handDimension('near', rows.map(({ team }, i) => (i % 10 === 0 ? 'B' : team))),
    handDimension('team', rows.map(({ team }) => team)),
    handDimension('note', rows.map(({ note }) => note)),
  ];
  const { findings } = mined(IN_A, { frame: { dimensions } });
  expect(findings.map(({ subject }) => [subject.filter[0]?.column, subject.breakdown])).toEqual([['cost', 'team'], ['note', 'team']]);
}); // prettier-ignore

test('the query gives the part of the group and of the others', async () => {
  const rows = rowsOf(IN_A);
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', { team: [...rows.map(({ team }) => team), null], cost: [...rows.map(({ cost }) => cost), null] });
  const facts = await firstRow(bench.engine.connection, mined(IN_A).findings[0]?.sql ?? '');
  await bench.close();
  expect(facts).toEqual({ value: 0.6, baseline: 0.04, n: 50 });
}); // prettier-ignore
