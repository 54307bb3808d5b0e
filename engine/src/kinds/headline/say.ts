import type { Word } from '../../contracts/report/claim';
import { capital, isPlural, labelText, series } from '../../wording/human';
import { numberText, percentText } from '../../wording/number-text';
import { isSaid, shownLabel } from '../../wording/label-phrases';
import { measureText } from '../../wording/phrases';
import type { Row } from '../../duckdb/cell';
import { fact, type Say, type Saying } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { sayLevel } from './say-level';
import { sayEver, type EverTold } from './ever';
import { sayOpen, type OpenTold } from './open-now';
import { sayPeriod } from './say-period';
import { sayRows } from './say-rows';
import { t } from './messages';

/** What is said of the values of a column beyond their numbers: all alike, none above the first, or which are the first two. */
export type ValueWords = Record<'even' | 'tied' | 'other', Word[]>;

/** How many labels have as many rows as the most frequent one, and as the one after it. */
export type Ties = Record<'first' | 'second', number>;

/** A leading figure of the table. */
export type FigureTold =
  | { figure: 'rows' }
  | { figure: 'period'; timeline: Timeline }
  | OpenTold
  | EverTold
  | { figure: 'level'; measure: Measure }
  | { figure: 'running'; measure: Measure; growing: Word }
  | { figure: 'shares'; dimension: Dimension; labels: string[] }
  | { figure: 'values'; dimension: Dimension; first: string; second: string; ties: Ties; words: ValueWords };

export const sayFigure: Say<FigureTold> = ({ told, sql }, facts, frame) => {
  switch (told.figure) {
    case 'rows':
      return sayRows(frame, facts);
    case 'period':
      return sayPeriod(frame, told.timeline, facts, sql);
    case 'open':
      return sayOpen(frame, told, facts);
    case 'ever':
      return sayEver(frame, told.stay, facts);
    case 'level':
      return sayLevel(frame, told.measure, facts);
    case 'running':
      return sayRunning(told.measure, told.growing, facts);
    case 'shares':
      return sayShares(frame, told.dimension, told.labels, facts);
    case 'values':
      return sayValues(frame, told, facts);
  }
};

/** From where to where a running total goes: all that can be said of its level. */
function sayRunning(measure: Measure, growing: Word, facts: Row): Saying {
  const baseline = fact(facts, 'baseline');
  const said = {
    noun: capital(measure.noun),
    many: isPlural(measure.noun),
    from: measureText(measure, baseline),
    to: measureText(measure, fact(facts, 'value')),
  };
  return { sentence: t('running', said), words: [growing], without: t('running-alone', said), baseline, n: fact(facts, 'n') };
}

/** How often each outcome comes about; the query gives the first share as its value and the others by their place. */
function sayShares(frame: Frame, dimension: Dimension, labels: readonly string[], facts: Row): Saying {
  const [first = '', ...others] = labels;
  const share = (i: number) => percentText(fact(facts, i === 0 ? 'value' : `share${i}`));
  const said = isSaid(dimension, first);
  const isWithin = dimension.column.within !== undefined;
  if (said.form === 'so' && dimension.distinct === 2 && (dimension.column.role === 'boolean' || first === dimension.event))
    return { sentence: t(isWithin ? 'shares.within' : 'shares.so', { share: share(0), rows: frame.rows, so: said.so, n: numberText(fact(facts, 'n')) }), n: fact(facts, 'n') }; // prettier-ignore
  if (isWithin)
    return {
      sentence: t('shares.within-is', { noun: capital(dimension.noun), label: said.label, share: share(0), rows: frame.rows, n: numberText(fact(facts, 'n')) }), // prettier-ignore
      n: fact(facts, 'n'),
    };
  const parts = others.map((label, i) => t('shares.one', { label: shownLabel(dimension, label), share: share(i + 1) }));
  const more = dimension.distinct - labels.length;
  if (more > 0) parts.push(t('shares.more', { number: numberText(more) }));
  const sentence = t('shares', {
    noun: capital(dimension.noun),
    several: isPlural(dimension.noun),
    first: said.label,
    share: share(0),
    rows: frame.rows,
    others: parts.length > 0 ? series(parts) : 'none',
  });
  return { sentence, n: fact(facts, 'n') };
}

function sayValues(
  frame: Frame,
  { dimension, first, second, ties, words }: Extract<FigureTold, { figure: 'values' }>,
  facts: Row,
): Saying | null {
  const n = fact(facts, 'n');
  const most = fact(facts, 'value');
  const next = fact(facts, 'second');
  const members = fact(facts, 'members');
  const form = most * members === n ? 'even' : most === next ? 'tied' : 'other';
  // Where most labels are as frequent as the first, it is the last one that stands out, and only by what is missing in it.
  if (form === 'tied' && 2 * ties.first > members) return null;
  const [firsts, seconds] = [ties.first - 2, ties.second - 1];
  const said = {
    noun: dimension.noun,
    capital: capital(dimension.noun),
    several: isPlural(dimension.noun),
    rows: frame.rows,
    members: numberText(members),
    first: labelText(first),
    most: numberText(most),
    mostShare: percentText(most / n),
    second: labelText(second),
    next: numberText(next),
    nextShare: percentText(next / n),
    firsts,
    seconds,
  };
  const without = form === 'even' ? {} : { without: t('values', { ...said, form: 'none' }) };
  return { sentence: t('values', { ...said, form }), words: words[form], ...without, n };
}
