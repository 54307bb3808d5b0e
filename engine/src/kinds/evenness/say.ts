import { numberText } from '../../wording/number-text';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { t } from './messages';

/** A column whose labels are equally frequent. */
export interface EvenTold {
  dimension: Dimension;
}

export const sayEven: Say<EvenTold> = ({ told: { dimension } }, facts, frame) => {
  const least = numberText(fact(facts, 'least'));
  const most = numberText(fact(facts, 'most'));
  const said = { members: numberText(fact(facts, 'members')), noun: dimension.noun, rows: frame.rows, least };
  return {
    sentence: least === most ? t('even', said) : t('between', { ...said, most }),
    n: fact(facts, 'n'),
  };
};
