import type { DerivedMeasure } from '../../model';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { randomFrom, normalFrom } from '../../stats/distributions/random';
import { isOfResult } from '../../testing/result-log';
import { minePairedDifferences } from './paired-difference';

const DIFFERENCE: DerivedMeasure = {
  id: 'difference(after,before)',
  typed: { op: 'difference', of: 'after', less: 'before' },
  kind: 'difference',
  sql: '("after"::DOUBLE - "before"::DOUBLE)',
  unit: 'kg',
  columns: ['after', 'before'],
};

function mined(
  before: (number | null)[],
  after: (number | null)[],
  frame: Parameters<typeof handFrame>[2] = {},
  log = new TestLog(),
) {
  const made = handFrame(
    't',
    before.length,
    { measures: [handMeasure('before', before, { unit: 'kg' }), handMeasure('after', after, { unit: 'kg' })], ...frame },
    { derived: [DIFFERENCE] },
  );
  const found = minePairedDifferences({ frame: made, log });
  log.settle();
  return { found, run: log.run };
}

const BEFORE = Array.from({ length: 40 }, (_, i) => 60 + (i % 10));

test('what has become more is told with both levels and how often it is', async () => {
  const after = BEFORE.map((value, i) => value + (i % 4 === 0 ? -1 : 5));
  const { found, run } = mined(BEFORE, after);
  expect(run).toBe(1);
  expect(found).toMatchObject([
    { kind: 'paired-difference', direction: 'high', n: 40, expected: 3.5, unit: 'kg', told: { more: true } },
  ]);
  expect(found[0]?.tests[0]?.q).toBeLessThan(0.001);
  expect(await handFacts({ before: BEFORE, after }, found)).toEqual([
    { value: 3.5, own: 68, baseline: 64.5, share: 0.75, n: 40 },
  ]);
});

test('rows in which one is missing do not count', () => {
  const { found } = mined([...BEFORE, null, 10], [...BEFORE.map((value, i) => value - 4 + (i % 3)), 1000, null]);
  expect(found).toMatchObject([{ direction: 'low', n: 40 }]);
});

test.each<[string, number[]]>([
  ['as often more as less', BEFORE.map((value, i) => value + (i % 2 === 0 ? 3 : -3))],
  ['the same each time', BEFORE.map((value) => value + 2)],
  ['certain, but by less than what the reading itself scatters', BEFORE.map((value, i) => value + 0.2 + (i % 2) * 0.01)],
])('%s: nothing is told', (_, after) => expect(mined(BEFORE, after).found).toEqual([]));

test('few rows are read one by one', () => expect(mined(BEFORE.slice(0, 9), BEFORE.slice(0, 9).map((value, i) => value + 9 + i)).run).toBe(0)); // prettier-ignore

test('readings of few units are worth as many as there are units, and readings that persist fewer than there are', () => {
  const normal = normalFrom(randomFrom(3));
  const unit = Array.from({ length: 60 }, (_, i) => i % 4);
  const gains = [8, -2, 6, 1];
  const before = unit.map(() => 60 + 5 * normal());
  const after = before.map((value, i) => value + (gains[unit[i] ?? 0] ?? 0) + 0.5 * normal());
  const q = (frame: Parameters<typeof handFrame>[2]) => mined(before, after, frame).found[0]?.tests[0]?.p ?? 1;
  const units = [{ column: 'ward', codes: Int32Array.from(unit), size: 4, places: null, named: true }];
  expect(q({})).toBeLessThan(1e-4);
  expect(q({ units })).toBeGreaterThan(0.1);
  let state = 3;
  const drifting = before.map((value) => value + (state = 0.9 * state + normal()));
  const times = drifting.map((_, i) => Date.UTC(2024, 0, 1 + i));
  const p = (frame: Parameters<typeof handFrame>[2]) => mined(before, drifting, frame).found[0]?.tests[0]?.p ?? 1;
  expect(p({ timeline: handTimeline(times, { regular: true }) })).toBeGreaterThan(10 * p({}));
});

test.each([
  ['after', [true]],
  ['before', [true]],
  ['age', [false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(
    isOfResult(
      column,
      (log) =>
        mined(
          BEFORE,
          BEFORE.map((value, i) => value + 5 + (i % 3)),
          {},
          log,
        ).found,
    ),
  ).toEqual(of),
);
