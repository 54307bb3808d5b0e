import { capital, isPlural, labelText, list } from '../../wording/human';
import { numberText, percentText } from '../../wording/number-text';
import { measureText } from '../../wording/phrases';
import type { Row } from '../../duckdb/cell';
import { fact, type Say, type Saying } from '../../insights/finding';
import type { Dimension, Measure, Timeline } from '../../insights/frame/frame';
import { sayLevel } from './say-level';
import { sayPeriod } from './say-period';
import { sayRows } from './say-rows';

/** A leading figure of the table. */
export type FigureTold =
  | { figure: 'rows' }
  | { figure: 'period'; timeline: Timeline }
  | { figure: 'level'; measure: Measure }
  | { figure: 'running'; measure: Measure }
  | { figure: 'shares'; dimension: Dimension; labels: string[] }
  | { figure: 'values'; dimension: Dimension; first: string; second: string };

export const sayFigure: Say<FigureTold> = ({ told }, facts, frame) => {
  switch (told.figure) {
    case 'rows':
      return sayRows(frame, facts);
    case 'period':
      return sayPeriod(frame, told.timeline, facts);
    case 'level':
      return sayLevel(frame, told.measure, facts);
    case 'running':
      return sayRunning(told.measure, facts);
    case 'shares':
      return sayShares(told.dimension, told.labels, facts);
    case 'values':
      return sayValues(told, facts);
  }
};

/** From where to where a running total goes: all that can be said of its level. */
function sayRunning(measure: Measure, facts: Row): Saying {
  const baseline = fact(facts, 'baseline');
  return {
    sentence:
      `${capital(measure.noun)} ${isPlural(measure.noun) ? 'keep' : 'keeps'} growing over time, from ${measureText(measure, baseline)} ` +
      `up to ${measureText(measure, fact(facts, 'value'))}: read as a running total, so neither its mean nor its sum is told.`,
    baseline,
    n: fact(facts, 'n'),
  };
}

/** How often each outcome comes about; the query gives the first share as its value and the others by their place. */
function sayShares(dimension: Dimension, labels: readonly string[], facts: Row): Saying {
  const parts = labels.map((label, i) => `${labelText(label)} ${percentText(fact(facts, i === 0 ? 'value' : `share${i}`))}`);
  const more = dimension.distinct - labels.length;
  return {
    sentence: `${capital(dimension.noun)} is ${list(more > 0 ? [...parts, `${numberText(more)} more`] : parts)}.`,
    n: fact(facts, 'n'),
  };
}

function sayValues({ dimension, first, second }: Extract<FigureTold, { figure: 'values' }>, facts: Row): Saying {
  const n = fact(facts, 'n');
  const part = (key: string) => `${numberText(fact(facts, key))}, ${percentText(fact(facts, key) / n)}`;
  return {
    sentence: `${capital(dimension.noun)} has ${numberText(fact(facts, 'members'))} values; the most frequent are ${labelText(first)} (${part('value')}) and ${labelText(second)} (${part('second')}).`,
    n,
  };
}
