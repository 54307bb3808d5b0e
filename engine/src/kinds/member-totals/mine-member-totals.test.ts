import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import type { Column } from '../../model';
import type { Finding } from '../../insights/finding';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { summaryOf } from '../../testing/summary-of';
import { LIMITS } from './limits';
import { memberTotals } from '.';
import { mineMemberTotals } from './member-totals';
import type { TotalsTold } from './say';

const COLUMNS = { place: ['N', 'N', 'S', 'S', 'W', 'W', null], cost: [1, 2, 3, 4, 2, 1, 1] };

const mined = (dimension: Partial<Dimension> = {}, measure: Partial<Measure> = {}, frame: Partial<Frame> = {}) =>
  mineMemberTotals({
    frame: handFrame('t', 7, {
      dimensions: [handDimension('place', COLUMNS.place, dimension)],
      measures: [handMeasure('cost', COLUMNS.cost, { additive: true, unit: 'EUR', ...measure })],
      ...frame,
    }),
    log: new TestLog(),
  });

test('who brings how much of a sum is told', async () => {
  const found = mined();
  expect(found.map(summaryOf)).toEqual([
    {
      by: 'place',
      direction: 'high',
      effect: null,
      expected: null,
      impact: 1,
      kind: 'member-totals',
      member: null,
      n: 7,
      of: 'sum(cost)',
      p: [],
      strength: 0.55,
      topics: ['place', 'cost', 'place×cost'],
      unit: 'EUR',
      within: [],
    },
  ]);
  // North and West bring three each, South seven.
  expect(await handFacts(COLUMNS, found)).toEqual([
    {
      first: 'S',
      last: 'N',
      lasts: 2,
      low: 3,
      members: 3,
      n: 6,
      next: 3,
      second: 'N',
      total: 13,
      value: 7,
    },
  ]);
});

test('who alone brings the most may be said to', async () => {
  const [found] = mined();
  if (!found) throw new Error('nothing found');
  const words = [found.told.most('S'), found.told.most('N'), found.told.least('N'), found.told.least('S')];
  const facts = await handFacts(COLUMNS, words.map(({ sql }) => ({ ...found, sql }))); // prettier-ignore
  expect(facts.map(({ value }) => value)).toEqual([true, false, false, false]);
});

const column = (role: string): Partial<Dimension> => ({ column: { name: 'place', type: 'text', role } as Column });
test.each<[string, Partial<Dimension>, Partial<Measure>, boolean]>([
  ['two members', { distinct: LIMITS.fewestMembers - 1 }, {}, false],
  ['as many members as may be', { distinct: LIMITS.mostMembers }, {}, true],
  ['too many members', { distinct: LIMITS.mostMembers + 1 }, {}, false],
  ['an outcome', { outcome: true }, {}, false],
  ['names', { entity: true }, {}, false],
  ['steps of an order', column('ordered-category'), {}, false],
  ['persons', column('personal-data'), {}, false],
  ['places', column('geography'), {}, true],
  ['what does not add up', {}, { additive: false }, false],
])('%s', (_, dimension, measure, told) => expect(mined(dimension, measure).length > 0).toBe(told));

test('of several columns the first ones are told, each behind the one before', () => {
  const dimensions = 'abcdef'.split('').map((name) => handDimension(name, COLUMNS.place));
  const found = mined({}, {}, { dimensions });
  expect(found.map(({ subject }) => subject.breakdown)).toEqual(['a', 'b', 'c', 'd']);
  expect(found.map(({ strength }) => strength)).toEqual([...found.map(({ strength }) => strength)].sort((a, b) => b - a));
});

test.each<[string, Partial<Measure>, boolean]>([
  ['money', {}, true],
  ['a number that nothing says to add up', { unit: null, columns: ['survived'] }, false],
  ['money by its name', { unit: null, columns: ['amount'] }, true],
  ['what comes in', { unit: null, columns: ['visits'] }, true],
  ['what is counted', { unit: null, columns: ['count'] }, true],
])('sums of %s', (_, measure, told) => expect(mined({}, measure).length > 0).toBe(told));

test('that sums of as many rows each are alike was arranged', () => {
  const even = { values: Float64Array.of(10, 10, 10, 11, 10, 10, 1) };
  expect(mined({}, even)).toEqual([]);
  expect(mined({ codes: Int32Array.of(0, 0, 0, 1, 1, 2, -1) }, { values: Float64Array.of(7, 7, 7, 10, 11, 21, 1) })).toHaveLength(
    1,
  );
});

test('who is first only for having most rows stands behind who brings more with each', () => {
  const strengthOf = (values: number[]) =>
    mined({ codes: Int32Array.of(0, 0, 0, 0, 1, 2, -1) }, { values: Float64Array.from(values) }).map(({ strength }) => strength);
  expect(strengthOf([10, 10, 11, 10, 10, 9, 1])).toEqual([LIMITS.weightOfRows]);
  // The first of them brings more with each row than the others do, or less.
  expect(strengthOf([10, 10, 11, 10, 4, 3, 1])).toEqual([LIMITS.weight]);
  expect(strengthOf([10, 10, 11, 10, 25, 26, 1])).toEqual([LIMITS.weight]);
});

test('sums of as many rows each are not told beside the averages', () => {
  const [found] = mined();
  const level = { kind: 'group-difference', subject: { filter: [], breakdown: 'place', measure: { op: 'mean', column: 'cost' } } } as unknown as Finding;
  const prunes = (one: Finding<TotalsTold> | undefined, other: Finding) => one && memberTotals.prune(one, other, { derived: new Set() });
  expect(found?.told.balanced).toBe(true);
  expect(prunes(found, level)).toBe(true);
  expect(prunes(found, { ...level, subject: { ...level.subject, measure: { op: 'mean', column: 'age' } } })).toBe(false);
  const [uneven] = mined({ codes: Int32Array.of(0, 0, 0, 0, 1, 2, -1) });
  expect(prunes(uneven, level)).toBe(false);
}); // prettier-ignore

test('what most of the sum has no label for is no split of it', () => {
  expect(mined({}, { values: Float64Array.of(1, 2, 3, 4, 2, 1, 50) })).toEqual([]);
});

test('who is first by one row in a hundred is not told', () => {
  const codes = Int32Array.from({ length: 200 }, (_, row) => row % 3);
  const bills = codes.map((code) => 20 + 4 * code);
  expect(mined({ codes }, { values: Float64Array.from(bills) })).toHaveLength(1);
  const withLegacy = bills.map((bill, row) => (row === 0 || row === 3 ? 3000 : bill));
  expect(mined({ codes }, { values: Float64Array.from(withLegacy) })).toEqual([]);
});

test('of money and pieces the money is told', () => {
  const measures = [
    handMeasure('pieces', COLUMNS.cost, { additive: true }),
    handMeasure('cost', COLUMNS.cost, { additive: true, unit: 'EUR' }),
  ];
  expect(mined({}, {}, { measures }).map(({ unit }) => unit)).toEqual(['EUR']);
});
