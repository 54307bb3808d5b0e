import type { Word } from '../../contracts/report/claim';
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
  /** That these have the highest figure, and that this one has the lowest. */
  highest: (names: readonly string[]) => Word;
  lowest: (name: string) => Word;
}

export const sayRanking: Say<RankingTold> = ({ told: { measure, highest: isHighest, lowest: isLowest } }, facts) => {
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
  const named = (key: string) => String(facts[key]);
  const lastTold = fact(facts, 'lowest') === 1 && n <= LIMITS.mostToNameTheLast;
  if (highest > 1) {
    const names = [label('first'), label('second'), label('third')].slice(0, highest);
    const together = { names: capital(list(names)), noun: measure.noun, value: said.value };
    const sentence = lastTold
      ? t('together-last', { ...together, last: label('last'), low: measureText(measure, low) })
      : t('together', together);
    const first = [named('first'), named('second'), named('third')].slice(0, highest);
    return { sentence, words: [isHighest(first), ...(lastTold ? [isLowest(named('last'))] : [])], baseline: next, n };
  }
  const far = next > 0 && value >= LIMITS.far * next;
  const words = [isHighest([named('first')])];
  if (!lastTold) return { sentence: t(far ? 'first-far' : 'first', said), words, baseline: next, n };
  const last = { ...said, last: label('last'), low: measureText(measure, low) };
  words.push(isLowest(named('last')));
  return { sentence: t(far ? 'first-last-far' : 'first-last', last), words, baseline: next, n };
};
