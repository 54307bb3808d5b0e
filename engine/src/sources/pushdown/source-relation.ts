import { MAX_TEXT, type TableExtract } from '../extract/table-extract';
import type { LoadedColumn } from '../../read/load/loaded-table';
import type { SourceRows } from './source-rows';
import { identifier } from './postgres-values';

/** A column in the database with the value that loading gives it: what cannot be reckoned with is no value. */
function valueOf(expression: string, type: LoadedColumn['type']): string {
  const whole = `(${expression})`;
  switch (type) {
    case 'integer':
      return `${whole}::float8`;
    case 'number':
      return `CASE WHEN ${whole}::float8 NOT IN ('NaN', 'Infinity', '-Infinity') THEN ${whole}::float8 END`;
    case 'boolean':
      return whole;
    case 'date':
      return `CASE WHEN isfinite(${whole}::date) AND ${whole}::date BETWEEN '0001-01-01' AND '9999-12-31' THEN ${whole}::date END`;
    case 'timestamp':
      return `CASE WHEN isfinite(${whole}::timestamp) AND ${whole}::timestamp >= '0001-01-01' AND ${whole}::timestamp < '10000-01-01' THEN ${whole}::timestamp END`;
    case 'time':
      return `${whole}::time`;
    case 'text':
      return `CASE WHEN btrim(${whole}::text) <> '' THEN left(${whole}::text, ${MAX_TEXT}) END`;
  }
}

/** The rows of a copied table where they are. */
export function sourceRows({ schema, table, expressions = [] }: TableExtract, loaded: readonly LoadedColumn[]): SourceRows {
  const values = expressions.flatMap((expression, i) => {
    const column = loaded[i];
    return column ? [[column.name, valueOf(expression, column.type)] as const] : [];
  });
  return { columns: new Map(values), from: `${identifier(schema)}.${identifier(table)}` };
}

/** The SELECT of those columns that a query needs; of one column at least. */
export function selectRows({ columns, from }: SourceRows, needed: ReadonlySet<string>): string {
  const used = [...columns].filter(([name]) => needed.has(name));
  const list = used.map(([name, sql]) => `${sql} AS ${identifier(name)}`).join(', ');
  return `SELECT ${list || '1 AS "one"'} FROM ${from}`;
}

/** Rows with columns of a table that they refer to, as joining the loaded tables gives them. */
export function joinRows(
  rows: SourceRows,
  other: SourceRows,
  pairs: readonly (readonly [string, string])[],
  added: readonly { from: string; as: string }[],
): SourceRows {
  const mine = new Set([...rows.columns.keys()]);
  const theirs = new Set([...added.map(({ from }) => from), ...pairs.map(([, name]) => name)]);
  const condition = pairs.map(([own, referenced]) => `s.${identifier(own)} = o.${identifier(referenced)}`).join(' AND ');
  return {
    columns: new Map([
      ...[...rows.columns.keys()].map((name) => [name, `s.${identifier(name)}`] as const),
      ...added.map(({ from, as }) => [as, `o.${identifier(from)}`] as const),
    ]),
    from: `(${selectRows(rows, mine)}) s LEFT JOIN (${selectRows(other, theirs)}) o ON ${condition}`,
  };
}

/** The same rows, with one column's value made of what it was. */
export const withExpression = (rows: SourceRows, name: string, of: (sql: string) => string): SourceRows => ({
  ...rows,
  columns: new Map([...rows.columns].map(([own, sql]) => [own, own === name ? of(sql) : sql] as const)),
});
