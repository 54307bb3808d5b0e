import type { CellFormat } from '../cell-format';
import type { ColumnPlan } from '../column-plan';
import { quoteText } from '../../../duckdb/quote-sql';
import { LIMITS } from '../limits';
import { matchesOfMost } from '../matches-of-most';

interface Period {
  format: CellFormat;
  /** For both readers of regular expressions. */
  pattern: string;
  /** A date by the groups of the pattern. */
  date: (group: (n: number) => string) => string;
  /** Only under a name that says so. */
  named?: true;
  /** Only where the cells themselves leave no other way to read them. */
  sure?: (cells: readonly string[]) => boolean;
}

const YEAR = '(?:1[5-9]|20)\\d{2}';
const number = (text: string) => `TRY_CAST(${text} AS INTEGER)`;
const century = (text: string) => `(CASE WHEN strlen(${text}) = 2 THEN '20' || ${text} ELSE ${text} END)`;
const quarter = (year: string, n: string) => `make_date(${number(century(year))}, ${number(n)} * 3 - 2, 1)`;
const week = (year: string, n: string, day: string) =>
  `CAST(try_strptime(${year} || '-' || lpad(${n}, 2, '0') || '-' || ${day}, '%G-%V-%u') AS DATE)`;
const month = (year: string, n: string) => `make_date(${number(year)}, ${number(n)}, 1)`;

/** The months of a year, beyond which a number is none. */
const MONTHS = 12;

/** Parts of years, which stand for the day on which they begin. */
const PERIODS: Period[] = [
  { format: 'quarter', pattern: `Q([1-4])[ \\-/]?'?(${YEAR}|\\d{2})`, date: (group) => quarter(group(2), group(1)) },
  { format: 'quarter', pattern: `(${YEAR})[ \\-/]?Q([1-4])`, date: (group) => quarter(group(1), group(2)) },
  { format: 'quarter', pattern: `([1-4])Q[ \\-/]?'?(${YEAR}|\\d{2})`, date: (group) => quarter(group(2), group(1)) },
  { format: 'week', pattern: `(${YEAR})[ \\-/]?W(0[1-9]|[1-4]\\d|5[0-3])`, date: (group) => week(group(1), group(2), "'1'") },
  { format: 'week', pattern: `(${YEAR})-?W(0[1-9]|[1-4]\\d|5[0-3])-?([1-7])`, date: (group) => week(group(1), group(2), group(3)) },
  { format: 'week', pattern: `(?:KW|CW|W|Week) ?(0?[1-9]|[1-4]\\d|5[0-3])[ /,\\-]+(${YEAR})`, date: (group) => week(group(2), group(1), "'1'") },
  { format: 'year-month', pattern: `(0?[1-9]|1[0-2])[/\\-](${YEAR})`, date: (group) => month(group(2), group(1)) },
  { format: 'year-month', pattern: `(${YEAR})[ \\-]?M(0?[1-9]|1[0-2])`, date: (group) => month(group(1), group(2)) },
  { format: 'year-month', pattern: `(${YEAR}) (0[1-9]|1[0-2])`, date: (group) => month(group(1), group(2)) },
  { format: 'year-month', pattern: `(0[1-9]|1[0-2]) (${YEAR})`, date: (group) => month(group(2), group(1)) },
  // `06/23` may be a day of June; of days two in five are no later than the twelfth.
  { format: 'year-month', pattern: `(0[1-9]|1[0-2])/(\\d{2})`, date: (group) => month(century(group(2)), group(1)), sure: (cells) => new Set(cells).size >= LIMITS.many && cells.every((cell) => Number(cell.slice(-2)) > MONTHS) },
  // Documents are numbered like this, too.
  { format: 'year-month', pattern: `(${YEAR})[/\\-](0?[1-9]|1[0-2])`, date: (group) => month(group(1), group(2)), named: true },
]; // prettier-ignore

/** Plans a column of quarters, weeks or months with their years; null when it is none. */
export function planPeriod(cells: string[], named: boolean): ColumnPlan | null {
  for (const { format, pattern, date, named: onlyNamed, sure } of PERIODS) {
    if ((onlyNamed && !named) || sure?.(cells) === false) continue;
    const regex = new RegExp(`^(?:${pattern})$`, 'i');
    if (!matchesOfMost(cells, regex, LIMITS.enoughPeriods)) continue;
    const sql = (text: string) => {
      const whole = quoteText(`(?i)^(?:${pattern})$`);
      return `(CASE WHEN regexp_matches(${text}, ${whole}) THEN ${date((n) => `regexp_extract(${text}, ${whole}, ${n})`)} END)`;
    };
    return { type: 'date', formats: [format], unit: null, ambiguousDates: false, sql };
  }
  return null;
}
