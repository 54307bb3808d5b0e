import type { DuckDBConnection } from '@duckdb/node-api';
import { runQuery } from '../../duckdb/run-query';
import type { ExtractColumn, ExtractType } from './table-extract';

export type DecidedType = Exclude<ExtractType, 'NUMERIC'>;

/** Digits that a 64-bit integer always holds. */
const WHOLE = '-?[0-9]{1,18}';
const LONG = '-?[0-9]{19,}';

/**
 * Decides what an unbounded `numeric` is by its values: whole numbers; identifiers, when whole ones are longer than any
 * number here can be without loss; else numbers.
 */
export async function decideNumerics(
  connection: DuckDBConnection,
  columns: ExtractColumn[],
  from: string,
  signal?: AbortSignal,
): Promise<DecidedType[]> {
  const open = columns.flatMap(({ duckType }, i) => (duckType === 'NUMERIC' ? [i] : []));
  if (!open.length) return columns.map(({ duckType }) => decided(duckType, 'DOUBLE'));
  const facts = open.map((i) => {
    const number = `c${i} NOT IN ('NaN', 'Infinity', '-Infinity')`;
    return `coalesce(bool_and(regexp_full_match(c${i}, '${WHOLE}')) FILTER (${number}), false), coalesce(bool_or(regexp_full_match(c${i}, '${LONG}')), false)`;
  });
  const reader = await runQuery(connection, `SELECT ${facts.join(', ')} FROM ${from}`, signal);
  const found = reader.getRowsJS()[0] ?? [];
  const types = new Map(
    open.map((column, i): [number, DecidedType] => [column, found[2 * i + 1] ? 'VARCHAR' : found[2 * i] ? 'BIGINT' : 'DOUBLE']),
  );
  return columns.map(({ duckType }, i) => decided(duckType, types.get(i) ?? 'DOUBLE'));
}

function decided(type: ExtractType, numeric: DecidedType): DecidedType {
  return type === 'NUMERIC' ? numeric : type;
}
