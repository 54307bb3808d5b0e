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

/** Means, or shares, of the four parts: the label and the others, within the group and elsewhere. */
export function partsSql(frame: Frame, { group, groupLabel, split, label }: Inside, value: string): string {
  const [inGroup, isLabel] = [equals(group.column, groupLabel), equals(split.column, label)];
  const outside = `${name(group.column.name)} IS NOT NULL AND NOT (${inGroup})`;
  const not = `${name(split.column.name)} IS NOT NULL AND NOT (${isLabel})`;
  const part = (...conditions: string[]) => filtered(`avg(${value})`, ...conditions);
  return (
    `SELECT ${part(inGroup, isLabel)} AS value, ${part(inGroup, not)} AS baseline, ${filtered(`count(${value})`, inGroup, isLabel)} AS n, ` +
    `${part(outside, isLabel)} AS there, ${part(outside, not)} AS rest FROM ${frame.table.relation}`
  );
}
