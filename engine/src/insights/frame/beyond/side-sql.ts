import { isDay } from '../../../contracts/table/is-day';
import type { Column, Table } from '../../../model';
import { name } from '../../sql';

/** Units that lengths are told in, with their milliseconds. */
export const LENGTHS = { days: 86_400_000, hours: 3_600_000, min: 60_000 } as const;
export type LengthUnit = keyof typeof LENGTHS;

const WORDS: Readonly<Record<LengthUnit, string>> = { days: 'DAY', hours: 'HOUR', min: 'MINUTE' };

/**
 * A condition of a claim that holds a cell against another of its row: `Back > Due`, `Answered > Received + 14 days`, `Charged < Back - Out`. Null where the text is a plain value.
 */
export function besideSql({ columns }: Pick<Table, 'columns'>, column: Column, op: string, text: string): string | null {
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

/** A moment as its day where the other is a day. */
const asDayOf = (column: Column, other: Column): string =>
  column.type === 'timestamp' && other.type === 'date' ? `CAST(${name(column.name)} AS DATE)` : name(column.name);

const isUnit = (text: string): text is LengthUnit => text in WORDS;
