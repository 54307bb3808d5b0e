import { amountText, betweenText, coefficientText, distanceText, numberText, percentText, sayable } from './number-text';

test.each([
  [0.659, '€0.66'],
  [12.5, '€12.50'],
  [12, '€12'],
  [304.26, '€304'],
  [0, '€0'],
  [-1.5, '−€1.50'],
  [0.0312, '€0.031'],
  [0.05, '€0.05'],
  [0.0012, '€0.0012'],
])('%p euros are written %s', (value, written) => expect(amountText(value, 'EUR')).toBe(written));

test.each([
  [1.2e12, '1,200 billion'],
  [3e15, '3.0e15'],
  [-1e155, '−1.0e155'],
  [0.0234, '0.0234'],
  [-0.002_31, '−0.00231'],
  [0.000_012_34, '0.0000123'],
  [0.05, '0.05'],
])('%p is written %s', (value, written) => expect(numberText(value)).toBe(written));

test.each([
  ['a number', () => numberText(NaN)],
  ['a share', () => percentText(Infinity)],
  ['an amount of money', () => amountText(NaN, 'EUR')],
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

test.each([
  [3, 4, 'kg', '3 to 4 kg'],
  [3, 4, 'EUR', '€3 to €4'],
  [0.031, 0.04, '%', '3.1 to 4%'],
  [0.000_012, 0.000_347, '%', '0.0012 to 0.035%'],
  [0.0021, 0.0024, null, '0.0021 to 0.0024'],
  [1, 2, 'days', '1 to 2 days'],
  [1.2e6, 3e6, null, '1.2 million to 3 million'],
])('from %d to %d %s is %s', (low, high, unit, text) => expect(betweenText(low, high, unit)).toBe(text));

test.each([
  [1, 'days', '1 day'],
  [1.0004, 'days', '1 day'],
  [18.9, 'days', '18.9 days'],
  [2, 'hours', '2 hours'],
  [12, 'kg', '12 kg'],
  [12, 'constructor', '12 constructor'],
  [41.8, 'percent', '41.8%'],
])('%d %s is %s', (value, unit, text) => expect(amountText(value, unit)).toBe(text));

test.each([
  [-0.001, '0.00'],
  [0.87, '0.87'],
  [-0.123, '−0.123'],
  [0.3, '0.30'],
])('a coefficient of %d is written %s', (value, text) => expect(coefficientText(value)).toBe(text));

test('nothing has no sign', () => {
  expect(numberText(-0)).toBe('0');
  expect(percentText(-0)).toBe('0%');
});

test('a share that is next to nothing is short as well', () => {
  expect([9.26e-301, -2e-12, 0.0000052, 0].map(percentText)).toEqual(['9.3e-299%', '-2.0e-10%', '0.00052%', '0%']);
});
