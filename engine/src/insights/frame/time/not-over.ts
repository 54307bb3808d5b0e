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

/**
 * When a table that is read each month was written, where that was within its last one: a day that rows come to have (a payment, a return) is still blank in more of
 * them than in any month before, and none lies near the end. Null where the last one is over.
 */
export async function endedWithin(connection: DuckDBConnection, table: Table, from: string, cut: Cut): Promise<number | null> {
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
