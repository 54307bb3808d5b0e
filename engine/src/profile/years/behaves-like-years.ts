import { quantileSorted } from '../../stats/distributions/quantile';
import { smoothnessP } from '../../stats/bartels';
import type { YearHint } from '../../read/typing/year-names';

/** What a column of whole numbers between 1600 and 2100 does in its table. */
export interface YearLike {
  /** Its different values, ascending, and how often each stands. */
  values: number[];
  counts: number[];
  /** Differences from row to row, in the table's order, with their counts. */
  moves: ReadonlyMap<number, number>;
  /** Other measures by these values, ascending: the row's own where each stands once, else means. */
  beside: readonly (readonly number[])[];
}

/** Years of a table lie one, two, four (Olympics), five or ten (censuses) apart. */
const LONGEST_STEP = 10;
/** Part of the gaps between neighbouring values that must be alike. */
const EVEN = 0.6;
const EVENLY = 0.8;
const EVEN_WITH_GAPS = 0.4;
/** Part of the moves from row to row that go one step on, or stay. */
const WALKS = 0.7;
/** Rows a value from which on it is used again. */
const AGAIN = 1.8;
/** Variance by mean of the rows a value: 1 when values come by chance, below when each has its row for each country. */
const BALANCED = 0.5;
/** Chance of a series as smooth as the smoothest beside them. */
const SMOOTH = { time: 0.01, open: 0.03, other: 0.001 } as const;
const FEWEST_UNNAMED = 6;
/** Without any word for time, later years than these are more likely something else. */
const LATEST_UNNAMED = 2050;

/** Whether numbers that could be years behave like them: how much is asked for depends on what their name says. */
export function behavesLikeYears(hint: YearHint, found: YearLike): boolean {
  const { values, counts } = found;
  if (hint === 'never' || values.length < 2) return false;
  if (hint === 'year') return true;
  const n = counts.reduce((sum, count) => sum + count, 0);
  const gaps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
  const step = mode(gaps);
  const even = gaps.filter((gap) => gap === step).length / gaps.length;
  if (step > LONGEST_STEP || quantileSorted(Float64Array.from(gaps).sort(), 0.5) > LONGEST_STEP) return false;
  const again = n >= AGAIN * values.length;
  if (hint === 'date') return again || isMonotone(found.moves) || even >= EVEN;
  const inOrder = again ? walk(found.moves, step) >= WALKS || dispersion(counts) <= BALANCED : isMonotone(found.moves);
  const together = inOrder && even >= (again ? EVEN : EVEN_WITH_GAPS);
  const smooth = found.beside.some((series) => smoothnessP(series) * found.beside.length < SMOOTH[hint]);
  if (hint === 'time') return together || (even >= EVENLY && smooth);
  if (hint === 'other' && (values.at(-1) ?? 0) > LATEST_UNNAMED) return false;
  return together && smooth && values.length >= FEWEST_UNNAMED;
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
