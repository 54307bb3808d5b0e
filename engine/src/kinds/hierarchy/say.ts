import { capital } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { LIMITS } from './limits';

/** Two columns that are levels of one thing. */
export interface LevelsTold {
  child: Dimension;
  parent: Dimension;
}

export const sayLevels: Say<LevelsTold> = ({ told: { child, parent } }, facts) => {
  const value = fact(facts, 'value');
  const all = fact(facts, 'baseline');
  if (!(value >= LIMITS.leastSingle * all)) return null;
  const who =
    value === all
      ? `Each of the ${numberText(all)} values of ${child.noun} belongs`
      : `${capital(numberText(value))} of ${numberText(all)} values of ${child.noun} belong`;
  return {
    sentence: `${who} to a single ${parent.noun}: the two are levels of one thing.`,
    baseline: all,
    n: fact(facts, 'n'),
  };
};
