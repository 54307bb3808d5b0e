import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../duckdb/quote-sql';
import { runQuery } from '../duckdb/run-query';
import { inclusionOf } from './inclusion';
import { columnsOf, isFigure, isPartial, type Survey, type Surveyed } from './survey';
import type { TableJoin } from './table-join';
import { LIMITS } from './limits';

/** Whether a column can be a part of a key: it names something, or some time. */
const canBePart = ({ loaded, read }: Surveyed): boolean =>
  ['integer', 'text', 'date'].includes(loaded.type) &&
  !isFigure(read) &&
  !['text', 'constant', 'empty', 'boolean'].includes(read.role);

/** Tables that refer to each other by columns of the same names which are a key only together: country and year. */
export async function inferComposite(
  connection: DuckDBConnection,
  surveys: readonly Survey[],
  known: readonly TableJoin[],
  signal?: AbortSignal,
): Promise<TableJoin[]> {
  const found: TableJoin[] = [];
  const meet = (a: string, b: string) =>
    [...known, ...found].some(
      (join) => (join.table === a && join.referencedTable === b) || (join.table === b && join.referencedTable === a),
    );
  for (const from of surveys)
    for (const to of surveys) {
      if (from === to || isPartial(to.loaded) || meet(from.loaded.name, to.loaded.name)) continue;
      const theirs = columnsOf(to).filter(canBePart);
      const shared = columnsOf(from)
        .filter(canBePart)
        .flatMap((mine) => {
          const same = theirs.filter(
            ({ loaded }) => loaded.name.toLowerCase() === mine.loaded.name.toLowerCase() && loaded.type === mine.loaded.type,
          );
          return same.map((other): [string, string] => [mine.loaded.name, other.loaded.name]);
        });
      if (shared.length < 2 || shared.length > LIMITS.mostComposite) continue;
      const [own, others] = [shared.map(([mine]) => mine), shared.map(([, other]) => other)];
      if (!(await isKeyTogether(connection, to.loaded.relation, others, signal))) continue;
      const { values, covered } = await inclusionOf(
        connection,
        { relation: from.loaded.relation, columns: own },
        { relation: to.loaded.relation, columns: others },
        signal,
      );
      if (values >= LIMITS.fewestTuples && covered >= LIMITS.covered)
        found.push({
          table: from.loaded.name,
          columns: own,
          referencedTable: to.loaded.name,
          referencedColumns: others,
          unchecked: true,
          by: 'inferred',
        });
    }
  return found;
}

/** All of the columns are needed: none of them is a key alone. */
async function isKeyTogether(
  connection: DuckDBConnection,
  relation: string,
  columns: readonly string[],
  signal?: AbortSignal,
): Promise<boolean> {
  const names = columns.map(quoteName);
  const facts = ['count(*)', `count(DISTINCT (${names.join(', ')}))`, ...names.map((name) => `count(DISTINCT ${name})`)];
  const [row = []] = (
    await runQuery(connection, `SELECT ${facts.map((fact) => `(${fact})::DOUBLE`).join(', ')} FROM ${relation}`, signal)
  ).getRowsJS();
  const [rows = 0, together = 0, ...alone] = row.map(Number);
  return rows > 1 && together === rows && alone.every((count) => count < rows);
}
