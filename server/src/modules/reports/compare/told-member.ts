import { LANGUAGES } from '@hub/shared/contracts/constants';
import type { Claim } from '@hub/shared/contracts/reports/claim';

/** What these speak of is a part of the calendar, which stands in the language of the report; that of others is the data's own word. */
const OF_THE_CALENDAR: ReadonlySet<Claim['kind']> = new Set(['seasonality', 'measure-seasonality', 'headline']);

/** Weekdays and months by their names in every language that reports are written in. */
const PARTS: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) => {
    const name = (part: Intl.DateTimeFormatOptions, day: number) =>
      new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(day);
    return [
      // The first of January 2001 was a Monday.
      ...Array.from({ length: 7 }, (_, at) => [name({ weekday: 'long' }, Date.UTC(2001, 0, 1 + at)), `weekday ${at}`] as const),
      ...Array.from({ length: 12 }, (_, at) => [name({ month: 'long' }, Date.UTC(2001, at)), `month ${at}`] as const),
    ];
  }),
);

/** What a claim speaks of, the same in each language: of `the week of 5 June 2023` and `Woche vom 5. Juni 2023` the day, month and year. */
export function toldMember({ kind, member }: Pick<Claim, 'kind' | 'member'>): string | null {
  if (member === null || !OF_THE_CALENDAR.has(kind)) return member;
  const tokens = member.replaceAll(':00', '').match(/\p{L}+|\d+/gu) ?? [];
  return tokens.flatMap((token) => PARTS.get(token) ?? (/^\d/.test(token) ? token : [])).join(', ');
}
