import type { Finding } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { cellFinding, partsSql, type Inside } from '../miners/cells/cell-finding';
import type { LevelInsideTold } from './say';
import { LIMITS } from './limits';

/** A measure whose level a label changes in one group alone. */
export function levelInside(frame: Frame, measure: Measure, inside: Inside): Finding<LevelInsideTold> {
  const { group, groupLabel, split, label, within, elsewhere, isCertainElsewhere } = inside;
  const high = within > 0;
  return {
    ...cellFinding(frame, inside, measure),
    kind: 'mean-interaction',
    direction: high ? 'high' : 'low',
    unit: measure.unit,
    effect: within - elsewhere,
    strength: Math.min(LIMITS.mostStrength, LIMITS.weight * Math.abs(within - elsewhere)),
    sql: partsSql(frame, inside, measure.sql),
    told: { group, groupLabel, split, label, measure, high, isCertainElsewhere },
  };
}
