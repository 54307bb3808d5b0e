import { expectedOf, type Expected } from '../../stats/groups/expected';
import type { Cell } from '../../duckdb/cell';
import type { Dimension, Frame } from '../frame/frame';
import { LIMITS as GROUPS } from '../limits';
import { name } from '../sql';
import type { Design } from '../units/design';
import { meanMember, shareMember } from './member-of';

/** The family that a finding's member was chosen from. */
export interface Among {
  member: string;
  /** One row a member: its label, its rows, their mean and their variance. */
  sql: string;
  /** Shares of rows rather than means of figures. */
  share: boolean;
  /** How many of the members are told of. */
  told: number;
  /** What rows of a label belong to, by label; missing where they stand for themselves. */
  designs: ReadonlyMap<string, Design>;
}

/** All labels of a column with enough rows, by what `y` is in their rows. */
export function amongLabels(
  frame: Frame,
  dimension: Dimension,
  y: string,
  given: Omit<Among, 'sql' | 'designs'> & { designs: ReadonlyMap<number, Design> },
): Among {
  const column = name(dimension.column.name);
  return {
    ...given,
    designs: new Map([...given.designs].map(([code, design]) => [dimension.labels[code] ?? '', design])),
    sql:
      `SELECT CAST(${column} AS VARCHAR) AS member, count(${y}) AS n, avg(${y}) AS mean, var_samp(${y}) AS variance FROM ${frame.table.relation} ` +
      `WHERE ${column} IS NOT NULL GROUP BY 1 HAVING count(${y}) >= ${GROUPS.smallestGroup} ORDER BY n DESC, member LIMIT ${GROUPS.mostGroups}`,
  };
}

/** What a finding's member would show the next time. */
export interface Next extends Expected {
  /** No other member is to be expected further out on its side: it may be called the highest, or the lowest. */
  farthest: boolean;
}

/** What the member would show the next time, from the rows of its family's query; null where they do not say. */
export function nextOf({ member, share, told, designs }: Among, rows: readonly (readonly Cell[])[]): Next | null {
  const found = rows.flatMap(([label, n, mean, variance]) =>
    typeof n === 'number' && typeof mean === 'number' ? [{ label, n, mean, variance }] : [],
  );
  const members = found.map(({ label, n, mean, variance }) => {
    const design = designs.get(String(label));
    return share
      ? shareMember({ n, mean }, design)
      : meanMember({ n, mean, variance: typeof variance === 'number' ? variance : 0 }, design);
  });
  const all = expectedOf(members, told);
  const at = found.findIndex(({ label }) => label === member);
  const [own, observed] = [all[at], members[at]?.value ?? NaN];
  if (!own) return null;
  const total = found.reduce((sum, { n }) => sum + n, 0);
  const side = Math.sign(observed - found.reduce((sum, { n, mean }) => sum + (n * mean) / total, 0));
  return { ...own, farthest: all.every((other) => !other || side * (own.value - other.value) >= 0) };
}

/**
 * Whether the table holds all that there is of its kind: of fifty states no other ones come along, and no interval says what they would be like.
 */
export function isWhole({ table: { model, columns }, sampled }: Frame): boolean {
  if (sampled || !model || !['entity', 'panel'].includes(model.shape.kind)) return false;
  const key = model.shape.entity;
  return key.length > 0 && key.every((own) => columns.some((column) => column.name === own && column.role === 'geography'));
}
