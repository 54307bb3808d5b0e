import { periodText, type Grain } from '../../wording/date-text';
import { percentText, wholeText } from '../../wording/number-text';
import { columnNames } from '../../wording/column-names';
import { fact, type Say } from '../../insights/finding';
import type { Among } from '../miners/outlying/domain';
import type { Event } from '../miners/outlying/events';
import { whatText, whoText, withinText, type Told } from '../miners/outlying/words';
import { t } from './messages';

/** A group of which something is so more or less often since a time. */
export interface RateStepTold {
  event: Event;
  among: readonly Among[];
  sides: readonly Told[];
  /** When it begins, in milliseconds. */
  at: number;
  grain: Grain;
  /** It begins on a day within a period. */
  about: boolean;
  up: boolean;
}

export const sayRateStep: Say<RateStepTold> = ({ told: { event, among, sides, at, grain, about, up } }, facts, frame) => {
  const [value, baseline, others, before] = [fact(facts, 'value'), fact(facts, 'baseline'), fact(facts, 'others'), fact(facts, 'others_before')];
  const [n, cases] = [fact(facts, 'n'), fact(facts, 'cases')];
  if (value > baseline !== up) return null;
  return {
    sentence: t('step', {
      about,
      when: periodText(at, about ? 'day' : grain),
      inside: among.length > 0,
      within: withinText(frame, among),
      what: whatText(event, percentText(value), whoText(frame, sides), columnNames(frame.table.columns)),
      before: percentText(baseline),
      cases: wholeText(cases),
      n: wholeText(n),
      alone: sides.length === 0,
      others: sides.length === 0 ? '' : percentText(others),
      others_before: sides.length === 0 ? '' : percentText(before),
    }),
    baseline,
    n,
  };
}; // prettier-ignore
