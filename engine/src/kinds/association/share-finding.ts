import { rateOf } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import type { Test } from '../../insights/judge/test-log';
import { amongLabels } from '../../insights/expected/among';
import { designsOf } from '../../insights/units/design';
import { labelsOf } from '../../insights/units/sides';
import { equals, isOneOf, name, where } from '../../insights/sql';
import { distance, type Cell } from '../miners/label-pairs/cell';
import { isFate } from '../miners/label-pairs/sides';
import { alikeSql, behindGroup } from '../mix-behind/mix-behind';
import type { ShareTold } from './say';
import { LIMITS } from './limits';

/** How much a cell tells: its distance from the overall share by how many rows it concerns, or what the columns have in common. */
function sizeOf(cell: Cell, v: number, group: Dimension, outcome: Dimension): number {
  const rows = cell.rowSum / cell.n;
  if (outcome.outcome) return Math.min(1, LIMITS.outcomeWeight * Math.max(v, distance(cell) * rows ** LIMITS.outcomeReach));
  const labels = Math.min(group.labels.length, outcome.labels.length);
  return LIMITS.pairWeight * Math.max(v * Math.min(1, LIMITS.manyLabels / labels), distance(cell) * Math.sqrt(rows));
}

/** Whether rows of one label always or never have the other label, where many would not if the rest were anything to go by. */
function isRuled({ count, rowSum, columnSum, n }: Cell): boolean {
  const [own, others] = [count / rowSum, (columnSum - count) / (n - rowSum)];
  const [other, missed] = own > others ? [1 - others, 1 - own] : [others, own];
  return missed <= 1 - LIMITS.ruled && other * rowSum >= LIMITS.fewestRuled;
}

/** Whether each row has the label; NaN where it has none at all. */
export const isLabel =
  ({ codes }: Dimension, label: number) =>
  (row: number): number =>
    codes[row] === -1 ? NaN : codes[row] === label ? 1 : 0;

/** That rows of one label have a label of another column more or less often than all rows. */
export function shareFinding(
  frame: Frame,
  group: Dimension,
  outcome: Dimension,
  cell: Cell,
  weight: { v: number; place: number; tests: Test[]; told: number; spared?: readonly string[] },
): Finding<ShareTold> {
  const member = group.labels[cell.row] ?? '';
  const label = outcome.labels[cell.column] ?? '';
  const high = cell.residual > 0;
  const isMember = equals(group.column, member);
  const spared = weight.spared ?? [];
  const isSpared = spared.length > 0 ? isOneOf(group.column, spared) : null;
  const isLabelled = `(${equals(outcome.column, label)})::INT`;
  const isOutcome = isSpared ? `(CASE WHEN ${isSpared} THEN NULL ELSE ${isLabelled} END)` : isLabelled;
  const measure = rateOf(outcome.column.name, label);
  const left = new Set(spared.map((one) => group.labels.indexOf(one)));
  const valueOf = (row: number) => (left.has(group.codes[row] ?? -1) ? NaN : isLabel(outcome, cell.column)(row));
  const values = Float64Array.from(outcome.codes.keys(), valueOf);
  const behind = behindGroup(frame, { dimension: group, code: cell.row, values, measure });
  const filled = `${name(group.column.name)} IS NOT NULL`;
  return {
    kind: outcome.outcome ? 'rate-difference' : 'association',
    subject: { filter: [], breakdown: group.column.name, measure },
    member,
    ...(behind.without ? { alone: true } : {}),
    direction: high ? 'high' : 'low',
    unit: '%',
    n: cell.rowSum,
    effect: weight.v,
    strength:
      (weight.v > LIMITS.nearlyOne
        ? LIMITS.weightOfNearlyOne
        : isRuled(cell)
          ? isFate(group)
            ? LIMITS.weightOfSameEnd
            : LIMITS.weightOfRuled
          : 1) *
      sizeOf(cell, weight.v, group, outcome) *
      (weight.place === 0 ? 1 : LIMITS.weightOfSecond) *
      behind.weight,
    impact: cell.n / frame.n,
    tests: weight.tests,
    expected: null,
    among: amongLabels(frame, group, `CAST(${isOutcome} AS DOUBLE)`, {
      member,
      share: true,
      told: weight.told,
      designs: designsOf(frame, labelsOf(group), labelsOf(outcome), valueOf),
    }),
    sql:
      `SELECT avg(${isOutcome}) FILTER (WHERE ${isMember}) AS value, avg(${isOutcome}) FILTER (WHERE NOT (${isMember})) AS baseline, ` +
      `count(${name(outcome.column.name)}) FILTER (WHERE ${isMember}) AS n, ` +
      `sum(${isOutcome}) FILTER (WHERE ${isMember}) AS hits` +
      (isSpared
        ? `, count(${name(outcome.column.name)}) FILTER (WHERE ${isSpared}) AS spared, count(*) FILTER (WHERE ${isSpared} AND ${equals(outcome.column, label)}) AS spared_hits`
        : '') +
      `${alikeSql(frame, behind.mix, isMember, { kind: 'rate', columns: [outcome.column.name], sql: isOutcome })} FROM ${frame.table.relation}${where(filled)}`,
    behind,
    told: { group, member, outcome, label, high, ...(spared.length > 0 ? { spared } : {}) },
    topics: [group.column.name, outcome.column.name, `${group.column.name}×${outcome.column.name}`],
  };
}
