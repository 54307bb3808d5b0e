import { capital, labelText, list } from '../../wording/human';
import { shareCertainty } from '../../wording/level';
import { percentText, wholeText } from '../../wording/number-text';
import { columnNames } from '../../wording/column-names';
import { fact, type Say } from '../../insights/finding';
import type { Among } from '../miners/outlying/domain';
import type { Event } from '../miners/outlying/events';
import { LIMITS } from '../miners/outlying/limits';
import { whatText, whoText, withinText, type Told } from '../miners/outlying/words';
import { t } from './messages';

/** A group whose share of something stands apart. */
export interface OutlyingTold {
  event: Event;
  among: readonly Among[];
  sides: readonly Told[];
  /** Of which it is told as well, and which are none of the others. */
  earlier: readonly (readonly Told[])[];
}

export const sayOutlying: Say<OutlyingTold> = ({ told: { event, among, sides, earlier } }, facts, frame) => {
  const [value, baseline, n] = [fact(facts, 'value'), fact(facts, 'baseline'), fact(facts, 'n')];
  const [cases, all] = [fact(facts, 'cases'), fact(facts, 'of_all')];
  if (!(value > LIMITS.leastTold * baseline)) return null;
  const what = whatText(event, percentText(value), whoText(frame, sides), columnNames(frame.table.columns));
  return {
    sentence: t('outlying', {
      inside: among.length > 0,
      within: withinText(frame, among),
      what: among.length > 0 ? what : capital(what),
      others: percentText(baseline),
      none: baseline === 0,
      less: earlier.length > 0,
      left: list(earlier.map((one) => list(one.map(({ label }) => labelText(label))))),
      cases: wholeText(cases),
      n: wholeText(n),
      part: percentText(cases / all),
      all: wholeText(all),
    }),
    baseline,
    n,
    ...shareCertainty(cases, n),
  };
};
