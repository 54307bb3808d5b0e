import type { DuckDBConnection } from '@duckdb/node-api';
import type { Table } from '../../model';
import { THRESHOLDS } from '../../thresholds';
import { name } from '../sql';
import { LIMITS } from './limits';

/** Rows that a sample holds at most. */
const SAMPLED_ROWS = THRESHOLDS.rowsSampled.value;

/**
 * Where the rows that are mined stand: the table itself, or a temporary table with a sample of it. Where rows belong to many units (customers,
 * patients) whole units are drawn, so that what rows of one unit have in common is still to be seen; of few units each keeps its part of the rows.
 *
 * @param limit rows that are mined at most
 */
export async function minedRows(
  connection: DuckDBConnection,
  table: Table,
  limit: number,
): Promise<{ from: string; sampled: boolean }> {
  const whole = table.sample ?? table;
  if (whole.rows <= limit) return { from: whole.relation, sampled: false };
  const unit = manyUnits(table);
  const { relation, rows } = unit === null ? whole : table;
  const step = Math.ceil(rows / Math.min(limit, SAMPLED_ROWS));
  // Rows without a unit stand for themselves.
  const drawn = unit === null ? 'hash(rowid)' : `CASE WHEN ${name(unit)} IS NULL THEN hash(rowid) ELSE hash(${name(unit)}) END`;
  await connection.run('DROP TABLE IF EXISTS temp.mined_sample');
  await connection.run(`CREATE TEMP TABLE mined_sample AS SELECT * FROM ${relation} WHERE ${drawn} % ${step} = 0`);
  return { from: 'temp.mined_sample', sampled: true };
}

/** The column of the largest units of which there are many; null where there is none. */
function manyUnits({ model, columns, pushdown }: Table): string | null {
  // Of a database's table only a sample of rows is at hand.
  if (!model || pushdown) return null;
  const found = model.units.flatMap(({ column }) => {
    const stats = columns.find((own) => own.name === column)?.stats;
    return stats && stats.distinct > THRESHOLDS.manyUnits.value && stats.count >= LIMITS.rowsAUnit * stats.distinct
      ? [{ column, distinct: stats.distinct }]
      : [];
  });
  return found.sort((a, b) => a.distinct - b.distinct)[0]?.column ?? null;
}
