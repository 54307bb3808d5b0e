import type { Finding, Mining } from '../../insights/finding';
import { resultColumns } from '../../insights/frame/result-columns';
import { levelsOf, resultOf } from '../group-levels/group-levels';
import { LIMITS } from './limits';
import type { ResultLevelsTold } from './say';

/**
 * How the result differs from group to group where no difference of it is certain: exact for these rows. Without it a report of a small table
 * leads with what its other columns have to do with each other.
 */
export function mineResultLevels({ frame }: Mining): Finding<ResultLevelsTold>[] {
  const looked = frame.timeline?.regular ? null : resultOf(frame);
  const result = resultColumns(frame.table);
  return looked
    ? levelsOf(frame, looked, LIMITS).map((found) => ({
        ...found,
        kind: 'result-levels',
        told: { ...found.told, result },
        leads: true,
      }))
    : [];
}
