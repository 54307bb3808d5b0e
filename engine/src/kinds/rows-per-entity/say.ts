import { comparison, COUNTS } from '../../wording/comparison';
import { numberText, percentText } from '../../wording/number-text';
import { groupText } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Entity } from '../../insights/frame/frame';
import { LIMITS } from './limits';
import { t } from './messages';

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
    sentence: t('rows', {
      value: numberText(value),
      rows: frame.rows,
      entity: entity.noun,
      group: groupText(dimension, label),
      compared: comparison(value, baseline, COUNTS),
      entities: numberText(fact(facts, 'entities')),
      ofRows: percentText(fact(facts, 'n') / fact(facts, 'all_rows')),
      ofEntities: percentText(fact(facts, 'entities') / fact(facts, 'all_entities')),
    }),
    baseline,
    n: fact(facts, 'n'),
  };
};
