import { capital } from '../../wording/human';
import { monthNames } from '../../wording/date-text';
import { percentText, wholeText } from '../../wording/number-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension } from '../../insights/frame/frame';
import { t } from './messages';

/** A label that comes at one time of the year. */
export interface LabelSeasonTold {
  dimension: Dimension;
  label: string;
  /** From 0. */
  months: readonly number[];
  years: number;
}

export const sayLabelSeason: Say<LabelSeasonTold> = ({ told: { dimension, label, months, years } }, facts, frame) => {
  const [value, baseline, n, cases] = [fact(facts, 'value'), fact(facts, 'baseline'), fact(facts, 'n'), fact(facts, 'cases')];
  if (!(value > baseline)) return null;
  const nameOf = (month: number | undefined) => monthNames()[month ?? 0] ?? '';
  return {
    sentence: t('season', {
      who: capital(rowsWith(frame, dimension, label)),
      several: months.length > 1,
      from: nameOf(months[0]),
      to: nameOf(months.at(-1)),
      value: percentText(value),
      cases: wholeText(cases),
      n: wholeText(n),
      others: percentText(baseline),
      years: wholeText(years),
    }),
    baseline,
    n,
  };
}; // prettier-ignore
