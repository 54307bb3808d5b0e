import { compared, nextCertainty } from '../../wording/next';
import { fewSlots, shareCertainty } from '../../wording/level';
import { amountsIn, measureText, othersOf, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { orSlight } from '../group-difference/say-slight';
import { againstLike } from '../mix-behind/say-mix';
import { t } from './messages';

/** In how many of a member's rows something is so. */
export interface AttainmentTold {
  dimension: Dimension;
  label: string;
  measure: Measure;
  high: boolean;
}

const sayMember: Say<AttainmentTold> = (finding, facts, frame) => {
  const { dimension, label, measure, high } = finding.told;
  const value = fact(facts, 'value');
  const base = fact(facts, 'baseline');
  const n = fact(facts, 'n');
  if (value > base !== high) return null;
  const against = againstLike(frame, finding.behind, facts, othersOf(dimension, label), (one) => measureText(measure, one));
  if (!against) return null;
  const share = t('share', {
    value: measureText(measure, value),
    who: rowsWith(frame, dimension, label),
    noun: measure.noun,
    compared: compared(value, against.base, amountsIn(measure), against.name, finding.next),
    ...fewSlots(n, frame),
  });
  const sentence = [share, ...against.after].join(' ');
  const plain = shareCertainty(fact(facts, 'hits'), n);
  return { sentence, baseline: base, n, ...nextCertainty(finding, plain, value, against.base, amountsIn(measure)) };
};

export const sayAttainment = orSlight(sayMember);
