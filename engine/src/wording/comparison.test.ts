import { amountsOf, comparison, COUNTS, SHARES } from './comparison';
import { sayable } from './number-text';

test.each([
  [0.5605, 0.8939, SHARES, '33 percentage points below the overall 89.4%'],
  [0.68, 0.59, SHARES, '9 percentage points above the overall 59%'],
  [0.054, 0.044, SHARES, '1 percentage point above the overall 4.4%'],
  [0.42, 0.168, SHARES, '2.5 times the overall 16.8%'],
  [57, 75, amountsOf('percent'), '18 percentage points below the overall 75%'],
  [0.57, 0.75, amountsOf('%'), '18 percentage points below the overall 75%'],
])('a share of %d against %d is told in points', (value, base, amounts, text) => {
  expect(comparison(value, base, amounts)).toBe(text);
});

test('a value that is next to nothing is not called 100% below', () => {
  expect(comparison(16.8, 3630, COUNTS)).toBe('against the overall 3,630');
  expect(comparison(30, 40, COUNTS)).toBe('25% below the overall 40');
});

test('of a scale whose nought is no nothing the distance is told', () => {
  const scale = { ...amountsOf('°C'), isScale: true as const };
  expect(comparison(68.2, 70, scale, 'others')).toBe('1.8 °C below the others’ 70 °C');
  expect(comparison(3, -1, scale)).toBe('4 °C above the overall −1 °C');
  expect(comparison(70, 70, scale)).toBe('about the overall 70 °C');
});

test('a unit that is written with a percent sign makes no share', () => {
  expect(comparison(30, 40, amountsOf('mg/100%'))).toBe('25% below the overall 40 mg/100%');
});

test.each([
  ['usual', 'about the usual 40'],
  ['others', 'about the others’ 40'],
  ['month', 'about the surrounding months’ median of 40'],
] as const)('what it is compared with is said: %s', (against, text) => expect(comparison(40, 40, COUNTS, against)).toBe(text));

test('a comparison with no number is never written', () => {
  expect(() => comparison(1, NaN, COUNTS)).toThrow('cannot be told');
  expect(sayable(() => comparison(1, NaN, COUNTS))).toBeNull();
});
