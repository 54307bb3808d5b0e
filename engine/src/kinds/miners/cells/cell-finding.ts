import { equals, filtered, name } from '../../../insights/sql';
import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
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
  /** Columns by which groups differ only because of this cell. */
  explains: string[];
  test: Test;
}

type Compared = Pick<Measure, 'id' | 'typed'>;

/** What findings of a cell have in common, whatever is compared in it. */
export function cellFinding(
  frame: Frame,
  { group, groupLabel, split, label, n, rows, test, explains }: Inside,
  { id, typed }: Compared,
) {
  return {
    subject: {
      filter: [{ column: group.column.name, op: '=' as const, value: groupLabel }],
      breakdown: split.column.name,
      measure: typed,
    },
    member: label,
    n,
    impact: Math.min(1, (LIMITS.impactOfRows * n) / Math.max(1, rows)) * (rows / frame.n),
    tests: [test],
    expected: null,
    explains,
    topics: [split.column.name, group.column.name, id, `${group.column.name}×${split.column.name}`],
  };
}

/**
 * Means, or shares, of the label and of the others within the group, and the same elsewhere like with like: of each other label that the group holds the
 * difference within every other group, each by its certainty, in the group's mix of labels. Both levels are weighted by the same parts.
 */
export function partsSql(frame: Frame, { group, groupLabel, split, label }: Inside, value: string): string {
  const [a, b] = [name(group.column.name), name(split.column.name)];
  const [inGroup, isLabel] = [equals(group.column, groupLabel), equals(split.column, label)];
  const part = (...conditions: string[]) => filtered(`avg(${value})`, ...conditions);
  const cells = `SELECT ${a} AS a, ${b} AS b, avg(${value}) AS y, count(${value}) AS n, bool_or(${inGroup}) AS here, bool_or(${isLabel}) AS own FROM ${frame.table.relation} WHERE ${a} IS NOT NULL AND ${b} IS NOT NULL GROUP BY ALL`;
  const certainty = 'own.n * other.n / (own.n + other.n)';
  const pairs =
    `SELECT other.b, sum(${certainty} * own.y) / sum(${certainty}) AS there, sum(${certainty} * other.y) / sum(${certainty}) AS rest ` +
    `FROM cells AS own JOIN cells AS other USING (a) WHERE own.own AND NOT other.own AND NOT own.here AND least(own.n, other.n) >= ${LIMITS.fewestElsewhere} GROUP BY ALL`;
  const alike = (level: string) =>
    `(SELECT sum(${level} * cells.n) / sum(cells.n) FROM pairs JOIN cells USING (b) WHERE cells.here) AS ${level}`;
  return (
    `SELECT * FROM (WITH cells AS (${cells}), pairs AS (${pairs}) ` +
    `SELECT ${part(inGroup, isLabel)} AS value, ${part(inGroup, `NOT (${isLabel})`)} AS baseline, ${filtered(`count(${value})`, inGroup, isLabel)} AS n, ` +
    `${alike('there')}, ${alike('rest')} FROM ${frame.table.relation})`
  );
}
