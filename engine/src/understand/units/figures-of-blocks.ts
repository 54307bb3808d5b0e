import type { Sample, SampleColumn } from '../sample/read-sample';
import { LIMITS } from './limits';

/**
 * Figures of something that several rows belong to and no column names: the tax of a town beside each of its districts, the income of a household
 * beside each of its members. Rows of one stand together, and where one figure changes, so do at least two others. In a sorted table and
 * beside columns that follow each other by arithmetic this shows nothing.
 * @param related columns that some arithmetic ties together
 */
export function figuresOfBlocks(
  sample: Sample,
  figures: ReadonlySet<string>,
  related: (a: string, b: string) => boolean,
): Set<string> {
  if (!sample.whole) return new Set();
  const standing = sample.columns
    .filter(({ type }) => type === 'integer' || type === 'number')
    .map((column) => ({ column, changes: changesOf(column) }))
    .filter(({ column, changes }) => standsInBlocks(column, changes, sample.rows));
  return new Set(
    standing.flatMap(({ column, changes }) => {
      if (!figures.has(column.name)) return [];
      const along = standing.filter(
        (other) =>
          other.column !== column &&
          !related(other.column.name, column.name) &&
          changes.filter((row) => isChange(other.column, row)).length >= LIMITS.together * changes.length,
      );
      return along.length >= LIMITS.fewestAlong ? [column.name] : [];
    }),
  );
}

const isChange = ({ codes }: SampleColumn, row: number): boolean => codes[row] !== codes[row - 1];

/** The rows in which there stands another value than before. */
function changesOf(column: SampleColumn): number[] {
  const rows: number[] = [];
  for (let row = 1; row < column.codes.length; row++) if (isChange(column, row)) rows.push(row);
  return rows;
}

/** Blocks of several rows each, which neither rise nor fall throughout. */
function standsInBlocks({ values, labels }: SampleColumn, changes: readonly number[], rows: number): boolean {
  if (labels.length < LIMITS.fewestFigures || changes.length < LIMITS.fewestBlocks) return false;
  if (LIMITS.rowsOfBlock * (changes.length + 1) > rows) return false;
  const ups = changes.filter((row) => (values[row] ?? 0) > (values[row - 1] ?? 0)).length;
  return Math.min(ups, changes.length - ups) >= LIMITS.turnsBack * changes.length;
}
