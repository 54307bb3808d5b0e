import type { Frame, Measure } from '../../insights/frame/frame';
import { amountsIn, measureText } from '../../wording/phrases';
import type { Ends, Stretch } from './ends';
import { t } from './messages';

/** A stretch in words; of a sample no stretch is known to be a single value. */
interface StretchText {
  text: string;
  single: boolean;
}

/** One end of a measure: `at most 20 days`, `at least 96 days`, or the one value that it has there. */
export function stretchText(frame: Frame, measure: Measure, ends: Ends, side: 'low' | 'high'): StretchText {
  const single = !frame.sampled && ends[side].from === ends[side].to;
  const value = measureText(measure, side === 'low' ? ends.low.to : ends.high.from);
  return { single, text: single ? value : t(side === 'low' ? 'at-most' : 'at-least', { value }) };
}

/** What lies between the ends: `21 to 48 days`. */
export const betweenText = (measure: Measure, { from, to }: Stretch): string =>
  from === to ? measureText(measure, from) : amountsIn(measure).between(from, to);
