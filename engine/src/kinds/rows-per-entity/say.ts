import { comparison, numberText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Entity } from '../../insights/frame/frame';
import { LIMITS } from './limits';

/** A group whose members have more or fewer rows each than others. */
export interface RowsPerTold {
  entity: Entity;
  dimension: Dimension;
  label: string;
  high: boolean;
}

export const sayRowsPer: Say<RowsPerTold> = ({ told: { entity, dimension, label, high } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (high ? value < LIMITS.leastTimes * baseline : value * LIMITS.leastTimes > baseline) return null;
  return {
    sentence:
      `There are ${numberText(value)} ${frame.rows} for each ${entity.noun} among ${rowsWith(frame, dimension, label)}, ` +
      `${comparison(value, baseline, numberText(baseline))} (${numberText(fact(facts, 'entities'))} different values of ${entity.noun}).`,
    baseline,
    n: fact(facts, 'n'),
  };
};
