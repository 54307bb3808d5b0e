/** Turns of the calendar in days, and how often within a turn what the calendar brings back may come: twice a day, on two days of a week. */
const TURNS = [[1, 4], [7, 4], [30.44, 1], [91.31, 1], [365.25, 4]] as const; // prettier-ignore

/** Lengths, in steps of a series, that the calendar brings back. */
export const calendarLengths = (stepInDays: number): number[] =>
  TURNS.flatMap(([days, times]) => Array.from({ length: times }, (_, i) => days / (i + 1) / stepInDays)).filter(
    (steps) => steps > 1,
  );
