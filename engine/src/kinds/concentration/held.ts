import { poissonUpper } from '../../stats/distributions/distributions';
import { betaRegularised } from '../../stats/distributions/incomplete-beta';
import { median } from '../../stats/distributions/quantile';
import { heldByChance } from './by-chance';
import type { Figure, Question } from './figures';
import { LIMITS } from './limits';

/** The few that hold much of a total although nobody of them stands apart: half of it, or one alone far more than the next. */
export function heldByFew(figures: readonly Figure[], question: Question): { how: 'much' | 'alone'; few: Figure[] } | null {
  const sorted = figures.toSorted((a, b) => b.value - a.value);
  const total = sumOf(sorted);
  if (!(total > 0) || (sorted.at(-1)?.value ?? 0) < 0) return null;
  const much = fewestOfHalf(sorted, total);
  if (much && !isChance(sorted, much.length, question)) return { how: 'much', few: much };
  const [first, next] = sorted;
  return first && next && isAlone(first, next, { total, n: sorted.length }) ? { how: 'alone', few: [first] } : null;
} // prettier-ignore

/** The fewest that hold half of all, where that is one in ten at most, and not the doing of one. Where most have nothing of it, that few have it all is how it comes about. */
function fewestOfHalf(sorted: readonly Figure[], total: number): Figure[] | null {
  if (sorted.length < LIMITS.fewest || !((sorted[sorted.length >> 1]?.value ?? 0) > 0)) return null;
  let held = 0;
  const count = sorted.findIndex(({ value }) => (held += value) >= LIMITS.least * total) + 1;
  const isFew = count >= LIMITS.fewestFirst && count <= LIMITS.tenth * sorted.length;
  return isFew && (sorted[0]?.value ?? 0) <= LIMITS.mostOfOne * held ? sorted.slice(0, count) : null;
}

/** Whether one holds far more than the next one and than an even share, and not by one row. */
const isAlone = (first: Figure, next: Figure, { total, n }: { total: number; n: number }): boolean =>
  first.rows > 1 &&
  first.value >= LIMITS.leastAlone * total &&
  first.value >= (LIMITS.timesEven * total) / n &&
  first.value >= LIMITS.timesNext * next.value &&
  first.least > next.at;

/**
 * The few that have far more rows of what goes wrong than is usual, and than the scatter of all others brings: so many as lie above the widest gap among the first. They may be
 * the end of a long tail, and are to be looked at one by one in any case.
 */
export function farOut(figures: readonly Figure[]): Figure[] | null {
  const sorted = figures.toSorted((a, b) => b.value - a.value);
  const usual = median(sorted.map(({ value }) => value));
  const most = Math.min(LIMITS.mostApart, Math.floor(LIMITS.mostFar * sorted.length));
  const far = sorted.slice(0, most).filter(({ value }) => value >= LIMITS.timesFar * usual);
  const gaps = far.map(({ at }, i) => at - (sorted[i + 1]?.at ?? at));
  const few = sorted.slice(0, gaps.indexOf(Math.max(...gaps)) + 1);
  if (few.length === 0 || sumOf(few) < LIMITS.leastFar * sumOf(sorted)) return null;
  const nearest = few.at(-1)?.value ?? 0;
  return poissonUpper(few.length, sorted.length * beyondOf(sorted.slice(few.length), nearest)) < LIMITS.ofChance ? few : null;
}

/** How often a member has so many rows or more, by a negative binomial with mean and variance of some. */
function beyondOf(some: readonly Figure[], rows: number): number {
  const mean = sumOf(some) / some.length;
  const variance = some.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / (some.length - 1);
  if (!(variance > mean)) return poissonUpper(rows, mean);
  const size = mean ** 2 / (variance - mean);
  return betaRegularised(mean / (size + mean), rows, size);
}

const sumOf = (figures: readonly Figure[]): number => figures.reduce((sum, { value }) => sum + value, 0);

/** Whether the first of all have hardly more than what would fall to them by chance. */
function isChance(sorted: readonly Figure[], first: number, question: Question): boolean {
  if (!sorted.every(({ value }) => Number.isInteger(value))) return false;
  // How many rows there are of each is what is asked: by chance each has as many.
  const exposures = sorted.map(({ rows }) => (question.of === 'rows' ? 1 : rows));
  const chance = heldByChance(sumOf(sorted), exposures, first);
  if (chance === null) return false;
  const held = sumOf(sorted.slice(0, first)) / sumOf(sorted);
  return held <= chance.most || held < LIMITS.beyondChance * chance.mean;
}
