import { momentText } from './moment-text';

test.each([
  ['week', 4, 'week 4'],
  ['visit no', 2, 'visit no 2'],
  ['age weeks', 12, 'age 12 weeks'],
  ['month since signup', 3, 'month 3 since signup'],
  ['months since signup', 3, 'months 3 since signup'],
  ['wochen', 3, 'wochen 3'],
])('%s, %d', (axis, place, text) => expect(momentText(axis, place)).toBe(text));
