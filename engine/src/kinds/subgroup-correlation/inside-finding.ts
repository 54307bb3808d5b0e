import type { Finding } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { equals, sortedSample } from '../../insights/sql';
import { pairFinding, type Pair } from '../correlation/pair-finding';
import type { PairTold } from '../correlation/say';
import { spearmanSql } from '../correlation/spearman-sql';
import { LIMITS } from './limits';

/** That two measures go together within a group. */
export function insideFinding(
  frame: Frame,
  group: { dimension: Dimension; label: string },
  pair: Omit<Pair, 'group'>,
): Finding<PairTold> {
  const isMember = equals(group.dimension.column, group.label);
  return pairFinding(
    frame,
    { ...pair, group },
    {
      kind: 'subgroup-correlation',
      weight: LIMITS.weight,
      sql: spearmanSql(frame.table.relation, pair.x.sql, pair.y.sql, isMember, sortedSample(frame, pair.n)),
    },
  );
}
