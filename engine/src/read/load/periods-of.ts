import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteText } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { PeriodNames } from '../../wording/period-names';
import type { ColumnPlan } from '../typing/column-plan';
import { LIMITS } from './limits';

/** What the periods of each column are called in its cells, in their order; the most frequent spelling of each. Null for columns of anything else. */
export async function periodsOf(
  connection: DuckDBConnection,
  plans: readonly ColumnPlan[],
  samples: readonly (readonly string[])[],
): Promise<(PeriodNames | null)[]> {
  const all: (PeriodNames | null)[] = [];
  for (const [at, plan] of plans.entries()) all.push(plan.named ? await namesOf(connection, plan, samples[at] ?? []) : null);
  return all;
}

async function namesOf(connection: DuckDBConnection, plan: ColumnPlan, cells: readonly string[]): Promise<PeriodNames> {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell.trim(), (counts.get(cell.trim()) ?? 0) + 1);
  const spelt = [...counts].sort((a, b) => b[1] - a[1]).slice(0, LIMITS.mostPeriods);
  if (spelt.length === 0) return [];
  const rows = await rowsOf(
    connection,
    `SELECT epoch_ms(CAST(${plan.sql('cell')} AS TIMESTAMP))::DOUBLE, cell FROM (VALUES ${spelt.map(([cell], i) => `(${quoteText(cell)}, ${i})`).join(', ')}) v(cell, place) ` +
      'ORDER BY place',
  );
  const names = new Map<number, string>();
  for (const [start, cell] of rows)
    if (typeof start === 'number' && typeof cell === 'string' && !names.has(start)) names.set(start, cell);
  return [...names].sort(([a], [b]) => a - b);
}
