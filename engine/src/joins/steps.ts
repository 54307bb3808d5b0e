import { isPartial, type Survey } from './survey';
import type { TableJoin } from './table-join';
import { LIMITS } from './limits';

/** From one table to the next. */
export interface Step {
  join: TableJoin;
  to: Survey;
  /** Columns of the table that the step leaves, and those of the one that it comes to. */
  own: readonly string[];
  others: readonly string[];
}

export type Path = readonly Step[];

/** A join of which it is known that each row meets one at most, and whether each is met by one at most. */
export interface CheckedJoin {
  join: TableJoin;
  oneToOne: boolean;
}

const toReferenced = ({ join }: CheckedJoin, to: Survey): Step => ({
  join,
  to,
  own: join.columns,
  others: join.referencedColumns,
});
const toReferring = ({ join }: CheckedJoin, to: Survey): Step => ({
  join,
  to,
  own: join.referencedColumns,
  others: join.columns,
});

/**
 * Ways from a table along which each of its rows meets one row at most, the nearest first: to what it refers to, what that refers to, and
 * to tables that hold the rest of a row's columns.
 */
export function waysDown(start: Survey, joins: readonly CheckedJoin[], surveys: readonly Survey[]): Path[] {
  const named = (name: string) => surveys.find(({ loaded }) => loaded.name === name);
  return walk(start, LIMITS.deepestDown, (from, visited) =>
    joins.flatMap((checked) => {
      const { table, referencedTable } = checked.join;
      const goes =
        table === from.loaded.name ? referencedTable : checked.oneToOne && referencedTable === from.loaded.name ? table : null;
      const to = goes === null || visited.has(goes) ? undefined : named(goes);
      // Rows that were not copied would look like missing values.
      if (!to || isPartial(to.loaded)) return [];
      return [goes === referencedTable ? toReferenced(checked, to) : toReferring(checked, to)];
    }),
  );
}

/** Ways to tables whose rows refer to the table's, each to one: what can be put together for it. */
export function waysUp(start: Survey, joins: readonly CheckedJoin[], surveys: readonly Survey[]): Path[] {
  if (isPartial(start.loaded)) return [];
  const named = (name: string) => surveys.find(({ loaded }) => loaded.name === name);
  return walk(start, LIMITS.deepestUp, (from, visited) =>
    joins.flatMap((checked) => {
      const { table, referencedTable } = checked.join;
      const to = referencedTable === from.loaded.name && !checked.oneToOne && !visited.has(table) ? named(table) : undefined;
      return !to || isPartial(to.loaded) ? [] : [toReferring(checked, to)];
    }),
  );
}

function walk(start: Survey, deepest: number, next: (from: Survey, visited: ReadonlySet<string>) => Step[]): Path[] {
  const all: Path[] = [];
  let ends: Path[] = [[]];
  for (let depth = 0; depth < deepest; depth++) {
    ends = ends.flatMap((path) => {
      const visited = new Set([start.loaded.name, ...path.map(({ to }) => to.loaded.name)]);
      return next(path.at(-1)?.to ?? start, visited).map((step) => [...path, step]);
    });
    all.push(...ends);
  }
  return all;
}
