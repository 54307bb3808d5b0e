import { isDay } from '../../../contracts/table/is-day';
import type { Column, Table } from '../../../model';

/** Units that lengths are told in, with their milliseconds. */
export const LENGTHS = { days: 86_400_000, hours: 3_600_000, min: 60_000 } as const;
export type LengthUnit = keyof typeof LENGTHS;

const WORDS: Readonly<Record<LengthUnit, string>> = { days: 'DAY', hours: 'HOUR', min: 'MINUTE' };

/**
 * A condition of a claim that holds a cell against another of its row: `Back > Due`, `Answered > Received + 14 days`, `Charged < Back - Out`. Null where the text is a plain value.
 * @param name a column as it stands in SQL
 */
export function besideSql({ columns }: Pick<Table, 'columns'>, { column, op, text }: { column: Column; op: string; text: string }, name: (column: string) => string): string | null {
  /** A moment as its day where the other is a day. */
  const asDayOf = (own: Column, beside: Column) => (own.type === 'timestamp' && beside.type === 'date' ? `CAST(${name(own.name)} AS DATE)` : name(own.name));
  const other = columns.find((one) => one.name === text);
  if (other) return `${asDayOf(column, other)} ${op} ${asDayOf(other, column)}`;
  for (const start of columns) {
    if (!isDay(start) || !text.startsWith(start.name)) continue;
    const left = text.slice(start.name.length);
    const [, length = '', unit = ''] = /^ \+ (\d+) (days|hours|min)$/.exec(left) ?? [];
    if (isUnit(unit)) return `${asDayOf(column, start)} ${op} ${asDayOf(start, column)} + INTERVAL ${length} ${WORDS[unit]}`;
    const from = left.startsWith(' - ') ? columns.find((one) => isDay(one) && one.name === left.slice(3)) : undefined;
    if (from) return `${name(column.name)} ${op} CAST(${name(start.name)} AS DATE) - CAST(${name(from.name)} AS DATE)`;
  }
  return null;
} // prettier-ignore

const isUnit = (text: string): text is LengthUnit => text in WORDS;
