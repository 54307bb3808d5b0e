import { COUNT } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import type { Test } from '../../insights/judge/test-log';
import { equals, name, where } from '../../insights/sql';
import { cellP, share, usefulCell, type Cell } from '../miners/label-pairs/cell';
import type { LeaderTold } from './say';
import { farthest } from '../farthest';
import { LIMITS } from './limits';

/** A label that prevails among the rows of another column's leading label, clearly more than elsewhere. */
export function leaderFinding(
  frame: Frame,
  outer: Dimension,
  inner: Dimension,
  cells: Cell[],
  addTest: (p: number) => Test,
): Finding<LeaderTold> | null {
  const leader = outer.labels[0];
  const [cell, second] = cells.filter((candidate) => candidate.row === 0).sort((x, y) => y.count - x.count);
  const label = cell && inner.labels[cell.column];
  if (!cell || !second || leader === undefined || label === undefined || !usefulCell(cell)) return null;
  const k = inner.labels.length;
  if (
    k < LIMITS.fewestLabels ||
    share(cell) * k < LIMITS.leastConcentration ||
    cell.count < LIMITS.leastLead * second.count ||
    share(cell) < LIMITS.leastShare ||
    share(cell) > LIMITS.largestShare
  )
    return null;
  const column = name(inner.column.name);
  const byLabel = `SELECT ${equals(inner.column, label)} AS own, count(*) AS y FROM ${frame.table.relation}${where(equals(outer.column, leader), `${column} IS NOT NULL`)} GROUP BY ${column}`;
  return {
    kind: 'conditional-dominance',
    subject: { filter: [{ column: outer.column.name, op: '=', value: leader }], breakdown: inner.column.name, measure: COUNT },
    member: label,
    direction: 'high',
    unit: null,
    n: cell.rowSum,
    effect: share(cell),
    strength: Math.sqrt(share(cell)),
    impact: cell.rowSum / frame.n,
    tests: [addTest(cellP(cell))],
    expected: null,
    sql:
      `SELECT count(*) FILTER (WHERE ${equals(inner.column, label)}) AS value, count(${name(inner.column.name)}) AS n, ` +
      `(SELECT avg((${equals(inner.column, label)})::INT) FROM ${frame.table.relation} WHERE ${name(outer.column.name)} IS NOT NULL ` +
      `AND NOT (${equals(outer.column, leader)})) AS elsewhere FROM ${frame.table.relation}${where(equals(outer.column, leader))}`,
    told: { outer, leader, inner, label, words: [farthest('most', byLabel)] },
    topics: [outer.column.name, inner.column.name, `${outer.column.name}×${inner.column.name}`],
  };
}
