import { courseLines, HEIGHT, WIDTH } from './course-lines';

test('a course goes from the left to the right, its highest reading at the top', () => {
  const { lines, last } = courseLines([1, 3, 2]);
  expect(lines).toEqual([`3,29 60,3 117,16`]);
  expect(last).toEqual({ x: 117, y: 16 });
});

test('a missing reading is a gap', () => {
  expect(courseLines([1, 2, null, 4, 5]).lines).toHaveLength(2);
});

test('a course without change lies in the middle, and one without readings is none', () => {
  expect(courseLines([7, 7]).lines).toEqual([`3,${HEIGHT / 2} ${WIDTH - 3},${HEIGHT / 2}`]);
  expect(courseLines([null, null])).toEqual({ lines: [], last: null });
  expect(courseLines([])).toEqual({ lines: [], last: null });
});
