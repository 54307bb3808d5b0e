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
  const [value, next, low, n, lowest] = ['value', 'next', 'low', 'n', 'lowest'].map((key) => fact(facts, key)) as [number, number, number, number, number]; // prettier-ignore
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
  const lastTold = lowest === 1 && n <= LIMITS.mostToNameTheLast;
  if (highest > 1) {
    const names = ['first', 'second', 'third'].slice(0, highest).map(label);
    const together = { names: list(names), noun: measure.noun, value: said.value };
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
