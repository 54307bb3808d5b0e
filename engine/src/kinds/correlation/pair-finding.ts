import type { Finding } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import type { Test } from '../../insights/judge/test-log';
import { sortedSample } from '../../insights/sql';
import type { PairTold } from './say';
import { spearmanSql } from './spearman-sql';
import { LIMITS } from './limits';

/** Two measures that were compared, and within which group. */
export interface Pair {
  x: Measure;
  y: Measure;
  group: { dimension: Dimension; label: string } | null;
  /** Spearman's coefficient, of so many rows. */
  r: number;
  n: number;
  tests: Test[];
  small: boolean;
}

/** What findings on two measures have in common, whatever of them is compared and where. */
export function pairFinding<Kind extends Finding['kind']>(
  frame: Frame,
  { x, y, group, r, n, tests, small }: Pair,
  own: { kind: Kind; weight: number; sql: string },
): Finding<PairTold> & { kind: Kind } {
  const positive = r > 0;
  return {
    kind: own.kind,
    subject: {
      filter: group ? [{ column: group.dimension.column.name, op: '=', value: group.label }] : [],
      breakdown: x.id,
      measure: y.typed,
    },
    member: group?.label ?? null,
    direction: positive ? 'pos' : 'neg',
    unit: null,
    n,
    effect: r,
    strength: Math.abs(r) * own.weight,
    impact: n / frame.n,
    tests,
    ...(small ? { small } : {}),
    expected: null,
    sql: own.sql,
    told: { x, y, positive, small, group },
    topics: [x.id, y.id, `${x.family}×${y.family}`],
  };
}

/** That two measures rise and fall together over all rows. */
export const correlationFinding = (frame: Frame, pair: Pair): Finding<PairTold> =>
  pairFinding(frame, pair, {
    kind: 'correlation',
    weight: frame.timeline?.regular ? LIMITS.weightOfReadings : 1,
    sql: spearmanSql(frame.table.relation, pair.x.sql, pair.y.sql, '', sortedSample(frame, pair.n)),
  });
