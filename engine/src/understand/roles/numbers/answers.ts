import type { Table } from '../../../model';
import { hasWord } from '../../../profile/roles/name-words';
import { CODE, CODED_CATEGORY, GEOGRAPHY, ORDERED, RATING } from '../../../profile/roles/vocabulary';
import { correlate } from '../../../stats/correlation/spearman';
import type { Sample } from '../../sample/read-sample';
import type { Decided } from '../decided';
import { readHeader } from '../header';
import { LIMITS } from '../limits';

/** A column of whole numbers. */
export interface Whole {
  name: string;
  /** NaN where missing. */
  values: Float64Array;
}

/** A column of answers on a scale, and what stands in it beside them with how often. */
export interface Answers {
  name: string;
  low: number;
  high: number;
  off: [value: number, times: number][];
}

/** What people type for "no answer", "does not apply" or "did not use" where a number has to stand. */
const NO_ANSWER: ReadonlySet<number> = new Set([9, 98, 99, 998, 999, 9999, -1, -9, -99, -999]);

/** Both ends of a scale at the end of a header: `sat 1-5`, `NPS_0_10`, `Note 1 bis 6`. */
const ENDS = /(?<!\d)([01])\s?(?:-|–|_|to|bis|à)\s?([4-7]|10)\)?$/;

/**
 * Which columns are answers on a scale: their header says so, or three and more of them have the same steps and each goes up with the others, as what one
 * person answers does. Kinds that were given numbers go with nothing. What stands beside the steps, apart from them, is no answer.
 */
export function answersAmong(columns: readonly Whole[]): Answers[] {
  const steps = columns.flatMap((column) => {
    const { words, plural } = readHeader(column.name);
    if (plural || [CODE, CODED_CATEGORY, GEOGRAPHY].some((set) => hasWord(words, set))) return [];
    return stepsOf(column) ?? [];
  });
  const groups = new Map<string, Steps[]>();
  for (const one of steps) groups.set(`${one.low} ${one.high}`, [...(groups.get(`${one.low} ${one.high}`) ?? []), one]);
  const together = [...groups.values()].flatMap((alike) => (alike.length >= LIMITS.fewestAnswers ? thatGoTogether(alike) : []));
  return steps.filter((one) => one.said || together.includes(one));
}

interface Steps extends Answers {
  values: Float64Array;
  said: boolean;
}

function stepsOf({ name, values }: Whole): Steps | null {
  const times = new Map<number, number>();
  for (const value of values) {
    if (value !== value) continue;
    times.set(value, (times.get(value) ?? 0) + 1);
    if (times.size > LIMITS.mostAnswers) return null;
  }
  const [, from, to] = ENDS.exec(name) ?? [];
  const ends = from === undefined ? null : { low: Number(from), high: Number(to) };
  const given = [...times.keys()].sort((a, b) => a - b);
  const low = given.find((value) => value >= (ends?.low ?? 0)) ?? NaN;
  let high = low;
  // Beyond 2 ^ 53 one more is the same number.
  while (times.has(high + 1) && high <= LIMITS.highestAnswer && high < (ends?.high ?? Infinity)) high++;
  const off = given.flatMap((value): [number, number][] => (value < low || value > high ? [[value, times.get(value) ?? 0]] : []));
  const rows = [...times.values()].reduce((sum, n) => sum + n, 0);
  const aside = off.reduce((sum, [, n]) => sum + n, 0);
  if (!(low <= 1) || high - low < LIMITS.fewestSteps || high > LIMITS.highestAnswer || rows - aside < LIMITS.fewestRows)
    return null;
  const isApart = (value: number) => value < low || value > high + LIMITS.apartFromAnswers || ends !== null;
  const isNone = ([value, n]: [number, number]) => NO_ANSWER.has(value) && isApart(value) && n >= LIMITS.fewestOff;
  if (!off.every(isNone)) return null;
  const { words, scale } = readHeader(name);
  return { name, values, low, high, off, said: ends !== null || scale || hasWord(words, RATING) };
}

/** Those of which the answer goes up with the mean of what else was answered in the row. */
function thatGoTogether(alike: readonly Steps[]): Steps[] {
  const isAnswer = ({ low, high }: Steps, value: number) => value >= low && value <= high;
  const sums = new Float64Array(alike[0]?.values.length ?? 0);
  const counts = new Float64Array(sums.length);
  for (const one of alike)
    one.values.forEach((value, row) => {
      if (!isAnswer(one, value)) return;
      sums[row] = (sums[row] ?? 0) + value;
      counts[row] = (counts[row] ?? 0) + 1;
    });
  return alike.filter((one) => {
    const own = one.values.map((value) => (isAnswer(one, value) ? value : NaN));
    const others = own.map((value, row) => ((sums[row] ?? 0) - value) / ((counts[row] ?? 0) - 1));
    const found = correlate(own, others.map((mean) => (Number.isFinite(mean) ? mean : NaN)));
    return found !== null && found.r > 0 && found.p <= LIMITS.goesByChance;
  });
} // prettier-ignore

/** Columns that were taken for kinds with numbers, where they are answers on a scale: what was answered has a mean. */
export function withAnswers(
  { columns }: Pick<Table, 'columns'>,
  decided: readonly Decided[],
  corrected: ReadonlySet<string>,
  sample: Sample,
): Decided[] {
  const wholes = columns.flatMap(({ name, type }) => {
    const cells = type === 'integer' ? sample.columns.find((one) => one.name === name) : undefined;
    return cells ? [{ name, values: cells.values }] : [];
  });
  const answers = answersAmong(wholes);
  return decided.map((own, at) => {
    const name = columns[at]?.name ?? '';
    const isKind = (own.role === 'coded-category' || own.role === 'ordered-category') && own.because.by === 'values';
    if (!isKind || corrected.has(name) || hasWord(readHeader(name).words, ORDERED)) return own;
    const self = answers.find((one) => one.name === name);
    const other = answers.find((one) => one.name !== name && one.high === self?.high);
    if (!self) return own;
    return {
      role: 'measure',
      quantity: 'score',
      because: other ? { by: 'neighbour', column: other.name } : { by: 'no-evidence' },
    };
  });
}
