import type { Column } from '../../model';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { rank } from '../../stats/distributions/ranks';
import { isOfResult } from '../../testing/result-log';
import { mineCorrelationReversals } from './correlation-reversal';

interface World {
  groups: number;
  rows: number;
  /** How far a group stands from the next in each measure, in standard deviations within a group. */
  apart: readonly [number, number];
  /** Correlation within each group. */
  within: number;
  by?: string;
}

const measureOf = (id: string, values: Float64Array): Measure =>
  ({
    id,
    kind: 'column',
    columns: [id],
    typed: { op: 'mean', column: id },
    family: id,
    sql: id,
    values,
    ranks: rank(values).ranks,
  }) as unknown as Measure;

/** As the miner sees two measures and the column whose groups differ in them. */
function mined({ groups, rows, apart: [dx, dy], within, by = 'species' }: World, seed: number, log = new TestLog()) {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const codes = Int32Array.from({ length: rows }, () => Math.floor(groups * random()));
  const pairs = Array.from(codes, (code) => {
    const x = normal();
    return [dx * code + x, dy * code + within * x + Math.sqrt(1 - within * within) * normal()] as const;
  });
  const labels = Array.from({ length: groups }, (_, i) => `kind ${i}`);
  const dimension = { column: { name: by, type: 'text' } as Column, noun: by, labels, codes, entity: false } as unknown as Dimension;
  const measures = [0, 1].map((at) =>
    measureOf(
      `m${at}`,
      Float64Array.from(pairs, (pair) => pair[at] ?? NaN),
    ),
  );
  const frame = { table: { relation: 't', name: 'birds', columns: [], derived: [] }, n: rows, measures, dimensions: [dimension], timeline: null, units: [] } as unknown as Frame;
  return mineCorrelationReversals({ frame, log });
} // prettier-ignore

const SEEDS = Array.from({ length: 100 }, (_, i) => i + 1);

test('planted turns are found, both ways, of two to six groups, small and large', () => {
  for (const seed of SEEDS.slice(0, 40)) {
    const random = randomFrom(7000 + seed);
    const sign = random() < 0.5 ? 1 : -1;
    const groups = 2 + Math.floor(5 * random());
    const found = mined(
      {
        groups,
        rows: groups * (60 + Math.floor(200 * random())),
        apart: [2.5, -2.5 * sign],
        within: sign * (0.5 + 0.3 * random()),
      },
      seed,
    );
    expect(found.map(({ direction, subject }) => [direction, subject.breakdown])).toEqual([
      [sign > 0 ? 'neg' : 'pos', ['m0', 'species']],
    ]);
  }
});

test.each<[string, Omit<World, 'rows' | 'groups'>]>([
  ['goes the same way within the groups and between them', { apart: [2, 2], within: 0.5 }],
  ['is there within the groups only', { apart: [0, 0], within: 0.6 }],
  ['is there between the groups only', { apart: [2, -2], within: 0 }],
  ['is none', { apart: [0, 0], within: 0 }],
  ['has groups that differ in one measure only', { apart: [3, 0], within: 0.5 }],
  ['has a column that came afterwards', { apart: [2.5, -2.5], within: 0.7, by: 'final grade' }],
  ['has a column of which nothing is known', { apart: [2.5, -2.5], within: 0.7, by: 'marker' }],
])('a pair that %s turns nowhere', (_, world) =>
  expect(SEEDS.flatMap((seed) => mined({ ...world, groups: 2 + (seed % 4), rows: 100 + 20 * seed }, seed))).toEqual([]),
);

test('groups of a few rows show nothing', () =>
  expect(mined({ groups: 5, rows: 60, apart: [2.5, -2.5], within: 0.8 }, 1)).toEqual([]));

test.each([
  ['m0', [true]],
  ['m1', [true]],
  ['species', [false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(
    isOfResult(column, (log) =>
      mined({ groups: 3, rows: 600, apart: [2.5, -2.5], within: 0.6 }, 1, log).map(({ tests }) => ({ tests: tests.slice(0, 1) })),
    ),
  ).toEqual(of),
);
