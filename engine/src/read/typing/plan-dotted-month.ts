import type { ColumnPlan } from './column-plan';
import { LIMITS } from './limits';

const YEAR = '(?:1[89]|20)\\d{2}';
const MONTH_FIRST = new RegExp(`^(0?[1-9]|1[0-2])\\.(${YEAR})$`);
const YEAR_FIRST = new RegExp(`^(${YEAR})\\.(0[1-9]|1[0-2])$`);

/**
 * Plans a column of months with points, `07.2022` or `2022.07`, which look like numbers; null when it is none. A nought in front is written
 * before no number. Without one, all of them are months under a name that says so, or there are so many different ones that numbers would
 * not all be: of numbers of four decimals one in fifty ends in a year, of those of two decimals one in eight in a month.
 */
export function planDottedMonth(cells: string[], named: boolean): ColumnPlan | null {
  const different = new Set(cells);
  const sure = named || different.size >= LIMITS.many;
  const monthFirst = cells.filter((cell) => MONTH_FIRST.test(cell));
  const padded = monthFirst.length > 0 && monthFirst.some((cell) => cell.startsWith('0'));
  const months = new Set(monthFirst.map((cell) => Number(cell.split('.')[0])));
  if (
    monthFirst.length === cells.length
      ? padded || (sure && months.size >= LIMITS.fewestMonths)
      : padded && monthFirst.length >= cells.length * LIMITS.enoughPeriods
  )
    return plan(MONTH_FIRST.source, 2, 1);
  return sure && cells.every((cell) => YEAR_FIRST.test(cell)) ? plan(YEAR_FIRST.source, 1, 2) : null;
}

function plan(pattern: string, year: number, month: number): ColumnPlan {
  const sql = (text: string) => {
    const part = (group: number) => `TRY_CAST(regexp_extract(${text}, '${pattern}', ${group}) AS INTEGER)`;
    return `(CASE WHEN regexp_matches(${text}, '${pattern}') THEN make_date(${part(year)}, ${part(month)}, 1) END)`;
  };
  return { type: 'date', formats: ['year-month'], unit: null, ambiguousDates: false, sql };
}
