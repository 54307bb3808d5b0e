import type { DuckDBConnection } from '@duckdb/node-api';
import { columnRelation, type ColumnRelation, type Held } from '../../contracts/table/column-relation';
import { quoteName } from '../../duckdb/quote-sql';
import { aggregate } from '../../profile/aggregates';
import { mostOff, type Counted, type Unproved } from './proposal';

/** A relation that holds in the rows in memory, and how one row tells in SQL. */
export interface Accepted {
  unproved: Unproved;
  counted: Counted;
  sql: { says: string; holds: string } | null;
}

/** Counts on all rows, in one scan, what holds in the sample. What does not hold there is dropped. */
export async function confirm(
  connection: DuckDBConnection,
  relation: string,
  whole: boolean,
  accepted: readonly Accepted[],
): Promise<ColumnRelation[]> {
  if (whole) return accepted.map(({ unproved, counted }) => prove(unproved, counted, 'table'));
  const sql = accepted.map((one) => one.sql ?? copySql(one.unproved));
  const { values } = await aggregate(
    connection,
    sql.flatMap((one, i) =>
      one
        ? [
            { name: `n${i}`, sql: `count(*) FILTER (WHERE ${one.says})::DOUBLE` },
            { name: `h${i}`, sql: `count(*) FILTER (WHERE (${one.says}) AND ${one.holds})::DOUBLE` },
            { name: `m${i}`, sql: `count(*) FILTER (WHERE (${one.says}) AND (${one.holds}) IS NULL)::DOUBLE` },
          ]
        : [],
    ),
    relation,
  );
  return accepted.flatMap(({ unproved, counted }, i): ColumnRelation[] => {
    const [said, held, missing] = [values[`n${i}`], values[`h${i}`], values[`m${i}`]];
    if (typeof said !== 'number' || typeof held !== 'number') return [prove(unproved, counted, 'sample')];
    const rows = said - Number(missing ?? 0);
    const off = rows - held;
    // What is more than typing errors was counted by how it is off, which one row in SQL does not tell.
    if (counted.off > mostOff(counted.rows)) return [prove(unproved, counted, 'sample')];
    return off <= mostOff(rows) ? [prove(unproved, { rows, off }, 'table')] : [];
  });
}

function copySql(relation: Unproved): Accepted['sql'] {
  if (relation.kind !== 'copy') return null;
  const [a, b] = [quoteName(relation.target), quoteName(relation.of)];
  return { says: `${a} IS NOT NULL AND ${b} IS NOT NULL`, holds: `${a} = ${b}` };
}

const prove = (unproved: Unproved, counted: Counted, of: Held['of']): ColumnRelation =>
  columnRelation.parse({ ...unproved, held: { ...counted, of } });
