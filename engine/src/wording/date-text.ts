import { foreignText } from '../contracts/foreign-text';
import { dateFormat, language, type Language } from '../words';
import { t } from './messages';
import { periodName, type Grain } from './period-names';
import { finite } from './number-text';

export type { Grain };

/** A choice of the message for a run of them. */
const SEVERAL: Readonly<Record<Grain, string>> = { hour: 'hours', day: 'days', week: 'weeks', month: 'months', quarter: 'quarters', year: 'years' }; // prettier-ignore

const monthName = (ms: number): string => dateFormat({ month: 'long', timeZone: 'UTC' }).format(ms);

/** @throws NoNumberError when the instant is none, or one that no calendar has */
const dateOf = (ms: number): Date => new Date(finite(new Date(ms).getTime()));
const yearOf = (ms: number): number => dateOf(ms).getUTCFullYear();

/** What a language gives is asked for once: the names of a cycle's parts stand in inner loops. */
function inEachLanguage<Made>(make: () => Made): () => Made {
  const made = new Map<Language, Made>();
  return () => {
    const found = made.get(language()) ?? make();
    made.set(language(), found);
    return found;
  };
}

export const monthNames = inEachLanguage((): readonly string[] =>
  Array.from({ length: 12 }, (_, month) => monthName(Date.UTC(2001, month, 1))),
);

/** Monday first, as ISO 8601 and DuckDB's `isodow` count. */
export const weekdayNames = inEachLanguage((): readonly string[] =>
  // The first of January 2001 was a Monday.
  Array.from({ length: 7 }, (_, day) => dateFormat({ weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, 0, 1 + day))),
);

/** `3 January 2023`. */
export function dayText(ms: number): string {
  const date = dateOf(ms);
  return t('day', { day: String(date.getUTCDate()), month: monthName(ms), year: String(date.getUTCFullYear()) });
}

/** `from 3 January 2023 to 5 May 2024`, of yearly data `from 1961 to 2010`, and of named periods `from 2021/22 to 2023/24`. */
export function rangeText(first: number, last: number, yearly: boolean): string {
  const text = (ms: number) => (yearly ? periodText(ms, 'year') : (periodName(ms, 'day') ?? dayText(ms)));
  return t('range', { from: text(first), to: text(last) });
}

/** A period by its start: `June 2023`, `2023`, `Q2 2023`, `the week of 5 June 2023`, or as the table's time calls it. */
export function periodText(start: number, grain: Grain): string {
  const name = periodName(start, grain);
  if (name !== undefined) return foreignText(name);
  const year = String(yearOf(start));
  switch (grain) {
    case 'year':
      return year;
    case 'quarter':
      return t('quarter', { quarter: String(Math.floor(new Date(start).getUTCMonth() / 3) + 1), year });
    case 'month':
      return t('month', { month: monthName(start), year });
    case 'week':
      return t('week', { day: dayText(start) });
    case 'day':
      return dayText(start);
    case 'hour':
      return t('hour', { day: dayText(start), hour: String(new Date(start).getUTCHours()).padStart(2, '0') });
  }
}

/** Whether one of two periods has a name of its own. */
const isNamed = (from: number, to: number, grain: Grain): boolean =>
  periodName(from, grain) !== undefined || periodName(to, grain) !== undefined;

/** First and last of a run, the first one without its year where both have the same. */
function endsOf(from: number, to: number, grain: Grain): { from: string; to: string } {
  const isDay = grain === 'day' || grain === 'week';
  const text = (ms: number) => (isDay ? dayText(ms) : periodText(ms, grain));
  if (yearOf(from) !== yearOf(to) || isNamed(from, to, grain)) return { from: text(from), to: text(to) };
  if (grain === 'month') return { from: monthName(from), to: text(to) };
  const day = () => t('day.short', { day: String(new Date(from).getUTCDate()), month: monthName(from) });
  return { from: isDay ? day() : text(from), to: text(to) };
}

/** Two periods, first and last of a run: `July–August 2023`, `2019–2021`, `5 June – 26 June 2023`, `the weeks of 5 June – 26 June 2023`. */
export function spanText(from: number, to: number, grain: Grain): string {
  if (from === to) return periodText(from, grain);
  const ends = endsOf(from, to, grain);
  if (grain === 'week') return t('span.weeks', ends);
  const close = !isNamed(from, to, grain) && (grain === 'year' || (grain === 'month' && yearOf(from) === yearOf(to)));
  return t(close ? 'span.close' : 'span', ends);
}

/** When something is, from the first to the last period of a run: `in July–August 2023`, `on 5 June 2023`, `between 5 June and 26 June 2023`. */
export function whenText(from: number, to: number, grain: Grain): string {
  const on = grain === 'day' || grain === 'hour';
  if (on && from !== to) return t('when.days', endsOf(from, to, grain));
  const kind = isNamed(from, to, grain) ? 'named' : from === to ? grain : SEVERAL[grain];
  return t('when', { kind, period: spanText(from, to, grain) });
}
