const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb'];

/** Names as calendars write them, in lower case and without the point of an abbreviation. */
const bare = (text: string): string => text.toLowerCase().replaceAll('.', '').trim();

function names(part: 'month' | 'weekday', count: number, date: (index: number) => Date): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const language of LANGUAGES)
    for (const width of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { [part]: width, timeZone: 'UTC' });
      for (let i = 0; i < count; i++) {
        const name = bare(format.format(date(i)));
        // `mar` is March here and Tuesday there, within one list of names never two things.
        if (!found.has(name)) found.set(name, i);
      }
    }
  return found;
}

const MONTHS = names('month', 12, (i) => new Date(Date.UTC(2024, i, 1))) as Map<string, number>;
for (const [name, month] of [
  ['sept', 8],
  ['mrz', 2],
  ['maerz', 2],
  ['jänner', 0],
] as const)
  MONTHS.set(name, month);
// The first of January 2024 is a Monday.
const WEEKDAYS = names('weekday', 7, (i) => new Date(Date.UTC(2024, 0, 1 + i))) as Map<string, number>;
for (const [name, day] of [
  ['tues', 1],
  ['weds', 2],
  ['thur', 3],
  ['thurs', 3],
] as const)
  WEEKDAYS.set(name, day);

const YEAR = String.raw`((?:1[5-9]|20)\d\d)`;
const PART = String.raw`(?:(q|h|w|week|quarter|half|kw)[\s-]?(\d{1,2}))`;
const FORMS: { form: RegExp; year: number; part: number; kind: number | null }[] = [
  { form: new RegExp(`^${PART}[\\s/,'-]*(?:fy)?${YEAR}$`), part: 2, kind: 1, year: 3 },
  { form: new RegExp(`^(?:fy)?${YEAR}[\\s/,-]*${PART}$`), year: 1, kind: 2, part: 3 },
  { form: new RegExp(`^${YEAR}[\\s/.-](0?[1-9]|1[0-2])$`), year: 1, part: 2, kind: null },
  { form: new RegExp(`^(0?[1-9]|1[0-2])[\\s/.-]${YEAR}$`), part: 1, year: 2, kind: null },
  { form: new RegExp(`^(?:fy|year|ay|season)\\s?-?${YEAR}$`), year: 1, part: 0, kind: null },
  { form: new RegExp(`^${PART}$`), year: 0, kind: 1, part: 2 },
];
/** Quarters, halves and weeks that a year has. */
const MOST_IN_YEAR: Readonly<Record<string, number>> = { q: 4, h: 2, w: 53, k: 53 };
const MONTH_AND_YEAR = new RegExp(`^([\\p{L}.]+)[\\s/,'-]+(?:${YEAR}|(\\d\\d))$`, 'u');
const YEAR_AND_MONTH = new RegExp(`^${YEAR}[\\s/,'-]+([\\p{L}.]+)$`, 'u');
/** A time of day: `08:00`, `8 am`, `08:00:00`. */
const CLOCK = /^([01]?\d|2[0-4])(?::([0-5]\d)(?::([0-5]\d))?)?\s*([ap]\.?m\.?)?$/;

interface Place {
  /** Labels of one axis are all of one kind. */
  kind: string;
  at: number;
  /** First day of a month, quarter or half of a year. */
  date?: string;
}

function placeOf(label: string): Place | null {
  const text = label.toLowerCase().trim();
  const month = MONTHS.get(bare(text));
  const named = MONTH_AND_YEAR.exec(text);
  const inMonth = named && MONTHS.get(bare(named[1] ?? ''));
  if (typeof inMonth === 'number') {
    const year = named?.[2] === undefined ? 2000 + Number(named?.[3]) : Number(named[2]);
    return { kind: 'month of a year', at: year * 12 + inMonth, date: firstOf(year, inMonth) };
  }
  const turned = YEAR_AND_MONTH.exec(text);
  const ofYear = turned && MONTHS.get(bare(turned[2] ?? ''));
  if (typeof ofYear === 'number') {
    const year = Number(turned?.[1]);
    return { kind: 'month of a year', at: year * 12 + ofYear, date: firstOf(year, ofYear) };
  }
  for (const { form, year, part, kind } of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const unit = kind === null ? (part === 0 ? 'year' : 'month of a year') : (found[kind] ?? '').charAt(0);
    const inYear = Number(part === 0 ? 0 : found[part]);
    // Questions are numbered like quarters, but a year has only four of these.
    if (inYear > (MOST_IN_YEAR[unit] ?? Infinity)) continue;
    const months = unit === 'month of a year' ? 1 : MONTHS_OF[unit];
    const date = year === 0 || months === undefined ? {} : { date: firstOf(Number(found[year]), (inYear - 1) * months) };
    return {
      kind: `${unit}${year === 0 ? '' : ' of a year'}`,
      at: (year === 0 ? 0 : Number(found[year]) * 100) + inYear,
      ...date,
    };
  }
  const clock = CLOCK.exec(text);
  if (clock && (clock[2] !== undefined || clock[4] !== undefined)) {
    const hour = (Number(clock[1]) % (clock[4] ? 12 : 25)) + (clock[4]?.startsWith('p') ? 12 : 0);
    return { kind: 'clock', at: hour * 3600 + Number(clock[2] ?? 0) * 60 + Number(clock[3] ?? 0) };
  }
  return month === undefined ? null : { kind: 'month', at: month };
}

const MONTHS_OF: Readonly<Record<string, number>> = { q: 3, h: 6 };

/** The first day of each label's month, quarter or half of a year, as ISO dates, and how long these are in months; null where they are none or no two the same. */
export function calendarDates(labels: readonly string[]): { dates: string[]; months: number } | null {
  const places = labels.flatMap((label) => placeOf(label) ?? []);
  const [first] = places;
  if (!first?.date || places.length < labels.length || places.some(({ kind, date }) => kind !== first.kind || !date)) return null;
  const dates = places.map(({ date = '' }) => date);
  return new Set(dates).size === dates.length ? { dates, months: MONTHS_OF[first.kind.charAt(0)] ?? 1 } : null;
}

/** The first day of a month (from 0). */
const firstOf = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

const unique = (places: readonly number[]): boolean => new Set(places).size === places.length;

/** Places of months, weekdays, quarters, halves, weeks, years and times of day in the calendar's order, or null. */
export function calendarPlaces(labels: readonly string[]): number[] | null {
  const days = labels.flatMap((label) => WEEKDAYS.get(bare(label)) ?? []);
  if (days.length === labels.length && unique(days)) return days;
  const places = labels.flatMap((label) => placeOf(label) ?? []);
  if (places.length < labels.length || new Set(places.map(({ kind }) => kind)).size > 1) return null;
  const at = places.map((place) => place.at);
  return unique(at) ? at : null;
}
