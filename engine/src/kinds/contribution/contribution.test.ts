import type { Finding } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { firstRow } from '../../insights/rows-of';
import { openBench, type Bench } from '../../read/testing/temporary-file';
import { studentTwoSided } from '../../stats/distributions/distributions';
import { handDimension, handFrame, handMeasure, handTable, type Cells } from '../../testing/hand-made-frame';
import { isOfResult } from '../../testing/result-log';
import { contribution } from '.';
import { mineContributions } from './contribution';
import { LIMITS } from './limits';

type Groups = Record<string, number[]>;
const columnsOf = (groups: Groups): Record<'team' | 'cost', Cells> => {
  const rows = Object.entries(groups).flatMap(([team, costs]) => costs.map((cost) => ({ team, cost })));
  return { team: rows.map(({ team }) => team), cost: rows.map(({ cost }) => cost) };
};
const around = (n: number, mean: number) => Array.from({ length: n }, (_, i) => mean + (i % 2 === 0 ? 1 : -1));

function mined(
  groups: Groups,
  changes: { measure?: Partial<Measure>; dimension?: Partial<Dimension> } = {},
  log = new TestLog(),
) {
  const { team, cost } = columnsOf(groups);
  const frame = handFrame('t', cost.length, {
    dimensions: [handDimension('team', team, changes.dimension)],
    measures: [handMeasure('cost', cost, { additive: true, family: 'costs', ...changes.measure })],
  });
  return { findings: mineContributions({ frame, log }), run: log.run };
}

/** A fifth of the rows has half of the sum. */
const HALF: Groups = { A: around(10, 40), B: around(14, 10), C: around(14, 10), D: around(12, 10) };

test('a group that carries far more of a sum than of the rows is told with its share', () => {
  const { findings, run } = mined(HALF);
  expect(findings).toMatchObject([
    {
      kind: 'contribution',
      subject: { filter: [], breakdown: 'team', measure: { op: 'sum', column: 'cost' } },
      member: 'A',
      direction: 'high',
      unit: '%',
      n: 10,
      effect: 0.5,
      impact: 0.5,
      expected: 0.5,
      topics: ['team', 'cost', 'team×costs'],
    },
  ]);
  const [found] = findings;
  expect(found?.strength).toBeCloseTo(LIMITS.weight * Math.sqrt(0.5 * (1 - 0.2 / 0.5)), 12);
  // The mean of 40 lies 24 above that of all; ten rows that are one off have a variance of 10/9.
  expect(found?.tests[0]?.p).toBeCloseTo(studentTwoSided(24 / Math.sqrt(10 / 9 / 10), 9), 12);
  expect(run).toBe(1);
});

const told = (groups: Groups, changes?: Parameters<typeof mined>[1]) =>
  mined(groups, changes).findings.map(({ member }) => member);

test.each<[string, Groups]>([
  ['is one huge row', { A: [...around(9, 10), 400], B: around(20, 10), C: around(20, 10) }],
  ['has as many rows', { A: around(50, 10), B: around(10, 10), C: around(10, 10) }],
  ['is little more than its rows', { A: around(10, 11), B: around(10, 10), C: around(10, 10) }],
])('a group whose share %s is not told', (_, groups) => expect(told(groups)).toEqual([])); // prettier-ignore

test('amounts below nought have no shares', () => {
  expect(told({ ...HALF, C: [...around(19, 10), -1] })).toEqual([]);
  expect(mined({ A: Array<number>(10).fill(0), B: Array<number>(10).fill(0) }).run).toBe(0);
});

test.each<[string, Parameters<typeof mined>[1]]>([
  ['what cannot be added up', { measure: { additive: false } }],
  ['the column itself', { measure: { columns: ['team'] } }],
])('no share is taken of %s', (_, changes) => expect(mined(HALF, changes)).toEqual({ findings: [], run: 0 }));

test('a single group is all there is', () => expect(mined({ A: around(20, 40) }).run).toBe(0));

test('the query gives the share and what it is made of', async () => {
  const bench: Bench = await openBench();
  await handTable(bench.engine.connection, 't', columnsOf(HALF));
  const facts = await firstRow(bench.engine.connection, mined(HALF).findings[0]?.sql ?? '');
  await bench.close();
  expect(facts).toEqual({ value: 0.5, part: 400, total: 800, level: 40, overall: 16, n: 10, n_all: 50 });
});

describe('a share that stands for the level of its group as well', () => {
  const level = (changes: Partial<Finding> = {}): Finding =>
    ({ kind: 'group-difference', subject: { filter: [], breakdown: 'team', measure: { op: 'mean', column: 'cost' } }, member: 'A', strength: 0.9, impact: 1, ...changes }) as Finding;
  const strengthened = (...others: Finding[]) => {
    const [found] = mined(HALF).findings;
    if (!found) throw new Error('not found');
    const { strength, impact } = contribution.strengthen?.(found, others) ?? {};
    return strength === found.strength && impact === found.impact ? 'as it was' : [strength, impact];
  };

  test.each<[string, Finding, unknown]>([
    ['is as strong as that', level(), [0.9, 1]],
    ['stays as it is beside a weaker one', level({ strength: 0.1 }), 'as it was'],
    ['stays as it is beside one of fewer rows', level({ impact: 0.01 }), 'as it was'],
    ['is not that of another group', level({ member: 'B' }), 'as it was'],
    ['is not that of another column', level({ subject: { filter: [], breakdown: 'region', measure: { op: 'mean', column: 'cost' } } }), 'as it was'],
    ['is not that of another measure', level({ subject: { filter: [], breakdown: 'team', measure: { op: 'mean', column: 'age' } } }), 'as it was'],
    ['is no trend', level({ kind: 'trend' }), 'as it was'],
  ])('%s', (_, other, expected) => expect(strengthened(other)).toEqual(expected));
}); // prettier-ignore

test.each([
  ['cost', [true]],
  ['team', [false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined(HALF, {}, log).findings)).toEqual(of),
);
