import { axisTitle, formatTick, formatValue } from './value-format';

it.each<[number | null, string | undefined, string]>([
  [0.4217, '%', '42.2%'],
  [1, '%', '100%'],
  [12_345.678, undefined, '12,346'],
  [123.456, 'days', '123.5 days'],
  [3.14159, 'hours', '3.14 hours'],
  [0.0045678, undefined, '0.00457'],
  [1234.5, 'USD', 'USD 1,235'],
  [99.5, '$', '$99.5'],
  [-99.5, '€', '-€99.5'],
  [7, undefined, '7'],
  [null, '%', '–'],
  [Number.NaN, undefined, '–'],
])('%s with the unit %s reads %s', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text);
});

it.each<[number, string | undefined, string]>([
  [9999, undefined, '9,999'],
  [12_000, undefined, '12K'],
  [-2_500_000, 'USD', '-2.5M'],
  [0.25, '%', '25%'],
  [0, 'days', '0'],
  [Number.NaN, 'days', ''],
])('a tick at %s with the unit %s reads %s', (value, unit, text) => {
  expect(formatTick(value, unit)).toBe(text);
});

it('an axis names its unit once', () => {
  expect(axisTitle('Hours to close', 'hours')).toBe('Hours to close');
  expect(axisTitle('Duration', 'days')).toBe('Duration (days)');
  expect(axisTitle('Resolved', '%')).toBe('Resolved');
  expect(axisTitle('Tickets')).toBe('Tickets');
});
