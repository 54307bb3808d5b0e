import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { capital, isPlural, labelText } from '../../wording/human';
import { coefficientText } from '../../wording/number-text';
import { holds } from '../farthest';
import { t } from './messages';

/** Two measures that go together one way over all rows, and the other way within the groups of a column. */
export interface TurnedPairTold {
  x: Measure;
  y: Measure;
  by: Dimension;
  strata: string[];
}

export const sayTurnedPair: Say<TurnedPairTold> = ({ sql, told: { x, y, by, strata } }, facts) => {
  const value = fact(facts, 'value');
  const within = strata.map((label, i) => ({ label, rho: fact(facts, `r${i}`) }));
  // Each group of the whole table must bear out what a sample of it may have shown.
  if (!within.every(({ rho }) => Math.sign(rho) === -Math.sign(value))) return null;
  return {
    sentence: capital(
      t('turns', {
        x: x.short,
        y: y.short,
        many: isPlural(y.short),
        manyX: isPlural(x.short),
        up: value > 0,
        by: by.noun,
      }),
    ),
    words: [holds('each', strata.map((_, i) => `sign(r${i}) = -sign(value)`).join(' AND '), sql)],
    n: fact(facts, 'n'),
    evidence: [
      t('overall', { rho: coefficientText(value) }),
      ...within.map(({ label, rho }) => t('stratum', { rho: coefficientText(rho), label: labelText(label) })),
    ],
  };
};
