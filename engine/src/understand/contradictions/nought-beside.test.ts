import { noughtBeside } from './nought-beside';

/** Days late and what they cost: so many with both, with neither, late without a fine, and fined without being late. */
function loans(both: number, neither: number, off: number, alone: number): [Float64Array, Float64Array] {
  const rows = [[both, 3, 0.6], [neither, 0, 0], [off, 4, 0], [alone, 0, 0.6]].flatMap(([n = 0, ...row]) => Array.from({ length: n }, () => row)); // prettier-ignore
  return [Float64Array.from(rows, ([late]) => late ?? NaN), Float64Array.from(rows, ([, fine]) => fine ?? NaN)];
}

test('what is nought alone is counted where two figures are nought together', () => {
  expect(noughtBeside(...loans(200, 800, 20, 0))).toBe(20);
  expect(noughtBeside(...loans(200, 800, 20, 6))).toBe(20);
});

test('it is no rule with few rows of a sort, with many exceptions, and where the other is given alone', () => {
  expect(noughtBeside(...loans(29, 800, 2, 0))).toBe(0);
  expect(noughtBeside(...loans(200, 29, 2, 0))).toBe(0);
  expect(noughtBeside(...loans(200, 800, 40, 0))).toBe(0);
  expect(noughtBeside(...loans(200, 800, 20, 7))).toBe(0);
});

test('a nought is no exception where hardly any row has one', () => {
  expect(noughtBeside(...loans(2000, 40, 100, 0))).toBe(0);
  expect(noughtBeside(...loans(200, 800, 0, 0))).toBe(0);
});

test('of blanks nothing is said', () => {
  const [late, fine] = loans(200, 800, 20, 0);
  expect(noughtBeside(late, fine.map((value, row) => (row >= 1000 ? NaN : value)))).toBe(0); // prettier-ignore
});
