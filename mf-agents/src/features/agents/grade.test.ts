import { gradeOf } from './grade';

it.each([
  [100, 'good'],
  [90, 'good'],
  [89.99, 'fair'],
  [80, 'fair'],
  [79.99, 'low'],
  [0, 'low'],
])('%s is %s', (percent, grade) => {
  expect(gradeOf(percent)).toBe(grade);
});
