import type { Dimension, Measure } from '../../insights/frame/frame';
import { handDimension, handFrame, handMeasure, type Cells } from '../../testing/hand-made-frame';
import { likeWithLike } from './like-with-like';
import { LIMITS } from './limits';

/** Two machines that make lenses (100 each) and caps (50), by turns above and below that. */
const ROWS = Array.from({ length: 80 }, (_, i) => ({
  machine: i % 2 ? 'm1' : 'm2',
  item: i % 4 < 2 ? 'lens' : 'cap',
  sign: i % 8 < 4 ? 1 : -1,
}));
const LEVELS = { lens: 100, cap: 50 };
const cellsOf = (stray: number): number[] =>
  ROWS.map(({ item, sign }) => LEVELS[item === 'lens' ? 'lens' : 'cap'] + stray * sign);
const MACHINE = handDimension('machine', ROWS.map(({ machine }) => machine)); // prettier-ignore
const ITEM = ROWS.map(({ item }) => item);

function liked(cells: Cells, items: Cells = ITEM, changes: { item?: Partial<Dimension>; measure?: Partial<Measure>; more?: Dimension[] } = {}) {
  const dimensions = [MACHINE, handDimension('item', items, changes.item), ...(changes.more ?? [])];
  return likeWithLike(handFrame('t', ROWS.length, { dimensions }), handMeasure('minutes', cells, changes.measure), MACHINE);
} // prettier-ignore

test('rows are held against what their items give, by factors', () => {
  const like = liked(cellsOf(20));
  expect([...new Set(like?.expected.values)]).toEqual([100, 50]);
  expect(like?.measure.values).toEqual(Float64Array.from(cellsOf(20)));
  // A tenth more than like rows have, of 75 on average.
  expect(like?.level(110, 100)).toBeCloseTo(82.5, 9);
});

test('by amounts where something lies below nought', () => {
  const like = liked(cellsOf(20).map((value) => value - 60));
  expect([...new Set(like?.expected.values)]).toEqual([40, -10]);
  expect(like?.level(50, 40)).toBeCloseTo(25, 9);
  // Where a kind comes to nought there are no factors either.
  const nought = liked(cellsOf(0).map((value, i) => (value === 50 ? 0 : value + (i % 8 < 4 ? 60 : -60))));
  expect(nought?.level(110, 100)).toBeCloseTo(60, 9);
});

test.each([
  // 25² / (25² + stray²)
  [12, false],
  [13, true],
  [74, true],
  [76, false],
])('what strays by %d around its items leaves them a part that is neither all nor nothing: %s', (stray, isSome) =>
  expect(liked(cellsOf(stray)) !== null).toBe(isSome),
);

test('a column that is a result, that has too many labels or that the measure is made of says nothing', () => {
  const cells = cellsOf(20);
  expect(liked(cells, ITEM, { item: { outcome: true } })).toBeNull();
  expect(liked(cells, ITEM, { item: { distinct: LIMITS.mostKinds } })).not.toBeNull();
  expect(liked(cells, ITEM, { item: { distinct: LIMITS.mostKinds + 1 } })).toBeNull();
  expect(liked(cells, ITEM, { measure: { columns: ['minutes', 'item'] } })).toBeNull();
});

test('machines that each make one thing have no mix', () => {
  const made = (mixed: number) => ROWS.map(({ machine }, i) => ((machine === 'm1') === i >= mixed ? 'lens' : 'cap'));
  const cells = (items: readonly string[]) => items.map((item, i) => (item === 'lens' ? 100 : 50) + (i % 8 < 4 ? 20 : -20));
  expect([0, 6, 10].map((mixed) => liked(cells(made(mixed)), made(mixed)) !== null)).toEqual([false, false, true]);
});

test('of two columns the one that tells more', () => {
  const shift = handDimension('shift', ROWS.map((_, i) => (i % 16 < 8 ? 'early' : 'late'))); // prettier-ignore
  const cells = (late: number) => cellsOf(20).map((value, i) => value + (i % 16 < 8 ? 0 : late));
  const by = (late: number) => new Set(liked(cells(late), ITEM, { more: [shift] })?.expected.values);
  expect(by(30)).toEqual(new Set([115, 65]));
  expect(by(80)).toEqual(new Set([75, 155]));
});

test('rows without a value are left out, rows without an item are a kind of their own', () => {
  const like = liked(
    cellsOf(20).map((value, i) => (i === 0 ? null : value)),
    ITEM.map((item) => (item === 'cap' ? null : item)),
  );
  expect(like?.expected.values[0]).toBeNaN();
  expect(like?.measure.values[0]).toBeNaN();
  expect(like?.expected.values[2]).toBe(50);
  expect(like?.measure.values[2]).toBe(cellsOf(20)[2]);
});

test('of a quotient rows count by what it is a quotient by', () => {
  const weights = Float64Array.from(ROWS, ({ sign }) => (sign > 0 ? 3 : 1));
  const like = liked(cellsOf(20), ITEM, { measure: { weights } });
  expect([...new Set(like?.expected.values)]).toEqual([110, 60]);
  expect(like?.level(110, 110)).toBeCloseTo(85, 9);
});

test('it is looked for once for each column of groups', () => {
  const dimensions = [MACHINE, handDimension('item', ITEM)];
  const frame = handFrame('t', ROWS.length, { dimensions });
  const measure = handMeasure('minutes', cellsOf(20));
  const first = likeWithLike(frame, measure, MACHINE);
  expect(first).not.toBeNull();
  expect(likeWithLike(frame, measure, MACHINE)).toBe(first);
  expect(likeWithLike(frame, measure, handDimension('item', ITEM))).not.toBe(first);
});
