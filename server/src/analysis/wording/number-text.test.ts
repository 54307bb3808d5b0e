import { amountText, comparison } from './number-text';

test.each([
  [0.659, '€0.66'],
  [12.5, '€12.50'],
  [12, '€12'],
  [304.26, '€304'],
  [0, '€0'],
  [-1.5, '−€1.50'],
  [0.0012, '€0.001'],
])('%p euros are written %s', (value, written) => expect(amountText(value, 'EUR')).toBe(written));

test('a value that is next to nothing is not called 100% below', () => {
  expect(comparison(16.8, 3630, '3,630')).toBe('against the overall 3,630');
  expect(comparison(30, 40, '40')).toBe('25% below the overall 40');
});
