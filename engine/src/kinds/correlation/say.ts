import { capital, isPlural } from '../../wording/human';
import { coefficientText } from '../../wording/number-text';
import { measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { sortedSample } from '../../insights/sql';
import type { Row } from '../../duckdb/cell';
import type { PairTold } from '../miners/measure-pairs/pair-finding';
import { bearsOut } from './bears-out';
import { strengthText } from './strength-text';
import { LIMITS } from './limits';

/** A quarter of the rows, more or less: where many rows are equal there is no such thing. */
const isQuarter = (part: number, n: number): boolean => part >= LIMITS.leastQuarter * n && part <= LIMITS.largestQuarter * n;

/** What the connection means in the measure's own units: its mean in the lowest and in the highest quarter by the other. */
function quartersText(facts: Row, x: Measure, y: Measure, positive: boolean): string {
  const bottom = fact(facts, 'bottom');
  const top = fact(facts, 'top');
  const n = fact(facts, 'n');
  if (!isQuarter(fact(facts, 'n_bottom'), n) || !isQuarter(fact(facts, 'n_top'), n) || top > bottom !== positive) return '';
  const verb = isPlural(y.short) ? 'average' : 'averages';
  return `: ${y.short} ${verb} ${measureText(y, bottom)} in the quarter of rows with the lowest ${x.short}, ${measureText(y, top)} in that with the highest`;
}

/** Two measures that go together, over all rows or within a group. */
export const sayPair: Say<PairTold> = (finding, facts, frame) => {
  if (!bearsOut(finding.told, facts)) return null;
  const { x, y, positive, group } = finding.told;
  const value = fact(facts, 'value');
  const linear = fact(facts, 'linear');
  const who = group ? `Among ${rowsWith(frame, group.dimension, group.label)}, ${x.short}` : capital(x.short);
  const go = positive
    ? `and ${y.short} rise and fall together ${strengthText(value)}`
    : `and ${y.short} move in opposite directions, ${strengthText(value)}`;
  const line = Number.isNaN(linear) ? '' : `, Pearson's r ${coefficientText(linear)}`;
  const over = sortedSample(frame, finding.n) ? 'ρ over a fixed sample of ' : '';
  return {
    sentence: `${who} ${go}${quartersText(facts, x, y, positive)} (Spearman's ρ ${coefficientText(value)}${line}, ${over}${fact(facts, 'n').toLocaleString('en-US')} ${frame.rows}).`,
    n: fact(facts, 'n'),
  };
};
