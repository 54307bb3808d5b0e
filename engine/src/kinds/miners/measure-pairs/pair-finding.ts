import { changesSql } from '../../../insights/series/changes';
import type { Finding } from '../../../insights/finding';
import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
import type { Test } from '../../../insights/judge/test-log';
import { equals, sortedSample } from '../../../insights/sql';
import { spearmanSql } from './spearman-sql';
import { LIMITS } from './limits';

/** Two measures and which way they go together. */
export interface PairTold {
  x: Measure;
  y: Measure;
  positive: boolean;
  small: boolean;
  /** Within which group; null over all rows. */
  group: { dimension: Dimension; label: string } | null;
}

/** A pair of measures as finding of its kind: over all rows, over the changes between readings, or within a group. */
export function pairFinding(
  frame: Frame,
  kind: 'correlation' | 'change-correlation' | 'subgroup-correlation',
  x: Measure,
  y: Measure,
  group: { dimension: Dimension; label: string } | null,
  result: { r: number; n: number; tests: Test[]; small: boolean },
): Finding<PairTold> {
  const positive = result.r > 0;
  const ofChanges = kind === 'change-correlation';
  const sampled = sortedSample(frame, result.n);
  const { timeline } = frame;
  return {
    kind,
    subject: {
      filter: group ? [{ column: group.dimension.column.name, op: '=', value: group.label }] : [],
      breakdown: x.id,
      measure: y.typed,
    },
    member: group?.label ?? null,
    direction: positive ? 'pos' : 'neg',
    unit: null,
    n: result.n,
    effect: result.r,
    strength:
      Math.abs(result.r) *
      (group ? LIMITS.weightInside : 1) *
      (timeline?.regular ? (ofChanges ? LIMITS.weightOfChanges : LIMITS.weightOfReadings) : 1),
    impact: result.n / frame.n,
    tests: result.tests,
    ...(result.small ? { small: true } : {}),
    expected: null,
    sql: ofChanges
      ? spearmanSql(changesSql(frame, x, y), 'x', 'y', '', null)
      : spearmanSql(frame.table.relation, x.sql, y.sql, group ? equals(group.dimension.column, group.label) : '', sampled),
    told: { x, y, positive, small: result.small, group },
    topics: [x.id, y.id, `${x.family}×${y.family}`],
  };
}
