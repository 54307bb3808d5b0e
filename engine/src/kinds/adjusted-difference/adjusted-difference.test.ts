import { rateOf } from '../../contracts/measure';
import { TestLog } from '../../insights/judge/test-log';
import { handFacts } from '../../testing/hand-made-facts';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { isOfResult } from '../../testing/result-log';
import { mineAdjusted } from './adjusted-difference';
import { isAdjusted } from './is-adjusted';

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
