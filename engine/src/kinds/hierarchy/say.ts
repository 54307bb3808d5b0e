import { numberText } from '../../wording/number-text';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { holds } from '../farthest';
import { LIMITS } from './limits';
import { t } from './messages';

/** Two columns that are levels of one thing. */
export interface LevelsTold {
  child: Dimension;
  parent: Dimension;
}

export const sayLevels: Say<LevelsTold> = ({ sql, told: { child, parent } }, facts) => {
  const value = fact(facts, 'value');
  const all = fact(facts, 'baseline');
  if (!(value >= LIMITS.leastSingle * all)) return null;
  const said = { all: numberText(all), child: child.noun, parent: parent.noun };
  return {
    ...(value === all
      ? { sentence: t('each', said), words: [holds('each', 'value = baseline', sql)] }
      : { sentence: t('most', { ...said, value: numberText(value) }) }),
    baseline: all,
    n: fact(facts, 'n'),
  };
};
