import type { ColumnPlan } from '../column-plan';

/** The line above a DATEV export: `EXTF … 20240101 4 20240101 20241231`, when the business year begins and what the file is of. */
const DATEV = /^(?:EXTF|DTVF)\b.*? ((?:19|20)\d{6}) \d(?: ((?:19|20)\d{6}) (?:19|20)\d{6})?(?: |$)/;
/** `101`, `3112`: the day and the month, of which programs leave off a nought in front. */
const DAY_AND_MONTH = /^(?:0?[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])$/;

/** The day from which a file holds a year at most, as a line above its table has it: `20240101`. */
export function firstDayOf(above: readonly string[]): string | null {
  const [, year, from] = above.flatMap((line) => DATEV.exec(line) ?? []);
  return from ?? year ?? null;
}

/** Plans a column of days and months, whose year the line above the table has; null when it is none. */
export function planDayOfSpan(cells: readonly string[], first: string): ColumnPlan | null {
  if (!cells.every((cell) => DAY_AND_MONTH.test(cell))) return null;
  const year = Number(first.slice(0, 4));
  const sql = (text: string) => {
    const written = `lpad(${text}, 4, '0')`;
    const place = `concat(substr(${written}, 3, 2), substr(${written}, 1, 2))`;
    const years = `CASE WHEN ${place} >= '${first.slice(4)}' THEN '${year}' ELSE '${year + 1}' END`;
    return `(CASE WHEN strlen(${text}) BETWEEN 3 AND 4 THEN CAST(try_strptime(concat(${years}, ${place}), '%Y%m%d') AS DATE) END)`;
  };
  return { type: 'date', formats: ['compact date'], unit: null, ambiguousDates: false, sql };
}
