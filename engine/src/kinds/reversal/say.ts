import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { capital, labelText, list } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { holds } from '../farthest';
import { t } from './messages';

export interface ReversalTold {
  outcome: Dimension;
  event: string;
  group: Dimension;
  by: Dimension;
  /** Ahead within each stratum, and behind in all. */
  first: string;
  second: string;
  strata: string[];
  /** Whether chance alone hardly turns so much within the strata. */
  certain: boolean;
}

export const sayReversal: Say<ReversalTold> = ({ sql, told }, facts) => {
  const [value, baseline] = [fact(facts, 'value'), fact(facts, 'baseline')];
  const within = told.strata.map((label, i) => ({ label, own: fact(facts, `a${i}`), other: fact(facts, `b${i}`) }));
  if (!(value < baseline) || !within.every(({ own, other }) => own > other)) return null;
  return {
    sentence: t('turns', {
      noun: capital(told.outcome.noun),
      event: labelText(told.event),
      by: told.by.noun,
      first: `${told.group.noun} ${labelText(told.first)}`,
      second: labelText(told.second),
      strata: list(
        within.map(({ label, own, other }) =>
          t('stratum', { label: labelText(label), own: percentText(own), other: percentText(other) }),
        ),
      ),
      firstAll: percentText(value),
      secondAll: percentText(baseline),
      certain: told.certain,
    }),
    words: [holds('each', within.map((_, i) => `a${i} > b${i}`).join(' AND '), sql), holds('fewer', 'value < baseline', sql)],
    baseline,
    n: fact(facts, 'n'),
  };
};
