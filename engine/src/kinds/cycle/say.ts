import { fact, type Say } from '../../insights/finding';
import type { Measure, Timeline } from '../../insights/frame/frame';
import { capital, isPlural } from '../../wording/human';
import { coefficientText, numberText, wholeText } from '../../wording/number-text';
import { LIMITS } from './limits';
import { t } from './messages';

/** A series that comes back to where it was after so many steps. */
export interface CycleTold {
  timeline: Timeline;
  measure: Measure;
  /** Steps of a cycle, and between which it lies. */
  period: number;
  from: number;
  to: number;
  /** Whole cycles that were seen at least: how many go into the series is known to a half. */
  turns: number;
  step: string;
  /** The period in whole steps, by which it is tested that readings are alike. */
  length: number;
}

export const sayCycle: Say<CycleTold> = ({ told: { measure, period, from, to, turns, step } }, facts) => {
  const [r, half] = [fact(facts, 'value'), fact(facts, 'baseline')];
  if (!(r >= LIMITS.leastR) || !(r - half >= LIMITS.leastGain)) return null;
  const n = fact(facts, 'n');
  return {
    sentence: t('cycle', {
      noun: capital(measure.noun),
      many: isPlural(measure.noun),
      period: numberText(period),
      from: numberText(from),
      to: numberText(to),
      step,
      turns: wholeText(turns),
    }),
    baseline: half,
    n,
    counted: t('counted', { n, number: wholeText(n) }),
    evidence: [t('r', { r: coefficientText(r), half: coefficientText(half) })],
  };
};
