import { amountText, coefficientText, comparison, distanceText, numberText, percentText, sayable } from './number-text';

test.each([
  [0.659, '€0.66'],
  [12.5, '€12.50'],
  [12, '€12'],
  [304.26, '€304'],
  [0, '€0'],
  [-1.5, '−€1.50'],
  [0.0012, '€0.001'],
])('%p euros are written %s', (value, written) => expect(amountText(value, 'EUR')).toBe(written));

test.each([
  [0.5605, 0.8939, '89.4%', '33 percentage points below the overall 89.4%'],
  [0.68, 0.59, '59%', '9 percentage points above the overall 59%'],
  [0.054, 0.044, '4.4%', '1 percentage point above the overall 4.4%'],
  [0.42, 0.168, '16.8%', '2.5 times the overall 16.8%'],
  [57, 75, '75%', '18 percentage points below the overall 75%'],
])('a share of %d against %d is told in points', (value, base, baseText, text) => {
  expect(comparison(value, base, baseText)).toBe(text);
});

test('a value that is next to nothing is not called 100% below', () => {
  expect(comparison(16.8, 3630, '3,630')).toBe('against the overall 3,630');
  expect(comparison(30, 40, '40')).toBe('25% below the overall 40');
});

test.each([
  [1.2e12, '1,200 billion'],
  [3e15, '3.0e15'],
  [-1e155, '−1.0e155'],
])('%p is written %s', (value, written) => expect(numberText(value)).toBe(written));

test.each([
  ['a number', () => numberText(NaN)],
  ['a share', () => percentText(Infinity)],
  ['an amount of money', () => amountText(NaN, 'EUR')],
  ['a comparison', () => comparison(1, NaN, 'x')],
  ['a coefficient', () => coefficientText(NaN)],
])('%s that is none is never written', (_, make) => {
  expect(make).toThrow('cannot be told');
  expect(sayable(make)).toBeNull();
});

test.each([
  [0.011, '%', '1.1 percentage points'],
  [-0.01, '%', '1 percentage point'],
  [2.5, 'percent', '2.5 percentage points'],
  [-40, 'USD', '$40'],
])('a distance of %d %s is %s', (distance, unit, text) => expect(distanceText(distance, unit)).toBe(text));
