import { capital, labelText } from '../../wording/human';
import { numberText, percentText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { LIMITS } from './limits';

/** The most frequent label of a column and the next. */
export interface LeadTold {
  dimension: Dimension;
  first: string;
  second: string;
}

export const sayLead: Say<LeadTold> = ({ told: { dimension, first, second } }, facts, frame) => {
  const value = fact(facts, 'value');
  const n = fact(facts, 'n');
  const next = fact(facts, 'second');
  const members = fact(facts, 'members');
  if (value < LIMITS.leastLead * next) return null;
  const lead = value / next;
  const [far, ahead] =
    lead >= LIMITS.times ? ['by far ', `${numberText(Number(lead.toPrecision(2)))} times as many as`] : ['', 'ahead of'];
  return {
    sentence:
      `${capital(labelText(first))} is ${far}the most frequent of ${members.toLocaleString('en-US')} values of ${dimension.noun}: ` +
      `${value.toLocaleString('en-US')} of ${countText(n, frame.rows)} (${percentText(value / n)}), ${ahead} ` +
      `the next, ${labelText(second)} (${next.toLocaleString('en-US')}).`,
    baseline: n / members,
    n,
  };
};
