import type { Word } from '../../contracts/report/claim';
import { capital, isPlural, labelText } from '../../wording/human';
import { percentText, timesText, wholeText } from '../../wording/number-text';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { LIMITS } from './limits';
import { t } from './messages';

/** The most frequent label of a column and the next. */
export interface LeadTold {
  dimension: Dimension;
  first: string;
  second: string;
  /** How many other labels are as frequent as the next. */
  alike: number;
  words: Word[];
}

export const sayLead: Say<LeadTold> = ({ told: { dimension, first, second, alike, words } }, facts, frame) => {
  const value = fact(facts, 'value');
  const n = fact(facts, 'n');
  const next = fact(facts, 'second');
  const members = fact(facts, 'members');
  if (value < LIMITS.leastLead * next) return null;
  const lead = value / next;
  const said = {
    noun: capital(dimension.noun),
    many: isPlural(dimension.noun),
    first: labelText(first),
    rows: frame.rows,
    // Of what most rows have none of, a part of those that have is none of all.
    partly: n < LIMITS.mostlyFilled * frame.n,
    share: percentText(value / n),
    value: wholeText(value),
    count: wholeText(n),
    second: labelText(second),
    alike,
    next: wholeText(next),
    members,
  };
  return {
    sentence: lead >= LIMITS.times ? t('far', { ...said, times: timesText(lead) }) : t('lead', said),
    words,
    baseline: n / members,
    n,
  };
};
