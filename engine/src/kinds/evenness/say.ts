import { numberText } from '../../wording/number-text';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';

/** A column whose labels are equally frequent. */
export interface EvenTold {
  dimension: Dimension;
}

export const sayEven: Say<EvenTold> = ({ told: { dimension } }, facts, frame) => {
  const least = numberText(fact(facts, 'least'));
  const most = numberText(fact(facts, 'most'));
  const each = least === most ? least : `between ${least} and ${most}`;
  return {
    sentence: `Each of the ${numberText(fact(facts, 'members'))} values of ${dimension.noun} has ${each} ${frame.rows}.`,
    n: fact(facts, 'n'),
  };
};
