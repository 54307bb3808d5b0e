import { isDay } from '../contracts/table/is-day';
import type { Column } from '../model';
import { carriedColumn, carriedName, suffixOf, type Carried } from './carried';
import { waysDown, type CheckedJoin, type Path } from './steps';
import { columnsOf, isFigure, type Survey, type Surveyed } from './survey';
import { LIMITS } from './limits';

const CODES = new Set<Column['role']>(['category', 'ordered-category', 'boolean', 'geography']);

/**
 * What a table gets from those that it refers to: groups, so that its figures can be compared by them; the time, where it has none of its
 * own; figures of what it refers to directly.
 */
export function fromParents(survey: Survey, joins: readonly CheckedJoin[], surveys: readonly Survey[]): Carried[] {
  const paths = waysDown(survey, joins, surveys);
  const keys = new Set(
    joins.flatMap(({ join }) => [
      ...join.columns.map((column) => keyOf(join.table, column)),
      ...join.referencedColumns.map((column) => keyOf(join.referencedTable, column)),
    ]),
  );
  const ends = paths.map((path) => ({
    path,
    suffix: suffixOf(path, paths),
    columns: columnsOf(path.at(-1)?.to ?? survey).filter(({ table, loaded }) => !keys.has(keyOf(table, loaded.name))),
  }));
  const take = ({ path, suffix }: { path: Path; suffix: string }, column: Surveyed): Carried => ({
    path,
    from: column.loaded.name,
    how: 'row',
    column: carriedColumn(column.loaded, carriedName(column.table, column.loaded.name, suffix)),
    role: column.read.role,
  });
  const groups = ends.flatMap((end) => end.columns.filter(isGroup).map((column) => take(end, column)));
  const figures = ends
    .filter(({ path }) => path.length === 1)
    .flatMap((end) => end.columns.filter(({ read }) => isFigure(read)).map((column) => take(end, column)));
  return [
    ...groups.slice(0, LIMITS.mostGroups),
    ...time(survey, ends.map((end) => ({ ...end, take: (column: Surveyed) => take(end, column) }))),
    ...figures.slice(0, LIMITS.mostFigures),
  ]; // prettier-ignore
}

const keyOf = (table: string, column: string): string => JSON.stringify([table, column]);

/** The nearest table that has a time lends it. */
function time(
  { read }: Survey,
  ends: readonly { path: Path; columns: readonly Surveyed[]; take: (column: Surveyed) => Carried }[],
): Carried[] {
  if (!read || (read.model?.time ?? read.timeline) !== null) return [];
  for (const { path, columns, take } of ends) {
    const column = columns.find(({ loaded }) => loaded.name === path.at(-1)?.to.read?.timeline);
    if (column && isDay(column.loaded)) return [take(column)];
  }
  return [];
}

function isGroup({ loaded, read }: Surveyed): boolean {
  const { distinct, count } = read.stats;
  if (loaded.declaredKey || distinct < 2 || distinct > LIMITS.mostLabels || count === 0) return false;
  if (loaded.type === 'text') return read.role !== 'identifier' && (read.role !== 'personal-data' || read.personal === 'name');
  return loaded.type === 'boolean' || (loaded.type === 'integer' && CODES.has(read.role));
}
