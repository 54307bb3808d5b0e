import { dayText, periodText, spanText, whenText, type Grain } from './date-text';

const at = (text: string) => Date.parse(`${text}Z`);

test.each<[string, string, Grain, string, string]>([
  ['2023-07-01', '2023-07-01', 'month', 'July 2023', 'in July 2023'],
  ['2023-07-01', '2023-08-01', 'month', 'July–August 2023', 'in July–August 2023'],
  ['2022-12-01', '2023-01-01', 'month', 'December 2022 – January 2023', 'in December 2022 – January 2023'],
  ['2019-01-01', '2021-01-01', 'year', '2019–2021', 'in 2019–2021'],
  ['2023-04-01', '2023-07-01', 'quarter', 'Q2 2023 – Q3 2023', 'in Q2 2023 – Q3 2023'],
  ['2023-06-05', '2023-06-26', 'week', 'the weeks of 5 June – 26 June 2023', 'in the weeks of 5 June – 26 June 2023'],
  ['2023-06-05', '2023-06-05', 'day', '5 June 2023', 'on 5 June 2023'],
  ['2023-06-05', '2023-06-26', 'day', '5 June – 26 June 2023', 'between 5 June and 26 June 2023'],
  ['2022-12-31', '2023-01-02', 'day', '31 December 2022 – 2 January 2023', 'between 31 December 2022 and 2 January 2023'],
])('from %s to %s by %s', (from, to, grain, span, when) => {
  expect(spanText(at(from), at(to), grain)).toBe(span);
  expect(whenText(at(from), at(to), grain)).toBe(when);
});

test('an hour and a week are told by where they begin', () => {
  expect(periodText(at('2023-06-05T07:00'), 'hour')).toBe('5 June 2023, 07:00');
  expect(periodText(at('2023-06-05'), 'week')).toBe('the week of 5 June 2023');
});

test.each([NaN, 9.2e15])('a time that no calendar has (%d) is never written', (ms) => {
  expect(() => dayText(ms)).toThrow('cannot be told');
  expect(() => periodText(ms, 'month')).toThrow('cannot be told');
});
