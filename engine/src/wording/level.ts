import { SMALL_GROUP } from '../insights/finding';
import type { Frame, Measure } from '../insights/frame/frame';
import { comparison, type Base } from './comparison';
import { isPlural } from './human';
import { percentText } from './number-text';
import { amountsIn, countText, measureText } from './phrases';

/** What a sentence on a group's level of a measure says: how long it takes, in how much of it something is so, or its mean. */
export const levelSlots = (measure: Measure, who: string, value: number, base: number, against: Base = 'overall') => ({
  form: measure.verb ? 'takes' : measure.fraction ? 'share' : 'level',
  who,
  value: measureText(measure, value),
  verb: measure.verb ?? '',
  noun: measure.noun,
  many: isPlural(measure.noun),
  compared: comparison(value, base, amountsIn(measure), against),
});

/** How certain a share is: its 95% interval, or that it is of a few rows only. */
export function certaintySlots([low, high]: readonly [number, number], n: number, frame: Frame) {
  const few = n < SMALL_GROUP;
  return {
    certain: few ? 'few' : 'interval',
    low: few ? '' : percentText(low),
    high: few ? '' : percentText(high),
    count: countText(n, frame.rows),
  };
}
