import { studentQuantile } from '../../stats/distributions/student-quantile';
import { capital } from '../../wording/human';
import { amountText } from '../../wording/number-text';
import { countText, levelSentence, measureText, rowsWith } from '../../wording/phrases';
import { fact, SMALL_GROUP, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { orSlight } from './say-slight';
import { LIMITS } from './limits';

/** A member's level of a measure. */
export interface LevelTold {
  dimension: Dimension;
  measure: Measure;
  label: string;
  high: boolean;
  /** It is the highest or the lowest: of all labels, of so many frequent ones, or null where that is not known. */
  among: 'all' | number | null;
}

const sayMember: Say<LevelTold> = ({ told: { dimension, measure, label, high, among } }, facts, frame) => {
  const value = fact(facts, 'value');
  const base = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (Number.isNaN(value) || value > base !== high) return null;
  const half = n > 2 ? (studentQuantile(n - 1) * fact(facts, 'sd')) / Math.sqrt(n) : NaN;
  const confidence: [number, number] | undefined =
    n >= SMALL_GROUP && Number.isFinite(half) ? [value - half, value + half] : undefined;
  const interval =
    confidence && half > LIMITS.narrow * Math.abs(value) ? ` (95% interval ${rangeText(confidence, measure)})` : '';
  const level = levelSentence(measure, rowsWith(frame, dimension, label), value, base);
  const middle = fact(facts, 'middle');
  const isLopsided = middle > 0 && (value / middle > LIMITS.lopsided || value / middle < 1 / LIMITS.lopsided);
  const sentences = [
    `${capital(level)}${extremeText(high, among, dimension)}${interval}.`,
    ...(isLopsided ? [`Half of them stay at or below ${measureText(measure, middle)}.`] : []),
    ...(n < SMALL_GROUP ? [`These are only ${countText(n, frame.rows)}.`] : []),
  ];
  return { sentence: sentences.join(' '), baseline: base, n, ...(confidence ? { confidence } : {}) };
};

export const sayLevel = orSlight(sayMember);

function extremeText(high: boolean, among: LevelTold['among'], { noun }: Dimension): string {
  if (among === null) return '';
  const extreme = high ? 'highest' : 'lowest';
  return among === 'all' ? `: the ${extreme} by ${noun}` : `: the ${extreme} of the ${among} most frequent`;
}

function rangeText([low, high]: [number, number], measure: Measure): string {
  const from = amountText(low, measure.unit);
  const to = amountText(high, measure.unit);
  // A unit that stands behind is written once, one that stands before twice: `3 to 4 kg`, `€3 to €4`.
  const [, own = from, behind = ''] = /^([^\d]*[\d.,]+(?: (?:million|billion))?)(\D*)$/.exec(from) ?? [];
  return `${behind !== '' && to.endsWith(behind) ? own : from} to ${to}`;
}
