import { DAY } from '../frame/time/periods';
import { yearBefore, yearBeforeOf } from './year-before';

test('a step is held against the same months of the year before', () => {
  expect(yearBefore({ from: 0, at: 18, to: 24 }, 12)).toEqual({ before: [6, 12], after: [18, 24] });
  expect(yearBefore({ from: 0, at: 18, to: 40 }, 12)).toEqual({ before: [6, 18], after: [18, 30] });
});

test('a level that begins less than a year before has none', () =>
  expect(yearBefore({ from: 8, at: 18, to: 24 }, 12)).toBeNull());

const MARCH = Date.UTC(2024, 2, 4);

test('weeks lie whole weeks apart, months by the calendar', () => {
  const end = MARCH + 70 * DAY;
  expect(yearBeforeOf('week', [MARCH - 400 * DAY, MARCH, end])).toEqual({
    before: [MARCH - 364 * DAY, MARCH - 294 * DAY],
    after: [MARCH, end],
  });
  expect(yearBeforeOf('month', [Date.UTC(2023, 0, 1), Date.UTC(2024, 2, 1), Date.UTC(2024, 6, 1)])?.before).toEqual([
    Date.UTC(2023, 2, 1),
    Date.UTC(2023, 6, 1),
  ]);
});

test('days and years have no season of the year, and less than a year before none to compare with', () => {
  expect(yearBeforeOf('day', [0, MARCH, MARCH + DAY])).toBeNull();
  expect(yearBeforeOf('week', [MARCH - 300 * DAY, MARCH, MARCH + DAY])).toBeNull();
});
