import { hasWord } from '../../../profile/roles/name-words';
import { DAY_PART, HOUR_PART, MONTH_PART, QUARTER_PART, WEEKDAY_PART, WEEK_PART } from '../../../profile/roles/vocabulary';
import type { Header } from '../header';

export type CalendarPart = 'month' | 'day' | 'weekday' | 'hour' | 'quarter' | 'week';

const PARTS: readonly { part: CalendarPart; words: ReadonlySet<string>; low: number; high: number }[] = [
  { part: 'weekday', words: WEEKDAY_PART, low: 0, high: 7 },
  { part: 'month', words: MONTH_PART, low: 1, high: 12 },
  { part: 'day', words: DAY_PART, low: 1, high: 31 },
  { part: 'hour', words: HOUR_PART, low: 0, high: 24 },
  { part: 'quarter', words: QUARTER_PART, low: 1, high: 4 },
  { part: 'week', words: WEEK_PART, low: 0, high: 53 },
];

/** Words that make a month a length of time: `months since`, `month of tenure`. */
const LENGTH = /^(?:tenure|since|until|age|elapsed|term|duration|per|rate|count|number|n|total|num|sales|avg|mean|old)$/;

/** Days of something are counted: `Días de helada`, `frost days`. */
const LENGTHS_OF = /(?:^|\s)(?:días|dias|jours|giorni|dni)(?:\s|$)|\s(?:days|hours|weeks|months|quarters)$/;

/** A number that says where in the calendar something was: its word in the singular, and its values where such numbers lie. */
export function calendarPart({ words }: Header, low: number, high: number): CalendarPart | null {
  if (LENGTHS_OF.test(words.join(' '))) return null;
  if (words.some((word) => LENGTH.test(word))) return null;
  const joined = words.join('');
  if (/^(?:dayofweek|dayoftheweek|weekdayno)$/.test(joined)) return low >= 0 && high <= 7 ? 'weekday' : null;
  if (/^(?:dayofmonth|dateofmonth)$/.test(joined)) return low >= 1 && high <= 31 ? 'day' : null;
  if (/^(?:hourofday|timeofday)$/.test(joined)) return low >= 0 && high <= 24 ? 'hour' : null;
  const singular = words.filter((word) => !/^[a-z]{3,}s$/.test(word) || word === 'mois');
  const found = PARTS.find(({ words: set, low: from, high: to }) => hasWord(singular, set) && low >= from && high <= to);
  return found?.part ?? null;
}
