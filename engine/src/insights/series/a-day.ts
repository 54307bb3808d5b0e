import type { Grain } from '../../wording/date-text';

/** Periods of the calendar that are not all of one length. */
const UNEVEN: Partial<Record<Grain, string>> = { month: '1 MONTH', quarter: '3 MONTH', year: '1 YEAR' };

/** SQL of a sum `y` of the period that begins at `x` by the day, so that periods of unlike length can be compared; of other figures (null) `y` itself. */
export function aDay(grain: Grain | null): string {
  const length = grain === null ? undefined : UNEVEN[grain];
  return length === undefined ? 'y' : `y / date_diff('day', x, x + INTERVAL ${length})`;
}

/** SQL of 1 or 0, whether the highest and the lowest sum of periods (`most`, `least`) are the highest and the lowest by the day (`a_day`) as well. */
export const extremesADay =
  'max((y = most AND a_day = most_a_day)::INT) AS high_a_day, max((y = least AND a_day = least_a_day)::INT) AS low_a_day,';
