import type { ColumnPlan } from '../column-plan';
import { monthWords } from './month-words';
import { quoteText } from '../../../duckdb/quote-sql';
import { LIMITS } from '../limits';
import { matchesOfMost } from '../matches-of-most';

const WEEKDAY = '(?:\\p{L}+\\.?,? +)?';
const WORD = '(\\p{L}{3,})\\.?';
const YEAR = "'?(\\d{4}|\\d{2})";
const CLOCK = '(?:,?(?: +|T)(?:um |à |at )?(\\d{1,2}:\\d{2}(?::\\d{2})?)(?: Uhr| h)?)?';

/** Ways in which a date is written with its month as a word; what the groups of the pattern are. */
const FORMS = [
  { pattern: `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|ª)?[-/ ]*(?:de |of )?${WORD},?[-/ ]*(?:del? |of )?${YEAR}${CLOCK}$`, day: 1, month: 2, year: 3, clock: 4 },
  { pattern: `^${WEEKDAY}${WORD}[-/ ]+(\\d{1,2})(?:st|nd|rd|th)?,?[-/ ]+${YEAR}${CLOCK}$`, day: 2, month: 1, year: 3, clock: 4 },
  { pattern: `^${WORD}[-/ ,]*(?:de )?${YEAR}$`, day: 0, month: 1, year: 2, clock: 0 },
  { pattern: `^(\\d{4})[-/ ]+${WORD}[-/ ]+(\\d{1,2})${CLOCK}$`, day: 3, month: 2, year: 1, clock: 4 },
  { pattern: `^(\\d{4})[-/ ]+${WORD}$`, day: 0, month: 2, year: 1, clock: 0 },
] as const; // prettier-ignore

/** Plans a column of dates whose months are words of one language (`9. Februar 2024`, `août 2020`); null when it is none. */
export function planWordedDate(cells: string[]): ColumnPlan | null {
  for (const { pattern, day, month, year, clock } of FORMS) {
    const regex = new RegExp(pattern, 'iu');
    const found = matchesOfMost(cells, regex, LIMITS.enoughWords);
    if (!found) continue;
    const months = monthWords(found.map((one) => (one[month] ?? '').toLowerCase()));
    if (!months.size) continue;
    const hasTime = clock > 0 && found.some((one) => one[clock] !== undefined);
    const sql = (text: string) => {
      const part = (group: number) => `regexp_extract(${text}, ${quoteText(`(?i)${pattern}`)}, ${group})`;
      const list = [...months];
      const number = `[${list.map(([, n]) => n).join(', ')}][list_position([${list.map(([name]) => quoteText(name)).join(', ')}], lower(${part(month)}))]`;
      const date = `${part(year)} || '-' || ${number} || '-' || ${day ? part(day) : "'1'"}`;
      const clocked = hasTime ? `${date} || coalesce(nullif(' ' || ${part(clock)}, ' '), ' 0:00')` : date;
      const tails = hasTime ? [' %H:%M:%S', ' %H:%M'] : [''];
      const formats = tails.flatMap((tail) => [`%y-%m-%d${tail}`, `%Y-%m-%d${tail}`]);
      return `(CAST(try_strptime(${clocked}, [${formats.map(quoteText).join(', ')}]) AS ${hasTime ? 'TIMESTAMP' : 'DATE'}))`;
    };
    return { type: hasTime ? 'timestamp' : 'date', formats: ['month in words'], unit: null, ambiguousDates: false, sql };
  }
  return null;
}
