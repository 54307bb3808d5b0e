import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { capital, labelText, list } from '../../wording/human';
import { measureText } from '../../wording/phrases';
import { LIMITS } from './limits';
import { t } from './messages';

export interface RankingTold {
  measure: Measure;
  /** The column that names them. */
  thing: string;
}

export const sayRanking: Say<RankingTold> = ({ told: { measure } }, facts) => {
  const value = fact(facts, 'value');
  const next = fact(facts, 'next');
  const low = fact(facts, 'low');
  const n = fact(facts, 'n');
  const highest = fact(facts, 'highest');
  if (!(n >= LIMITS.fewestThings) || !(value > low) || highest > LIMITS.mostTogether) return null;
  const label = (key: string) => labelText(String(facts[key]));
  const said = {
    first: capital(label('first')),
    noun: measure.noun,
    value: measureText(measure, value),
    second: label('second'),
    next: measureText(measure, next),
  };
  const lastTold = fact(facts, 'lowest') === 1 && n <= LIMITS.mostToNameTheLast;
  if (highest > 1) {
    const names = [label('first'), label('second'), label('third')].slice(0, highest);
    const together = { names: capital(list(names)), noun: measure.noun, value: said.value };
    const sentence = lastTold
      ? t('together-last', { ...together, last: label('last'), low: measureText(measure, low) })
      : t('together', together);
    return { sentence, baseline: next, n };
  }
  const far = next > 0 && value >= LIMITS.far * next;
  if (!lastTold) return { sentence: t(far ? 'first-far' : 'first', said), baseline: next, n };
  const last = { ...said, last: label('last'), low: measureText(measure, low) };
  return { sentence: t(far ? 'first-last-far' : 'first-last', last), baseline: next, n };
};
