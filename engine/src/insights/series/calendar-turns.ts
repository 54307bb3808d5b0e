/**
 * Turns of the calendar in steps of a series, and how often within a turn what the calendar brings back may come: hours of a day and of a week, days of a
 * week, of a month and of a year, and so on.
 */
export const CALENDAR_TURNS: Readonly<Record<string, readonly (readonly [turn: number, times: number])[]>> = {
  hour: [[24, 4], [168, 4]],
  day: [[7, 4], [30.44, 1], [365.25, 2]],
  week: [[4.35, 1], [13.04, 1], [52.18, 2]],
  month: [[12, 4]],
  quarter: [[4, 1]],
}; // prettier-ignore
