import { median } from '../../stats/distributions/quantile';
import { coefficientText } from '../../wording/number-text';
import { fact, type Say } from '../../insights/finding';
import type { Timeline } from '../../insights/frame/frame';
import { bearsOut } from '../correlation/bears-out';
import { strengthText } from '../correlation/strength-text';
import type { PairTold } from '../miners/measure-pairs/pair-finding';
import { LIMITS } from './limits';

const DAY_MS = 86_400_000;
const STEPS = { day: 1, week: 7, month: 30.4, quarter: 91.3, year: 365.25 };

/** What lies between two readings: `month`, or `reading` when the steps have no name. */
function stepOf(timeline: Timeline): string {
  const sorted = timeline.values.filter((value) => !Number.isNaN(value)).sort();
  const days = median(sorted.slice(1).map((value, i) => value - (sorted[i] ?? 0))) / DAY_MS;
  return Object.entries(STEPS).find(([, length]) => Math.abs(days / length - 1) < LIMITS.sameStep)?.[0] ?? 'reading';
}

/** Two measures whose changes from one reading to the next go together. */
export const sayChanges: Say<PairTold> = ({ told }, facts, { timeline }) => {
  if (!timeline || !bearsOut(told, facts)) return null;
  const value = fact(facts, 'value');
  const way = told.positive ? 'rise and fall together' : 'move in opposite directions,';
  return {
    sentence: `From one ${stepOf(timeline)} to the next, ${told.x.short} and ${told.y.short} ${way} ${strengthText(value)} (Spearman's ρ of the changes ${coefficientText(value)}, Pearson's r ${coefficientText(fact(facts, 'linear'))}, ${fact(facts, 'n').toLocaleString('en-US')} changes; their long-term trends are left out).`,
    n: fact(facts, 'n'),
  };
};
