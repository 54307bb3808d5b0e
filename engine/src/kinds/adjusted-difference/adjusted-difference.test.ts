import { rateOf } from '../../contracts/report/measure';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { isOfResult } from '../../testing/result-log';
import { levelsAlike, mineAdjusted } from './adjusted-difference';
import { isAdjusted, isReversed } from './is-adjusted';

/** Of each cell so many rows, of which so many were taken. */
const CELLS = [
  { gender: 'man', faculty: 'Crafts', rows: 160, taken: 96 },
  { gender: 'woman', faculty: 'Crafts', rows: 40, taken: 24 },
  { gender: 'man', faculty: 'Letters', rows: 40, taken: 8 },
  { gender: 'woman', faculty: 'Letters', rows: 160, taken: 32 },
];
const ROWS = CELLS.flatMap(({ gender, faculty, rows, taken }) =>
  Array.from({ length: rows }, (_, i) => ({ gender, faculty, taken: i < taken ? 'yes' : 'no' })),
);
const column = (of: 'gender' | 'faculty' | 'taken', rows = ROWS) => rows.map((row) => row[of]);

function mined({ rows = ROWS, by = 'faculty' } = {}, log = new TestLog()) {
  const made = handFrame('t', rows.length, {
    dimensions: [
      handDimension('gender', column('gender', rows)),
      handDimension(by, column('faculty', rows)),
      handDimension('taken', column('taken', rows), { outcome: true, event: 'yes' }),
    ],
  });
  return mineAdjusted({ frame: made, log });
}

test('a difference that comes with the faculty is told both ways', async () => {
  const found = mined().filter(({ told }) => told.group.column.name === 'gender');
  expect(found).toMatchObject([
    {
      kind: 'adjusted-difference',
      subject: { breakdown: ['gender', 'faculty'], measure: rateOf('taken', 'yes') },
      member: 'man',
      direction: 'high',
      n: 200,
      leads: true,
    },
  ]);
  expect(found[0]?.effect).toBeCloseTo(0.24, 12);
  const facts = await handFacts({ gender: column('gender'), faculty: column('faculty'), taken: column('taken') }, found);
  expect(facts).toEqual([{ value: 0.52, baseline: 0.28, n: 200, own: 0.4, other: 0.4 }]);
});

test.each<[string, Parameters<typeof mined>[0]]>([
  ['by what comes after the result', { by: 'refund reason' }],
  // Half the women of Letters: they are taken as often there as men of Crafts.
  ['where more than half of it remains', { rows: ROWS.map((row) => (row.gender === 'woman' ? { ...row, taken: 'no' } : row)) }],
  [
    'where the faculties do not differ',
    { rows: ROWS.map((row, i) => ({ ...row, faculty: i % 2 === 0 ? 'Crafts' : 'Letters' })) },
  ],
  ['of few rows', { rows: ROWS.filter((_, i) => i % 10 === 0) }],
])('nothing %s', (_, world) => expect(mined(world).filter(({ told }) => told.group.column.name === 'gender')).toEqual([]));

test('a measure that differs by what comes with another', async () => {
  const level = ROWS.map(({ faculty }) => (faculty === 'Crafts' ? 'senior' : 'junior'));
  const pay = ROWS.map(({ faculty }, i) => (faculty === 'Crafts' ? 80 : 40) + (i % 5));
  const made = handFrame('t', ROWS.length, {
    dimensions: [handDimension('gender', column('gender')), handDimension('level', level)],
    measures: [handMeasure('pay', pay)],
  });
  const [found] = mineAdjusted({ frame: made, log: new TestLog() });
  expect(found).toMatchObject({
    member: 'man',
    subject: { breakdown: ['gender', 'level'], measure: { op: 'mean', column: 'pay' } },
  });
  const facts = await handFacts({ gender: column('gender'), level, pay }, found ? [found] : []);
  expect(facts[0]?.own).toBeCloseTo(Number(facts[0]?.other), 0);
});

test('a mean that differs by a measure in bands that was there first, and that turns around', async () => {
  // The severe are given the drug, which shortens every stay by two days; each point of severity lengthens it by one.
  const cases = Array.from({ length: 600 }, (_, i) => ({
    severity: (i * 7) % 100,
    drug: (i * 37 + 11) % 101 < 10 + 0.8 * ((i * 7) % 100),
  }));
  const severity = cases.map((one) => one.severity);
  const treatment = cases.map(({ drug }) => (drug ? 'drug' : 'none'));
  const stay = cases.map((one, i) => 10 + one.severity / 5 - (one.drug ? 2 : 0) + (i % 3));
  const made = (column: string) =>
    handFrame('t', cases.length, {
      dimensions: [handDimension('treatment', treatment)],
      measures: [handMeasure('stay', stay), handMeasure(column, severity)],
    });
  const found = mineAdjusted({ frame: made('severity'), log: new TestLog() });
  expect(found).toMatchObject([{ member: 'none', direction: 'low', subject: { breakdown: ['treatment', 'severity'] } }]);
  const [facts] = await handFacts({ treatment, stay, severity }, found);
  expect(Number(facts?.value)).toBeLessThan(Number(facts?.baseline) - 1);
  expect(Number(facts?.own)).toBeGreaterThan(Number(facts?.other));
  expect(mineAdjusted({ frame: made('follow-up severity'), log: new TestLog() })).toEqual([]);
});

test('a mean whose difference is hidden until rows are alike, told where it matters alike and is certain there', () => {
  const cases = Array.from({ length: 600 }, (_, i) => ({
    severity: (i * 7) % 100,
    drug: (i * 37 + 11) % 101 < 10 + 0.8 * ((i * 7) % 100),
  }));
  const of = (saved: number) =>
    mineAdjusted({
      frame: handFrame('t', cases.length, {
        dimensions: [handDimension('treatment', cases.map(({ drug }) => (drug ? 'drug' : 'none')))],
        measures: [
          handMeasure('stay', cases.map((one, i) => 10 + one.severity / 20 - (one.drug ? saved : 0) + ((i * 11) % 7) / 4)),
          handMeasure('severity', cases.map((one) => one.severity)),
        ],
      }),
      log: new TestLog(),
    }); // prettier-ignore
  expect(of(1.4)).toHaveLength(1);
  expect(of(1.4)[0]?.tests.at(-1)?.p).toBeLessThan(1e-6);
  // Nothing is saved: what differs comes with the severity alone, and is told as that.
  expect(of(0)).toMatchObject([{ direction: 'low', member: 'none' }]);
});

test('the plain difference of the same two is left out, in either direction', () => {
  const [told] = mined();
  if (!told) throw new Error('nothing was found');
  const plain = (breakdown: string, measure = rateOf('taken', 'yes'), filter: typeof told.subject.filter = []) =>
    isAdjusted(handFinding({ kind: 'rate-difference', subject: { filter, breakdown, measure } }), told);
  expect(plain('gender')).toBe(true);
  expect(plain('taken', rateOf('gender', 'man'))).toBe(true);
  expect(plain('faculty')).toBe(false);
  expect(plain('gender', rateOf('faculty', 'Crafts'))).toBe(false);
  expect(plain('gender', rateOf('taken', 'yes'), [{ column: 'faculty', op: '=', value: 'Crafts' }])).toBe(false);
  expect(isAdjusted(told, handFinding({ kind: 'rate-difference', subject: told.subject }))).toBe(false);
});

test.each([
  ['taken', [false, true]],
  ['gender', [true, false]],
  ['age', [false, false]],
] as const)('what is asked of %s counts as of the result: %s', (column, of) =>
  expect(isOfResult(column, (log) => mined({}, log).map(({ tests }) => ({ tests: tests.slice(0, 2) })))).toEqual(of),
);

test('what goes by the year: the second machine came when everything was better', () => {
  const of = (chances: readonly number[]) => {
    const rows = Array.from({ length: 900 }, (_, i) => {
      const year = i % 3;
      const late = (i * 37 + 11) % 101 < [85, 50, 15][year]!;
      return { year: 2021 + year, machine: late ? 'old' : 'new', failed: (i * 53 + 7) % 97 < chances[year]! ? 'yes' : 'no' };
    });
    const frame = handFrame('t', rows.length, {
      dimensions: [
        handDimension('machine', rows.map(({ machine }) => machine)),
        handDimension('failed', rows.map(({ failed }) => failed), { outcome: true, event: 'yes' }),
      ],
      timeline: handTimeline(rows.map(({ year }) => Date.UTC(year, 5, 1))),
    });
    return mineAdjusted({ frame, log: new TestLog() });
  };
  expect(of([70, 40, 10])).toMatchObject([{ member: 'new', direction: 'low', told: { by: 'year' } }]);
  // Every year is like the others.
  expect(of([40, 40, 40])).toEqual([]);
}); // prettier-ignore

/** Of each cell so many rows, of which so many died: smokers and others by age (Appleton, The American Statistician 50, 1996). */
const AGES = [[2, 55, 1, 62], [3, 124, 5, 157], [14, 109, 7, 121], [27, 130, 12, 78], [51, 115, 40, 121], [29, 36, 101, 129], [13, 13, 64, 64]] as const; // prettier-ignore
const smokers = (times: number, ages: readonly (readonly [number, number, number, number])[] = AGES) => {
  const rows = ages.flatMap(([died, all, others, of], age) =>
    [['yes', died, all] as const, ['no', others, of] as const].flatMap(([smoker, events, n]) =>
      Array.from({ length: n * times }, (_, i) => ({ smoker, age: `band ${age}`, died: i < events * times ? 'yes' : 'no' })),
    ),
  );
  return handFrame('t', rows.length, {
    dimensions: [
      handDimension('smoker', rows.map(({ smoker }) => smoker)),
      handDimension('age', rows.map(({ age }) => age)),
      handDimension('died', rows.map(({ died }) => died), { outcome: true, event: 'yes' }),
    ],
  });
}; // prettier-ignore

test('a rate that turns around as a whole, and not in every stratum, is told with what it comes to', () => {
  const found = mineAdjusted({ frame: smokers(4), log: new TestLog() });
  expect(found).toContainEqual(expect.objectContaining({ member: 'no', direction: 'high', subject: { filter: [], breakdown: ['smoker', 'age'], measure: rateOf('died', 'yes') } })); // prettier-ignore
});

test('levels of two groups bear what lies behind them, where it takes the difference away', () => {
  const frame = smokers(1);
  const [smoker] = frame.dimensions;
  if (!smoker) throw new Error('no smokers');
  expect(levelsAlike(frame, smoker, 'yes', rateOf('died', 'yes'))).toMatchObject({ by: 'age' });
  // As many of each age smoke.
  const even = smokers(1, AGES.map(([died, all]) => [died, all, Math.round(died / 2), all])); // prettier-ignore
  expect(levelsAlike(even, even.dimensions[0] ?? smoker, 'yes', rateOf('died', 'yes'))).toBeNull();
});

test('what a reversal tells of each stratum is not told again, and no plain difference beside it', () => {
  const [told] = mined();
  if (!told) throw new Error('nothing was found');
  const reversal = handFinding({ kind: 'reversal', subject: told.subject });
  expect(isReversed(told, reversal)).toBe(true);
  expect(isReversed(told, handFinding({ kind: 'reversal', subject: { ...told.subject, breakdown: ['gender', 'town'] } }))).toBe(false);
  expect(isReversed(told, told)).toBe(false);
  const plain = handFinding({ kind: 'rate-difference', subject: { filter: [], breakdown: 'gender', measure: rateOf('taken', 'yes') } }); // prettier-ignore
  expect(isAdjusted(plain, reversal)).toBe(true);
}); // prettier-ignore
