import { parseInstant, timeLabel } from './time-label';

it.each([
  [
    ['2023-01-01', '2024-01-01'],
    ['2023', '2024'],
  ],
  [
    ['2024-01-01', '2024-02-01'],
    ['Jan 2024', 'Feb 2024'],
  ],
  [['2024-01-01'], ['Jan 2024']],
  [
    ['2024-01-01', '2024-01-08'],
    ['1 Jan 2024', '8 Jan 2024'],
  ],
  [
    ['2024-01-01T09:00:00', '2024-01-01T10:30:00Z'],
    ['1 Jan, 09:00', '1 Jan, 10:30'],
  ],
])('%j is labelled as fine as it is', (values, labels) => {
  const instants = values.map(parseInstant);
  expect(instants.map(timeLabel(instants))).toEqual(labels);
});

it.each(['', 'Monday', null, undefined, '12'])('%j is no point in time', (value) => {
  expect(parseInstant(value)).toBeNaN();
});

it('writes quarters as quarters, and years of months as months', () => {
  const starts = ['2023-10-01', '2024-01-01'].map(parseInstant);
  expect(starts.map(timeLabel(starts, 'quarter'))).toEqual(['Q4 2023', 'Q1 2024']);
  const years = ['2023-01-01', '2024-01-01'].map(parseInstant);
  expect(years.map(timeLabel(years, 'year'))).toEqual(['2023', '2024']);
  expect(years.map(timeLabel(years, 'month'))).toEqual(['Jan 2023', 'Jan 2024']);
});
