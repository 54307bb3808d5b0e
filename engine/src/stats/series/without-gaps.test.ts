import { withoutGaps } from './without-gaps';

const NONE = NaN;

test.each<[string, number[], number[]]>([
  ['nothing is missing', [1, 5, 2], [1, 5, 2]],
  ['one reading is', [1, NONE, 2], [1, 1.5, 2]],
  ['several in a row are', [0, NONE, NONE, 9, 9], [0, 3, 6, 9, 9]],
  ['two gaps are apart', [0, NONE, 2, 2, NONE, 6], [0, 1, 2, 2, 4, 6]],
  ['the ends are', [NONE, NONE, 4, 8, NONE], [4, 4, 4, 8, 8]],
])('where %s', (_, values, whole) => expect([...(withoutGaps(Float64Array.from(values), 0.6) ?? [])]).toEqual(whole));

test('too much that is missing, or all of it, is no series', () => {
  expect(withoutGaps(Float64Array.of(1, NONE, 2, 3), 0.25)).not.toBeNull();
  expect(withoutGaps(Float64Array.of(1, NONE, 2, 3), 0.24)).toBeNull();
  expect(withoutGaps(Float64Array.of(NONE, NONE), 1)).toBeNull();
});
