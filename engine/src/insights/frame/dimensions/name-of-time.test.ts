import { handDimension } from '../../../testing/hand-made-frame';
import { isNameOfTime } from './name-of-time';

const WEEK = 7 * 86_400_000;
/** Five rows of each of forty weeks. */
const times = Float64Array.from({ length: 200 }, (_, row) => Date.UTC(2023, 8, 4) + WEEK * Math.floor(row / 5));
const named = (labelOf: (week: number, year: number, row: number) => string, at: Float64Array | undefined = times) =>
  isNameOfTime(
    handDimension(
      'week',
      Array.from(times, (time, row) => labelOf(Math.floor(row / 5), new Date(time).getUTCFullYear(), row)),
    ),
    at,
  );

test('labels that name the week of their rows are no groups', () => {
  expect(named((week, year) => `${year}-S${week}`)).toBe(true);
  expect(named((week, year) => `KW ${week}/${year}`)).toBe(true);
});

test.each<[string, boolean]>([
  ['lots one after another', named((week) => `LOT-${week}`)],
  ['lots of a year that come all through it', named((_, __, row) => `2023-${row % 20}`)],
  ['two years', named((_, year) => `${year}`)],
  ['rows without a time', isNameOfTime(handDimension('week', Array.from(times, (_, row) => `2023-S${Math.floor(row / 5)}`)), undefined)],
])('%s are', (_, isTime) => expect(isTime).toBe(false)); // prettier-ignore
