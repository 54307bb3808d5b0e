import { SMALL_GROUP, type Saying } from '../insights/finding';
import type { Frame, Measure } from '../insights/frame/frame';
import type { Next } from '../insights/expected/among';
import type { Base } from './comparison';
import { compared } from './next';
import { isPlural } from './human';
import { wilson } from '../stats/distributions/wilson';
import { intervalText } from './number-text';
import { amountsIn, countText, measureText } from './phrases';

/** What a sentence on a group's level of a measure says: how long it takes, in how much of it something is so, or its mean. */
export const levelSlots = (
  measure: Measure,
  who: string,
  value: number,
  base: number,
  against: Base = 'overall',
  next?: Next,
) => ({
  form: measure.verb ? 'takes' : measure.fraction ? 'share' : 'level',
  who,
  value: measureText(measure, value),
  verb: measure.verb ?? '',
  noun: measure.noun,
  many: isPlural(measure.noun),
  compared: compared(value, base, amountsIn(measure), against, next),
});

/** That a share is of a few rows only. */
export const fewSlots = (n: number, frame: Frame) => ({ few: n < SMALL_GROUP, count: countText(n, frame.rows) });

/** A share's 95% interval as a saying holds it: none of a few rows. */
export const shareCertainty = (hits: number, n: number): Pick<Saying, 'confidence' | 'evidence'> => {
  if (n < SMALL_GROUP) return {};
  const [low, high] = wilson(hits, n);
  return { confidence: [low, high], evidence: [intervalText(low, high, null, true)] };
};
