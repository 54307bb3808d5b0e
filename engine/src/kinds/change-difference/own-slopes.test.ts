import { handDimension } from '../../testing/hand-made-frame';
import { atFirstRows, groupOfThings, ownSlopes } from './own-slopes';

const panel = (things: readonly number[], at: readonly number[] = things.map((_, row) => row)) => ({
  things: Int32Array.from(things),
  at: Float64Array.from(at),
});

describe('the slope of each thing', () => {
  test('is that of least squares over its readings, whatever their order', () => {
    const slopes = ownSlopes(panel([0, 1, 0, 1, 0], [4, 1, 0, 2, 2]), Float64Array.of(9, 50, 1, 47, 2));
    // Of (0, 1), (2, 2), (4, 9): (2·8 + 0 + …) / 8 = 2; of two readings the line through both.
    expect([...slopes]).toEqual([2, -3]);
  });

  test('is exact far from noon of 1970', () => {
    const at = [0, 1, 2, 3].map((day) => Date.UTC(2024, 0, 1 + day));
    expect(ownSlopes(panel([0, 0, 0, 0], at), Float64Array.of(5, 7, 9, 11))[0]).toBeCloseTo(2 / 86_400_000, 18);
  });

  test('is none without two moments: of one reading, of several at once, where a figure, a moment or the thing is missing', () => {
    const slopes = ownSlopes(
      panel([0, 1, 1, 2, 2, 3, 3, -1, -1], [1, 2, 2, 1, 2, 1, NaN, 1, 2]),
      Float64Array.of(1, 2, 3, 4, NaN, 5, 6, 7, 8),
    );
    expect([...slopes]).toEqual([NaN, NaN, NaN, NaN]);
  });
});

describe('the group of each thing', () => {
  const of = (things: readonly number[], labels: readonly (string | null)[]) =>
    groupOfThings(panel(things), handDimension('arm', labels));

  test('is the label of its rows, some of which may have none', () =>
    expect(of([0, 0, 1, 1, 2, -1], ['a', 'a', null, 'b', null, 'b'])).toEqual(Int32Array.of(0, 1, -1)));

  test('is none where rows of one thing have several, and no attribute where that is so of many', () => {
    const things = Array.from({ length: 40 }, (_, row) => Math.floor(row / 2));
    const labels = things.map((thing) => (thing % 2 === 0 ? 'a' : 'b'));
    expect(of(things, labels.with(1, 'b'))).toEqual(
      Int32Array.from({ length: 20 }, (_, thing) => (thing === 0 ? -1 : labels[2 * thing] === 'b' ? 0 : 1)),
    );
    expect(of(things, labels.with(1, 'b').with(3, 'a'))).toBeNull();
  });

  test('is no attribute where nothing has one', () => expect(of([0, 0], [null, null])).toBeNull());

  test('a label beyond the most frequent is none', () => {
    const dimension = handDimension('arm', ['a', 'a', 'b', 'b']);
    expect(groupOfThings(panel([0, 0, 1, 1]), { ...dimension, codes: Int32Array.of(0, 0, -2, -2) })).toEqual(
      Int32Array.of(0, -1),
    );
  });
});

test('each figure stands once, at the first row of its thing', () =>
  expect(atFirstRows(panel([1, -1, 0, 1, 0, 2]), [10, 11], -1)).toEqual(Float64Array.of(11, -1, 10, -1, -1, -1)));
