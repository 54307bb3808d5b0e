import { isDay } from '../../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Table } from '../../../model';
import { NOT_TIMELINE } from '../../../profile/roles/vocabulary';
import { hasWord, nameWords } from '../../../profile/roles/name-words';
import { name } from '../../sql';
import { LIMITS } from '../limits';
import { readNumbers } from '../read-columns';
import { DAY } from './periods';

/** Each row's period, and where these begin and end. */
interface Cut {
  edges: readonly number[];
  period: Int32Array;
}

/** When a table that is read each month was written, where that was within its last one. Null where the last one is over. */
export async function endedWithin(connection: DuckDBConnection, table: Table, from: string, cut: Cut): Promise<number | null> {
  return (await byBlankDays(connection, table, from, cut)) ?? (await byVolumes(connection, table, from, cut));
}

/**
 * Where what is measured falls at once in the last one: tours, hours, litres and tonnes by about half, below whatever a row had before. One cause of so much is
 * that the month is not over, or not booked yet; the middle of the parts that they come to says when it broke off.
 */
async function byVolumes(connection: DuckDBConnection, table: Table, from: string, { edges, period }: Cut): Promise<number | null> {
  const last = edges.length - 2;
  const [start = NaN, end = NaN] = edges.slice(last);
  // Of less than a year before nobody knows whether it is the season.
  if (last < LIMITS.periodsBefore || !(start - (edges[0] ?? NaN) >= LIMITS.daysOfYear * DAY)) return null;
  const asked = table.columns.filter(({ name: own }) => {
    const column = table.model?.columns.find((one) => one.name === own);
    return column?.role === 'measure' && column.quantity !== 'percent';
  });
  if (asked.length < LIMITS.fewestVolumes) return null;
  const parts = (await readNumbers(connection, asked.map(({ name: own }) => name(own)), from)).flatMap((values) => partOfLast(values, period, last) ?? []);
  const fallen = parts.filter((part) => part < 1).sort((a, b) => a - b);
  const part = fallen[fallen.length >> 1] ?? 1;
  return fallen.length >= Math.max(LIMITS.fewestVolumes, LIMITS.mostVolumes * asked.length) && part <= LIMITS.partOfVolume ? start + part * (end - start) : null;
} // prettier-ignore

/** Which part of the usual mean rows have in the last period, where that is less than in any before; 1 where it is not, null where nothing is usual. */
function partOfLast(values: Float64Array, period: Int32Array, last: number): number | null {
  const [sums, rows] = [new Float64Array(last + 1), new Float64Array(last + 1)];
  period.forEach((own, row) => {
    const value = values[row] ?? NaN;
    if (own < 0 || value !== value) return;
    sums[own] = (sums[own] ?? 0) + value;
    rows[own] = (rows[own] ?? 0) + 1;
  });
  const means = sums.map((sum, own) => sum / (rows[own] ?? 0));
  const before = means
    .slice(0, last)
    .filter((mean) => mean === mean)
    .sort();
  const [now = NaN, least = NaN, middle = NaN] = [means[last], before[0], before[before.length >> 1]];
  if (now !== now || !(middle > 0)) return null;
  return now < least ? now / middle : 1;
}

/** Where a day that rows come to have (a payment, a return) is still blank in more of them than in any month before, and none lies near the end. */
async function byBlankDays(connection: DuckDBConnection, table: Table, from: string, cut: Cut): Promise<number | null> {
  const last = cut.edges.length - 2;
  const [start = NaN, end = NaN] = cut.edges.slice(last);
  if (last < LIMITS.periodsBefore) return null;
  const days = table.columns.filter(({ name: own, type }) => isDay({ type }) && own !== table.timeline && !hasWord(nameWords(own), NOT_TIMELINE));
  const known = await readNumbers(connection, days.map((one) => `epoch_ms(CAST(${name(one.name)} AS TIMESTAMP))`), from);
  for (const at of known) {
    const latest = at.reduce((most, one) => (one > most ? one : most), -Infinity);
    if (latest < start - (end - start) || latest + DAY > end - LIMITS.slack * (end - start)) continue;
    const [rows, filled] = [new Float64Array(last + 1), new Float64Array(last + 1)];
    cut.period.forEach((own, row) => {
      if (own < 0) return;
      rows[own] = (rows[own] ?? 0) + 1;
      if (at[row] === at[row]) filled[own] = (filled[own] ?? 0) + 1;
    });
    const shares = filled.map((n, own) => n / (rows[own] ?? 0));
    const usual = shares.slice(last - LIMITS.periodsBefore, last).reduce((least, share) => Math.min(least, share), 1);
    const [now = NaN, n = 0] = [shares[last], rows[last]];
    if (usual >= LIMITS.mostlyHave && usual - now >= LIMITS.clearlyFewer && (usual - now) * n >= LIMITS.fewestBlank) return latest;
  }
  return null;
} // prettier-ignore
