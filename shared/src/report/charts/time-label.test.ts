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
