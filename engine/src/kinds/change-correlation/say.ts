import { median } from '../../stats/distributions/quantile';
import { coefficientText, wholeText } from '../../wording/number-text';
import { fact, type Say } from '../../insights/finding';
import type { Timeline } from '../../insights/frame/frame';
import { bearsOut } from '../correlation/bears-out';
import { strengthOf } from '../correlation/strength';
import type { PairTold } from '../correlation/say';
import { LIMITS } from './limits';
import { t } from './messages';

const DAY_MS = 86_400_000;
const STEPS = { hour: 1 / 24, day: 1, week: 7, month: 30.4, quarter: 91.3, year: 365.25 };

/** What lies between two readings: `month`, or `reading` when the steps have no name. */
export function stepOf(timeline: Timeline): string {
  const sorted = timeline.values.filter((value) => !Number.isNaN(value)).sort();
  const days = median(sorted.slice(1).map((value, i) => value - (sorted[i] ?? 0))) / DAY_MS;
  return Object.entries(STEPS).find(([, length]) => Math.abs(days / length - 1) < LIMITS.sameStep)?.[0] ?? 'reading';
}

/** Two measures whose changes from one reading to the next go together. */
export const sayChanges: Say<PairTold> = ({ told }, facts, { timeline }) => {
  if (!timeline || !bearsOut(told, facts)) return null;
  const value = fact(facts, 'value');
  const n = fact(facts, 'n');
  return {
    sentence: t('changes', {
      step: stepOf(timeline),
      x: told.x.short,
      y: told.y.short,
      together: told.positive,
      strength: strengthOf(value),
    }),
    n,
    counted: t('counted', { n, number: wholeText(n) }),
    evidence: [t('rho', { rho: coefficientText(value) }), t('r', { r: coefficientText(fact(facts, 'linear')) }), t('trends')],
  };
};
