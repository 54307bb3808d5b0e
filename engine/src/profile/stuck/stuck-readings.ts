import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { readNumbers, readTexts } from '../../insights/frame/read-columns';
import type { Column } from '../../model';
import type { LoadedTable, StuckReadings } from '../../read/load/loaded-table';
import { deadRuns, stuckRuns, type Readings, type Run } from './find-runs';
import { LIMITS } from './limits';

/** Columns that may say what a reading is of. */
export const MEMBERS: ReadonlySet<Column['role']> = new Set(['category', 'identifier']);

/**
 * Runs of equal readings, by member and over the whole table.
 * @param measures columns of numbers
 */
export async function stuckReadings(
  connection: DuckDBConnection,
  { relation, rows }: LoadedTable,
  timeline: string | null,
  measures: readonly Column[],
  columns: readonly Column[],
): Promise<StuckReadings[]> {
  const read = measures
    .filter(({ stats, name }) => stats.distinct > LIMITS.fewestValues && name !== timeline)
    .slice(0, LIMITS.mostMeasures);
  if (timeline === null || read.length === 0 || rows > LIMITS.mostRows) return [];
  const by = columns
    .filter(({ role, stats }) => MEMBERS.has(role) && stats.distinct > 1 && stats.distinct * LIMITS.fewestOfMember <= rows)
    .sort((a, b) => Number(a.role === 'identifier') - Number(b.role === 'identifier'))
    .slice(0, LIMITS.mostMembers);
  const [moments = new Float64Array(), ...values] = await readNumbers(
    connection,
    [`epoch_ms(CAST(${quoteName(timeline)} AS TIMESTAMP))`, ...read.map(({ name }) => quoteName(name))],
    relation,
  );
  const labels = await readTexts(connection, by.map(({ name }) => quoteName(name)), relation);
  const order = Uint32Array.from(moments.keys()).filter((row) => moments[row] === moments[row]);
  order.sort((a, b) => (moments[a] ?? 0) - (moments[b] ?? 0) || a - b);
  const asked = read.length * (by.length + 1);
  const found: StuckReadings[] = [];
  const whole = { members: new Int32Array(rows), names: [''], column: null };
  const kinds = [...by.map(({ name }, i) => ({ ...codesOf(labels[i] ?? []), column: name })), whole];
  for (const { members, names, column } of kinds)
    read.forEach(({ name, role }, i) => {
      const readings: Readings = { values: values[i] ?? new Float64Array(), members, size: names.length, order };
      const take = (run: Run, ties: number, isDead: boolean) => {
        const [from, to] = [run.from, run.to].map((place) => moments[order[place] ?? 0] ?? 0);
        // What was read at one moment does not follow one another.
        if (!((to ?? 0) > (from ?? 0))) return;
        const of = column === null ? {} : { of: { column, member: names[run.member] ?? '' } };
        found.push({ column: name, value: run.value, rows: run.rows, ...of, from: from ?? 0, to: to ?? 0, ties, isDead });
      };
      // A price stays what it is.
      if (role !== 'money') for (const { run, ties } of stuckRuns(readings, asked)) take(run, ties, false);
      if (column !== null) for (const run of deadRuns(readings, asked)) take(run, 0, true);
    });
  return withoutParts(found);
} // prettier-ignore

/** Of runs of the same value at the same time the longest: members of another column may be a part of it. */
function withoutParts(found: readonly StuckReadings[]): StuckReadings[] {
  const kept: StuckReadings[] = [];
  for (const run of found.toSorted((a, b) => b.rows - a.rows)) {
    const isPart = kept.some((one) => one.column === run.column && one.value === run.value && one.from <= run.from && run.to <= one.to && one.of?.column !== run.of?.column);
    if (!isPart) kept.push(run);
  }
  return kept;
} // prettier-ignore

function codesOf(labels: readonly (string | null)[]): { members: Int32Array; names: string[] } {
  const codes = new Map<string, number>();
  const members = Int32Array.from(labels, (label) => {
    if (label === null) return -1;
    const code = codes.get(label) ?? codes.size;
    codes.set(label, code);
    return code;
  });
  return { members, names: [...codes.keys()] };
}
