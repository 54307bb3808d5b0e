import { quantileSorted } from '../../stats/distributions/quantile';
import { smoothnessP } from '../../stats/series/bartels';
import type { YearHint } from '../../read/typing/year-names';
import { LIMITS } from './limits';

/** What a column of whole numbers between 1600 and 2100 does in its table. */
export interface YearLike {
  /** Its different values, ascending, and how often each stands. */
  values: number[];
  counts: number[];
  /** Differences from row to row, in the table's order, with their counts. */
  moves: ReadonlyMap<number, number>;
  /** Other measures by these values, ascending: the row's own where each stands once, else means. */
  beside: readonly (readonly number[])[];
  /** A column beside it says in which month or quarter each row was. */
  besidePart: boolean;
}

/** Chance of a series as smooth as the smoothest beside them. */
const SMOOTH = { time: 0.01, open: 0.03, other: 0.001 } as const;

/** Whether numbers that could be years behave like them: how much is asked for depends on what their name says. */
export function behavesLikeYears(hint: YearHint, found: YearLike): boolean {
  const { values, counts } = found;
  if (hint === 'never' || values.length < 2) return false;
  if (hint === 'year') return true;
  const n = counts.reduce((sum, count) => sum + count, 0);
  const gaps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
  const step = mode(gaps);
  const even = gaps.filter((gap) => gap === step).length / gaps.length;
  if (step > LIMITS.longestStep || quantileSorted(Float64Array.from(gaps).sort(), 0.5) > LIMITS.longestStep) return false;
  const again = n >= LIMITS.again * values.length;
  if (hint === 'date') return again || isMonotone(found.moves) || even >= LIMITS.even;
  const inOrder = again
    ? walk(found.moves, step) >= LIMITS.walks || dispersion(counts) <= LIMITS.balanced
    : isMonotone(found.moves);
  const together = inOrder && even >= (again ? LIMITS.even : LIMITS.evenWithGaps);
  const smooth = found.beside.some((series) => smoothnessP(series) * found.beside.length < SMOOTH[hint]);
  if (hint === 'time') return together || (even >= LIMITS.evenly && smooth);
  if (hint === 'other' && (values.at(-1) ?? 0) > LIMITS.latestUnnamed) return false;
  // Months have to be of some year: a column without a name beside them that goes on by one is theirs.
  if (hint === 'open' && found.besidePart && together && step === 1) return true;
  return together && (smooth || goesRound(found, step)) && values.length >= LIMITS.fewestUnnamed;
}

/** All values one after another, again and again from the first, each as often as the others: readings of every thing in every year. */
function goesRound({ values, counts, moves }: YearLike, step: number): boolean {
  const back = (values[0] ?? 0) - (values.at(-1) ?? 0);
  return (
    new Set(counts).size === 1 &&
    (counts[0] ?? 0) >= LIMITS.fewestRounds &&
    back === -step * (values.length - 1) &&
    moves.size === 2 &&
    moves.has(step) &&
    moves.has(back)
  );
}

/** The most frequent gap; of equally frequent ones the smallest. */
function mode(gaps: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a - b)[0]?.[0] ?? Infinity;
}

function isMonotone(moves: ReadonlyMap<number, number>): boolean {
  const list = [...moves.keys()];
  return list.length > 0 && (list.every((move) => move > 0) || list.every((move) => move < 0));
}

/** Part of the moves that stay, or go a step in the direction in which most go. */
function walk(moves: ReadonlyMap<number, number>, step: number): number {
  const all = [...moves.values()].reduce((sum, count) => sum + count, 0);
  const at = (move: number) => moves.get(move) ?? 0;
  return all === 0 ? 0 : (at(0) + Math.max(at(step), at(-step))) / all;
}

function dispersion(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length / mean;
}
