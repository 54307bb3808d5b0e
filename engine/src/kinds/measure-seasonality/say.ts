import { capital } from '../../wording/human';
import { comparison } from '../../wording/number-text';
import { measureText } from '../../wording/phrases';
import type { Cycle } from '../../insights/series/cycles';
import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';

/** A measure that stands higher in one part of a cycle than in another. */
export interface MeasureCycleTold {
  cycle: Cycle;
  measure: Measure;
  best: number;
  worst: number;
}

const RHYTHM: Record<Cycle['id'], string> = { hour: 'time of day', weekday: 'day of the week', month: 'season' };
const AT: Record<Cycle['id'], string> = { hour: 'at', weekday: 'on', month: 'in' };

export const sayMeasureCycle: Say<MeasureCycleTold> = ({ told: { cycle, measure, best, worst } }, facts) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const lowest = fact(facts, 'lowest');
  if (!(value > lowest)) return null;
  const when = (part: number) => `${AT[cycle.id]} ${cycle.labels[part] ?? ''}`;
  return {
    sentence:
      `${capital(measure.noun)} follows the ${RHYTHM[cycle.id]}: ` +
      `highest ${when(best)} with an average of ${measureText(measure, value)}, ${comparison(value, baseline, measureText(measure, baseline))}; ` +
      `lowest ${when(worst)} with ${measureText(measure, lowest)}.`,
    baseline,
    n: fact(facts, 'n'),
  };
};
