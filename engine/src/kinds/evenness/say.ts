import { numberText } from '../../wording/number-text';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { holds } from '../farthest';
import { t } from './messages';

/** A column whose labels are equally frequent. */
export interface EvenTold {
  dimension: Dimension;
}

export const sayEven: Say<EvenTold> = ({ sql, told: { dimension } }, facts, frame) => {
  const least = numberText(fact(facts, 'least'));
  const most = numberText(fact(facts, 'most'));
  const said = { members: numberText(fact(facts, 'members')), noun: dimension.noun, rows: frame.rows, least };
  const between = t('between', { ...said, most });
  return {
    ...(fact(facts, 'value') === 0
      ? { sentence: t('even', said), words: [holds('each', 'value = 0', sql)], without: between }
      : { sentence: between, words: [holds('each', `least = ${fact(facts, 'least')} AND most = ${fact(facts, 'most')}`, sql)] }),
    n: fact(facts, 'n'),
  };
};
