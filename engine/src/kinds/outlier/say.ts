import { capital, isPlural, labelText, list, withArticle } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import { countText, measureText } from '../../wording/phrases';
import { isStock } from '../../insights/series/changes';
import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { number } from '../../insights/sql';
import { reaches } from '../farthest';
import { LIMITS } from './limits';
import { saidHeld, type Shared } from './shared-label';
import { t } from './messages';

/** Rows far outside the usual range of a measure. */
export interface FarTold {
  measure: Measure;
  /** Where the usual range ends. */
  at: number;
  high: boolean;
  /** All rows below nought are meant, where hardly any is. */
  belowNought?: boolean;
  /** Whether each of the rows is a thing with a name. */
  named: boolean;
  /** Whose rows they mostly are. */
  held?: Shared | null;
}

/** What the names of the first rows are called in the query's answer. */
export const NAMES = ['first', 'second', 'third'] as const;

export const sayFar: Say<FarTold> = ({ told: { measure, at, high, belowNought, named, held = null } }, facts, frame) => {
  const value = fact(facts, 'value');
  if (!(value > 0)) return null;
  const text = (key: string) => measureText(measure, fact(facts, key));
  const part = fact(facts, 'part');
  const weighty = measure.additive && !isStock(frame, measure) && high && part >= LIMITS.leastPart && part <= 1;
  const said = {
    count: capital(countText(value, frame.rows)),
    noun: isPlural(measure.noun) ? measure.noun : withArticle(measure.noun),
    extreme: text('extreme'),
    high,
    median: text('baseline'),
    weighty,
    part: weighty ? percentText(part) : '',
    ...saidHeld(held, value, fact(facts, 'held')),
  };
  // The same number of it may be told of several rows.
  const farthestOf = reaches(
    high ? 'high' : 'low',
    `SELECT ${measure.sql} = ${number(fact(facts, 'extreme'))} AS own, ${measure.sql} AS y FROM ${frame.table.relation}`,
  );
  const names = named ? NAMES.flatMap((key) => (typeof facts[key] === 'string' ? [labelText(facts[key])] : [])) : [];
  if (names.length === value) {
    const called = { ...said, names: capital(list(names)) };
    return {
      ...(value === 1
        ? { sentence: t('named-one', called) }
        : { sentence: t('named', { ...called, at: measureText(measure, at) }), words: [farthestOf] }),
      baseline: fact(facts, 'baseline'),
      n: fact(facts, 'n'),
    };
  }
  return {
    ...(value === 1
      ? { sentence: t('one', said) }
      : fact(facts, 'nearest') === fact(facts, 'extreme')
        ? { sentence: t('same', said), words: [farthestOf] }
        : { sentence: t(belowNought ? 'below' : 'several', { ...said, at: measureText(measure, at) }), words: [farthestOf] }),
    baseline: fact(facts, 'baseline'),
    n: fact(facts, 'n'),
  };
};
