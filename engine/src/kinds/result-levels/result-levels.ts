import type { Finding, Mining } from '../../insights/finding';
import { resultColumns } from '../../insights/frame/measures/result-columns';
import { levelsOf, resultOf } from '../group-levels/group-levels';
import { LIMITS } from './limits';
import type { ResultLevelsTold } from './say';

/**
 * How the result differs from group to group where no difference of it is certain: exact for these rows. Without it a report of a small table
 * leads with what its other columns have to do with each other.
 */
export function mineResultLevels({ frame }: Mining): Finding<ResultLevelsTold>[] {
  const result = resultColumns(frame.table);
  const [, ...cutFrom] = result;
  // What a result was cut from says more of each row than the side on which it lies (Altman and Royston 2006, The cost of dichotomising).
  const measure = frame.measures.find(({ columns: [own, ...more] }) => more.length === 0 && cutFrom.some((one) => one === own));
  const looked = frame.timeline?.regular || frame.n >= LIMITS.fewRows ? null : measure ? { measure } : resultOf(frame);
  return looked
    ? levelsOf(frame, looked, LIMITS).map((found) => ({
        ...found,
        kind: 'result-levels',
        told: { ...found.told, result },
        leads: true,
      }))
    : [];
}
