import { meanOf } from '../../contracts/report/measure';
import type { Frame } from '../../insights/frame/frame';
import type { Rule } from '../../insights/frame/rules/rule';
import { handAbout } from '../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure, type Cells } from '../../testing/hand-made-frame';
import { adviseOnBroken, adviseOnOutliers, adviseOnRepeated, adviseOnTerm } from './records';

const ONE = 'Look at this one by itself: it is an error to correct or a case to learn from.';
const THREE = 'Look at these 3 rows one by one: they are errors to correct or cases to learn from.';
const few = (kind: string, other: string, at: readonly number[], rows = 8) =>
  Array.from({ length: rows }, (_, row) => (at.includes(row) ? kind : other));

interface Gifts {
  amounts: Cells;
  kinds?: Cells;
  n: number;
  direction?: 'high' | 'low';
}

test.each<[string, Gifts, string | null]>([
  ['one, though nobody else has its value', { amounts: [9, 1, 2, 1], n: 1 }, ONE],
  ['several with the highest value there is', { amounts: [99, 1, null, 99, 2, 99], n: 3 }, null],
  ['several with the lowest value there is', { amounts: [50, -1, 60, -1, null, -1], n: 3, direction: 'low' }, null],
  ['several of which one lies further out', { amounts: [99, 1, 100, 99, 2, 1], n: 3 }, THREE],
  ['more than have the highest value', { amounts: [99, 1, 98, 99, 2, 1], n: 3 }, THREE],
  ['all of one kind, which no other row is of', { amounts: [1, 90, 2, null, 95, 3, 80, 1], kinds: few('legacy', 'gift', [1, 4, 6]), n: 3 }, null],
  ['the lowest, all of one kind', { amounts: [50, 2, 51, null, 1, 52, 3, 50], kinds: few('refund', 'gift', [1, 4, 6]), n: 3, direction: 'low' }, null],
  ['of one kind, of which most rows are no further out than others', { amounts: [1, 90, 2, 5, 95, 3, 80, 1], kinds: few('legacy', 'gift', [0, 1, 2, 3, 4, 5, 6]), n: 3 }, THREE],
  ['of two kinds', { amounts: [1, 90, 2, 5, 95, 3, 80, 1], kinds: few('legacy', 'gift', [1, 4]), n: 3 }, THREE],
])('rows that lie far out: %s', (_, { amounts, kinds = [], n, direction = 'high' }, advice) => {
  const frame = handFrame('t', amounts.length, {
    measures: [handMeasure('amount', amounts)],
    dimensions: [handDimension('kind', kinds)],
  });
  expect(adviseOnOutliers(handAbout(frame, { value: n, direction, subject: { measure: meanOf('amount') } }))).toBe(advice);
}); // prettier-ignore

test('rows that lie far out and are all of one member are months of that member, and no slips', () => {
  const amounts = [1, 90, 2, 5, 95, 3, 80, 1];
  const ofThings = (...things: number[]) => {
    const frame = handFrame('t', amounts.length, { measures: [handMeasure('amount', amounts)], panel: { things: Int32Array.from(things) } as Frame['panel'] });
    return adviseOnOutliers(handAbout(frame, { value: 3, direction: 'high', subject: { measure: meanOf('amount') } }));
  };
  expect(ofThings(0, 1, 1, 0, 1, 0, 1, 2)).toBeNull();
  expect(ofThings(0, 1, 1, 0, 2, 0, 1, 2)).toBe(THREE);
}); // prettier-ignore

const PAID: Rule = {
  says: { kind: 'order', start: 'ordered', end: 'paid' },
  columns: ['ordered', 'paid'],
  where: 'true',
  broken: 'false',
  codes: new Int32Array(),
};
const of = (...columns: string[]) => columns.map((column) => ({ column, op: 'is not null' as const, value: '' }));

test.each<[string, Parameters<typeof handAbout>[1], string | null]>([
  ['everywhere', { value: 4, n: 100, subject: { filter: of('ordered', 'paid') } }, 'Check the 4 rows in which paid comes before ordered: 96 others keep to it.'],
  ['mostly in one place', { value: 4, n: 100, member: 'North', subject: { filter: of('ordered', 'paid'), breakdown: 'place' } }, 'Check the 4 rows in which paid comes before ordered, beginning with rows with place North: 96 others keep to it.'],
  ['nobody knows how often', { value: null, subject: { filter: of('ordered', 'paid') } }, null],
  ['of a rule that is none any more', { value: 4, subject: { filter: of('paid', 'ordered') } }, null],
])('a rule that is broken %s', (_, claim, advice) => {
  const frame = handFrame('t', 100, { rules: [PAID], dimensions: [handDimension('place', ['North', 'South'])] });
  expect(adviseOnBroken(handAbout(frame, claim))).toBe(advice);
}); // prettier-ignore

test('nobody is advised on a number that is not known', () => {
  const frame = handFrame('t', 8, { measures: [handMeasure('amount', [1, 2, 3, 4, 5, 6, 7, 99])] });
  expect(adviseOnOutliers(handAbout(frame, { value: null, subject: { measure: meanOf('amount') } }))).toBeNull();
  expect(adviseOnRepeated(handAbout(frame, { value: null }))).toBeNull();
  expect(adviseOnTerm(handAbout(frame, { value: null, member: 'late' }))).toBeNull();
  expect(adviseOnTerm(handAbout(frame, { value: 2, member: null }))).toBeNull();
});

test('rows that are alike, and those that share a word, are counted', () => {
  const frame = handFrame('t', 100, { rows: 'visits' });
  expect(adviseOnRepeated(handAbout(frame, { value: 3 }))).toContain('3 visits');
  expect(adviseOnTerm(handAbout(frame, { value: 4, member: 'late' }))).toMatch(/4 visits.*late/);
});

test('one reading of a thing that lies far out may be a slip', () => {
  const panel = { things: Int32Array.of(0, 0, 0, 0) } as Frame['panel'];
  const frame = handFrame('t', 4, { measures: [handMeasure('amount', [1, 2, 3, 99])], panel });
  expect(adviseOnOutliers(handAbout(frame, { value: 1, direction: 'high', subject: { measure: meanOf('amount') } }))).toBe(ONE);
});
