import { equals, filtered, name } from '../../../insights/sql';
import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
import type { TypedMeasure } from '../../../contracts/report/measure';
import type { levelSql } from '../../../insights/frame/measures/quotient-of-sums';
import type { Test } from '../../../insights/judge/test-log';
import { LIMITS } from './limits';

/** A difference that a label makes within one group, and what is left of it elsewhere. */
export interface Inside {
  group: Dimension;
  groupLabel: string;
  split: Dimension;
  label: string;
  n: number;
  rows: number;
  /** Standard deviation of single rows. */
  spread: number;
  within: number;
  elsewhere: number;
  /** That there is a difference elsewhere is certain by itself. */
  isCertainElsewhere: boolean;
  /** How many deviations it lies from what it would be otherwise. */
  z: number;
  /** Neither the group nor the label has anything of it elsewhere. */
  isAlone: boolean;
  /** Groups that differ from others only because of this cell. */
  makes: { column: string; label: string }[];
  /** Columns by which groups differ only because of this cell. */
  explains: string[];
  test: Test;
}

export interface InsideLevel extends Inside {
  measure: Measure;
  /** What else the same cell has a level of its own of. */
  along?: readonly Measure[];
}

/** Of one cell that differs in several measures, its surest difference, with the others beside it: hours, what they cost and what is left are one matter. */
export function asOne(found: readonly InsideLevel[]): InsideLevel[] {
  const cellOf = ({ group, groupLabel, split, label }: Inside) => [[group.column.name, groupLabel], [split.column.name, label]].map((one) => JSON.stringify(one)).sort().join('|');
  const byCell = new Map<string, InsideLevel[]>();
  for (const one of found) if (one.isAlone) byCell.set(cellOf(one), [...(byCell.get(cellOf(one)) ?? []), one]);
  return [
    ...[...byCell.values()].flatMap((all) => {
      const [first, ...others] = all.toSorted((a, b) => a.test.p - b.test.p || b.z - a.z);
      // What is told beside it must be as sure as if it stood alone; what is not is not told by itself either.
      const along = others.filter(({ test }) => test.p < LIMITS.sureAlong).map(({ measure }) => measure);
      return first ? [{ ...first, along: along.slice(0, LIMITS.mostAlong) }] : [];
    }),
    ...found.filter(({ isAlone }) => !isAlone),
  ];
} // prettier-ignore

interface Compared extends Pick<Measure, 'id' | 'typed'> {
  /** Somebody could act on it: it counts however few its rows are. */
  isAtStake: boolean;
  /** Measures of which it tells. */
  measures: readonly TypedMeasure[];
}

/** What findings of a cell have in common, whatever is compared in it. */
export function cellFinding(
  frame: Frame,
  { group, groupLabel, split, label, n, rows, test, explains, makes, isAlone }: Inside,
  { id, typed, isAtStake, measures }: Compared,
) {
  const isToActOn = isAlone && isAtStake;
  return {
    subject: {
      filter: [{ column: group.column.name, op: '=' as const, value: groupLabel }],
      breakdown: split.column.name,
      measure: typed,
    },
    member: label,
    n,
    impact: isToActOn ? 1 : Math.min(1, (LIMITS.impactOfRows * n) / Math.max(1, rows)) * (rows / frame.n),
    ...(isToActOn ? { atStake: true as const } : {}),
    tests: [test],
    expected: null,
    explains,
    ...(makes.length > 0 ? { makes: { groups: makes, measures } } : {}),
    // That their totals were told makes what to do about one cell of two columns no less new.
    topics: [...(isToActOn ? [] : [split.column.name, group.column.name]), id, `${group.column.name}×${split.column.name}`],
  };
}

/** What is compared, in SQL: of each row, and of all rows that meet conditions. */
interface Compare {
  value: string;
  level: ReturnType<typeof levelSql>;
  /** What else is asked of the cell, and of the others of its group. */
  more?: readonly { as: string; sql: (own: readonly string[], others: readonly string[]) => string }[];
}

/**
 * Means, or shares, of the label and of the others within the group, and the same elsewhere like with like: of each other label that the group holds the
 * difference within every other group, each by its certainty, in the group's mix of labels. Both levels are weighted by the same parts.
 */
export function partsSql(
  frame: Frame,
  { group, groupLabel, split, label }: Inside,
  { value, level, more = [] }: Compare,
): string {
  const [a, b] = [name(group.column.name), name(split.column.name)];
  const [inGroup, isLabel] = [equals(group.column, groupLabel), equals(split.column, label)];
  const cells = `SELECT ${a} AS a, ${b} AS b, ${level()} AS y, count(${value}) AS n, bool_or(${inGroup}) AS here, bool_or(${isLabel}) AS own FROM ${frame.table.relation} WHERE ${a} IS NOT NULL AND ${b} IS NOT NULL GROUP BY ALL`;
  const certainty = 'own.n * other.n / (own.n + other.n)';
  const pairs =
    `SELECT other.b, sum(${certainty} * own.y) / sum(${certainty}) AS there, sum(${certainty} * other.y) / sum(${certainty}) AS rest ` +
    `FROM cells AS own JOIN cells AS other USING (a) WHERE own.own AND NOT other.own AND NOT own.here AND least(own.n, other.n) >= ${LIMITS.fewestElsewhere} GROUP BY ALL`;
  const alike = (level: string) =>
    `(SELECT sum(${level} * cells.n) / sum(cells.n) FROM pairs JOIN cells USING (b) WHERE cells.here) AS ${level}`;
  return (
    `SELECT * FROM (WITH cells AS (${cells}), pairs AS (${pairs}) ` +
    `SELECT ${level(inGroup, isLabel)} AS value, ${level(inGroup, `NOT (${isLabel})`)} AS baseline, ${filtered(`count(${value})`, inGroup, isLabel)} AS n, ` +
    more.map(({ as, sql }) => `${sql([inGroup, isLabel], [inGroup, `NOT (${isLabel})`])} AS ${as}, `).join('') +
    `${alike('there')}, ${alike('rest')} FROM ${frame.table.relation})`
  );
}
