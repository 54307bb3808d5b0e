import { THRESHOLDS } from '../thresholds';
import { numberText } from '../wording/number-text';
import { method } from './method';

test('Method states no number but those that the code goes by', () => {
  const known = new Set(Object.values(THRESHOLDS).map(({ value }) => numberText(value)));
  const stated = method()
    .points.flatMap(({ text }) => text.match(/\d[\d.,]*\d|\d/g) ?? [])
    .filter((number) => number !== '95');
  expect(stated.length).toBeGreaterThan(8);
  expect(stated.filter((number) => !known.has(number))).toEqual([]);
});
