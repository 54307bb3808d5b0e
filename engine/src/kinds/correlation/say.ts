import { capital, isPlural } from '../../wording/human';
import { coefficientText } from '../../wording/number-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { sortedSample } from '../../insights/sql';
import type { Row } from '../../duckdb/cell';
import type { PairBehind } from '../mix-behind/pair-behind';
import { pairText } from '../mix-behind/say-mix';
import { bearsOut } from './bears-out';
import { strengthOf } from './strength';
import { LIMITS } from './limits';
import { t } from './messages';

/** Two measures and which way they go together. */
export interface PairTold {
  x: Measure;
  y: Measure;
  positive: boolean;
  small: boolean;
  /** Within which group; null over all rows. */
  group: { dimension: Dimension; label: string } | null;
  /** The column with which most of the connection comes. */
  behind?: PairBehind | null;
}

/** A quarter of the rows, more or less: where many rows are equal there is no such thing. */
const isQuarter = (part: number, n: number): boolean => part >= LIMITS.leastQuarter * n && part <= LIMITS.largestQuarter * n;

/** What the connection means in the measure's own units: its mean in the lowest and in the highest quarter by the other. */
function quarterSlots(facts: Row, y: Measure, positive: boolean): { quarters: boolean; bottom: string; top: string } {
  const bottom = fact(facts, 'bottom');
  const top = fact(facts, 'top');
  const n = fact(facts, 'n');
  const isClear = isQuarter(fact(facts, 'n_bottom'), n) && isQuarter(fact(facts, 'n_top'), n) && top > bottom === positive;
  if (!isClear) return { quarters: false, bottom: '', top: '' };
  return { quarters: true, bottom: measureText(y, bottom), top: measureText(y, top) };
}

/** Two measures that go together, over all rows or within a group. */
export const sayPair: Say<PairTold> = (finding, facts, frame) => {
  if (!bearsOut(finding.told, facts)) return null;
  const { x, y, positive, group, behind = null } = finding.told;
  const value = fact(facts, 'value');
  const linear = fact(facts, 'linear');
  const sentence = t('pair', {
    grouped: group !== null,
    who: group ? rowsWith(frame, group.dimension, group.label) : '',
    x: x.short,
    y: y.short,
    many: isPlural(y.short),
    several: isPlural(x.short),
    rows: frame.rows,
    together: positive,
    strength: strengthOf(value),
    ...quarterSlots(facts, y, positive),
  });
  const evidence = [
    t('rho', { rho: coefficientText(value), sampled: sortedSample(frame, finding.n) !== null }),
    ...(Number.isNaN(linear) ? [] : [t('r', { r: coefficientText(linear) })]),
  ];
  return {
    sentence: [capital(sentence), ...(behind ? [pairText(behind.by, behind.turned)] : [])].join(' '),
    n: fact(facts, 'n'),
    evidence,
  };
};
