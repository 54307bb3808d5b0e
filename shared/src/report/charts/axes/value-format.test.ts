import german from '../../../format/messages/de';
import { addWords, speakAs } from '../../../words/plain';
import { axisTitle, formatTick, formatValue, labelFormat } from './value-format';

it.each<[number | null, string | undefined, string]>([
  [0.4217, '%', '42.2%'],
  [1, '%', '100%'],
  [12_345.678, undefined, '12,346'],
  [123.456, 'days', '123.5 days'],
  [3.14159, 'hours', '3.14 hours'],
  [0.0045678, undefined, '0.00457'],
  [1234.5, 'USD', '$1,235'],
  [-1234.5, 'EUR', '-€1,235'],
  [1234.5, 'CHF', '1,235 CHF'],
  [3, 'days', '3 days'],
  [99.5, '$', '$99.5'],
  [-99.5, '€', '-€99.5'],
  [7, undefined, '7'],
  [0.0072, '%', '0.72%'],
  [0.000_412, '%', '0.041%'],
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
  [0.0004, '%', '0.04%'],
  [0, 'days', '0'],
  [Number.NaN, 'days', ''],
])('a tick at %s with the unit %s reads %s', (value, unit, text) => {
  expect(formatTick(value, unit)).toBe(text);
});

it.each<[number[], string | undefined, string[]]>([
  [[8.234, 26, 26.11], undefined, ['8.23', '26.00', '26.11']],
  [[4204, 222.4, 0], undefined, ['4,204', '222', '0']],
  [[5.35, 0.389], 'hours', ['5.35', '0.39']],
  [[0.0123, 0.2], undefined, ['0.012', '0.200']],
  [[5, 12], undefined, ['5', '12']],
  [[1, 0.967], '%', ['100.0%', '96.7%']],
  [[1, 0.25], '%', ['100%', '25%']],
  [[0.0004, 0.000_31, 0], '%', ['0.040%', '0.031%', '0.000%']],
  [[31_700_000, 847_200], '$', ['31.7M', '847.2K']],
  [[], undefined, []],
])('the labels %j with the unit %s read %j', (values, unit, labels) => {
  expect(values.map(labelFormat(values, unit))).toEqual(labels);
});

it('an axis names its unit once', () => {
  expect(axisTitle('Hours to close', 'hours')).toBe('Hours to close');
  expect(axisTitle('Duration', 'days')).toBe('Duration (days)');
  expect(axisTitle('Resolved', '%')).toBe('Resolved');
  expect(axisTitle('Tickets')).toBe('Tickets');
});

it('a percentage is written as the language has it, as in the sentence above it', () => {
  speakAs(() => 'de');
  expect(formatTick(0.917, '%')).toBe('91,7\u00a0%');
  expect([1, 0.103].map(labelFormat([1, 0.103], '%'))).toEqual(['100,0\u00a0%', '10,3\u00a0%']);
  addWords('de', [german]);
  expect(formatValue(-1261, 'EUR')).toBe('-1.261 €');
  expect(formatValue(3, 'days')).toBe('3 Tage');
  expect(axisTitle('Dauer', 'days')).toBe('Dauer (Tage)');
  speakAs(() => 'en');
});
