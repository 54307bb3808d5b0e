import type { Finding } from '../../insights/finding';
import type { Frame } from '../../insights/frame/frame';
import { changesSql } from '../../insights/series/changes';
import { pairFinding, type Pair } from '../correlation/pair-finding';
import type { PairTold } from '../correlation/say';
import { spearmanSql } from '../correlation/spearman-sql';
import { LIMITS } from './limits';

/** That the changes of two measures from one reading to the next go together. */
export const changesFinding = (frame: Frame, pair: Pair): Finding<PairTold> =>
  pairFinding(frame, pair, {
    kind: 'change-correlation',
    weight: frame.timeline?.regular ? LIMITS.weight : 1,
    sql: spearmanSql(changesSql(frame, pair.x, pair.y), 'x', 'y', '', null),
  });
