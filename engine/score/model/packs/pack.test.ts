import { Random } from '../make/random';
import { breakSome } from './pack';

test('a rule is broken in three rows, in some tables that are large enough to bear it', () => {
  const broken = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const cells = Array.from({ length: 1000 }, (_, i) => i + 1);
    const count = breakSome(new Random(seed), cells);
    expect(cells.filter((cell, i) => cell !== i + 1)).toHaveLength(count);
    return count;
  });
  expect(new Set(broken)).toEqual(new Set([0, 3]));
  expect(
    breakSome(
      new Random(1),
      Array.from({ length: 600 }, () => 1),
    ),
  ).toBe(0);
});
