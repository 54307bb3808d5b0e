import { limits } from '../../limits';
import { CHANGE_LIMITS } from '../driver/limits';

/** Groups that carry a change of a mean or of a share. */
export const LIMITS = limits({
  ...CHANGE_LIMITS,
  leastPart: {
    value: 0.3,
    unit: 'share',
    found: 'judged',
    reason: 'A group that carries less of the change does not explain it.',
  },
  leastChange: {
    value: 0.08,
    unit: 'share of the level',
    found: 'judged',
    reason: 'A smaller change of the mean is not worth explaining.',
  },
  leastExcess: {
    value: 1.3,
    unit: 'times its share of the rows',
    found: 'judged',
    reason: 'A group that has half of the rows carries half of any change: it must carry clearly more.',
  },
  leastFilled: {
    value: 0.9,
    unit: 'times the usual share',
    found: 'judged',
    reason: 'Of rows with a value in the last period: where a tenth of the usual ones lack it, it is those that take long.',
  },
  monthsBefore: {
    value: 2,
    unit: 'months',
    found: 'judged',
    reason: 'Before the last one, each held against the same of the year before: with it a quarter of a year.',
  },
  otherWay: {
    value: 0.5,
    unit: 'of the change',
    found: 'judged',
    reason: 'By which the months before went the other way: the year has gone neither way then.',
  },
  mostRates: { value: 3, unit: 'labels', found: 'budget', reason: 'The most frequent outcomes; of two the rarer tells it all.' },
  fewestCompared: { value: 5, unit: 'rows', found: 'judged', reason: 'Of fewer rows a variance is hardly known.' },
  weight: { value: 0.75, unit: 'strength', found: 'judged', reason: "Puts the kinds' strengths on one scale for ranking." },
});
