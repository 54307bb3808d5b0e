import type { CellFormat } from './cell-format';
import type { ColumnPlan } from './column-plan';
import type { DateOrder, WrittenDate } from './date-format';
import { withinYears } from './date-range';
import { quoteText } from '../../duckdb/quote-sql';
import { LIMITS } from './limits';

/** Plans a column of dates: one order of day and month for all cells. Null when no single order fits 90 of 100. */
export function planDate(dates: WrittenDate[], preferred: DateOrder | null): ColumnPlan | null {
  const numeric = dates.filter((date) => date.format.includes('%1'));
  const dmy = numeric.filter((date) => date.orders.includes('dmy')).length;
  const mdy = numeric.filter((date) => date.orders.includes('mdy')).length;
  const yearFirst = beginWithYear(numeric, Math.max(dmy, mdy));
  if (!yearFirst && Math.max(dmy, mdy) < numeric.length * LIMITS.enoughDates) return null;
  const open = numeric.length > 0 && (yearFirst ? Math.max(dmy, mdy) === numeric.length : dmy === mdy);
  const order: DateOrder = yearFirst ? 'ymd' : dmy === mdy ? (preferred ?? 'dmy') : dmy > mdy ? 'dmy' : 'mdy';
  const hasTime = dates.some((date) => date.hasTime);
  const zone = dates.some((date) => date.zone);
  const iso = dates.every((date) => date.iso);
  const formats = new Set<CellFormat>();
  for (const date of dates) formats.add(formatName(date, order));
  if (zone) formats.add('time zone');
  const zoneNames = [...new Set(dates.flatMap(({ zoneName }) => (zoneName === undefined ? [] : [zoneName])))].sort();
  const patterns = [...new Set(dates.filter((date) => !date.iso).flatMap((date) => spellings(date.format, order)))];
  const sql = (text: string) => {
    const cast = isoCast(text, hasTime, zone);
    if (iso) return cast;
    // `%z` reads offsets, not the name of the one that is none.
    const offset = zone ? `regexp_replace(${text}, '(Z|UTC)$', '+00:00')` : text;
    const parsed = `try_strptime(${offset}, [${patterns.map(quoteText).join(', ')}])`;
    const point = zone && patterns.some((pattern) => pattern.includes('%z')) ? `timezone('UTC', ${parsed})` : parsed;
    const own = hasTime ? `CAST(${point} AS TIMESTAMP)` : `CAST(${point} AS DATE)`;
    return dates.some((date) => date.iso) ? `coalesce(${cast}, ${own})` : `(${own})`;
  };
  return {
    type: hasTime ? 'timestamp' : 'date',
    formats: [...formats],
    unit: null,
    ambiguousDates: open,
    ...(zoneNames.length > 0 ? { zones: { names: zoneNames, toUtc: true } } : {}),
    sql,
  };
}

/** `24-07-28`: the year is first where no other order fits, or where there are few first numbers and many last ones. */
function beginWithYear(numeric: WrittenDate[], otherwise: number): boolean {
  const ends = numeric.flatMap(({ ends }) => (ends ? [ends] : []));
  if (!ends.length || ends.length < numeric.length * LIMITS.enoughDates) return false;
  const first = new Set(ends.map(([one]) => one)).size;
  const last = new Set(ends.map(([, one]) => one)).size;
  return (
    otherwise < numeric.length * LIMITS.enoughDates ||
    (ends.length >= LIMITS.manyDates && otherwise <= ends.length && last >= 2 * first)
  );
}

function isoCast(text: string, hasTime: boolean, zone: boolean): string {
  if (!hasTime) return withinYears(`(CASE WHEN strlen(${text}) <= 10 THEN TRY_CAST(${text} AS DATE) END)`);
  if (zone) {
    // The cast reads an offset that stands close to its time: `09:34:35+0100`.
    const close = `replace(replace(${text}, ' +', '+'), ' -', '-')`;
    return withinYears(`(CASE WHEN ${text} < ':' THEN timezone('UTC', TRY_CAST(${close} AS TIMESTAMPTZ)) END)`);
  }
  return withinYears(`(CASE WHEN ${text} < ':' THEN TRY_CAST(${text} AS TIMESTAMP) END)`);
}

/** The cell's own format first; a cell without seconds, or without a time, stands for midnight or the full minute. */
function spellings(format: string, order: DateOrder): string[] {
  if (order === 'ymd') return [format.replace('%y', '%d').replace('%1', '%y').replace('%2', '%m')];
  const full = format.replace('%1', order === 'dmy' ? '%d' : '%m').replace('%2', order === 'dmy' ? '%m' : '%d');
  return [full];
}

function formatName(date: WrittenDate, order: DateOrder): CellFormat {
  if (date.coarse && !/%[bB]/.test(date.format)) return 'year-month';
  if (/%[bB]/.test(date.format)) return 'month in words';
  if (date.format.startsWith('%Y') || order === 'ymd') return 'year-month-day';
  return order === 'dmy' ? 'day-month-year' : 'month-day-year';
}
