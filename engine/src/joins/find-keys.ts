import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../duckdb/quote-sql';
import { runQuery } from '../duckdb/run-query';
import { columnsOf, isPartial, type Survey, type Surveyed } from './survey';
import { LIMITS } from './limits';

/** Whether values of this kind can name rows. */
export const canName = ({ loaded, read }: Surveyed): boolean =>
  (loaded.type === 'integer' || loaded.type === 'text') &&
  read.stats.count > 0 &&
  read.unit === null &&
  !(read.role === 'constant' || read.role === 'empty');

export interface Key extends Surveyed {
  /** Characters of the shortest text; 0 for numbers. */
  shortest: number;
}

/** Columns whose values are all different, of a table that is there with all its rows: what others can refer to. */
export async function findKeys(connection: DuckDBConnection, survey: Survey, signal?: AbortSignal): Promise<Key[]> {
  const { relation, rows } = survey.loaded;
  if (isPartial(survey.loaded) || rows < 2) return [];
  // The profile's count of different values may be an estimate.
  const possible = columnsOf(survey).filter(
    (column) =>
      canName(column) &&
      column.read.stats.count >= LIMITS.filled * rows &&
      column.read.stats.distinct >= LIMITS.seemsDifferent * column.read.stats.count,
  );
  if (possible.length === 0) return [];
  const facts = possible.map(({ loaded: { name, type } }) => {
    const cell = quoteName(name);
    const length = (figure: string) => (type === 'text' ? `${figure}(length(${cell}))::DOUBLE` : '0');
    return `count(${cell}) = count(DISTINCT ${cell}), ${length('min')}, ${length('max')}`;
  });
  const [row = []] = (await runQuery(connection, `SELECT ${facts.join(', ')} FROM ${relation}`, signal)).getRowsJS();
  return possible.flatMap((column, i) => {
    const [isUnique, shortest, longest] = [row[3 * i], Number(row[3 * i + 1]), Number(row[3 * i + 2])];
    return isUnique === true && longest <= LIMITS.longestKey ? [{ ...column, shortest }] : [];
  });
}
