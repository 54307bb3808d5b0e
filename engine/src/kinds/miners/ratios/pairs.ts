import { columnsOfRelation } from '../../../contracts/table/column-relation';
import { isRunningTotal } from '../../../insights/series/running-total';
import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
import { isSameQuantity } from '../../../profile/roles/same-quantity';
import { isMoney, isPercent } from '../../../wording/number-text';
import { LIMITS } from './limits';

/** An amount, and what there is more of it by: litres by tours, hours by pieces, complaints by containers. */
export interface Pair {
  above: Measure;
  below: Measure;
  /** Row by row one by the other; NaN where either is unknown, or nothing is below. */
  values: Float64Array;
  /** Nearly every row has some of the amount, so that quotients compare by their logarithms; else it is a count that is often none. */
  isMostlySome: boolean;
  /** Which part of how rows differ in the amount is only how much there is below. */
  explained: number;
  /** By how many of it: per 1,000 words, where one has hardly any. */
  scale: number;
  /** Money for something: who pays another price has agreed to it, and that it changes is news. */
  isPrice: boolean;
  /** Amounts of one unit: one is a part of the other. */
  isShare: boolean;
  /** How far apart quotients must lie that somebody cares, in logarithms. */
  least: number;
}

/**
 * Of each amount what it goes by: the columns by which its rows differ least. A quotient is taken where it varies by clearly less than the amount, so that no words and
 * no units need to say which of two columns is the size of the other.
 */
export function pairsOf(frame: Frame): Pair[] {
  const found = known.get(frame) ?? findPairs(frame);
  known.set(frame, found);
  return found;
}

/** Found once for a table: charts ask for the pair of each finding. */
const known = new WeakMap<Frame, Pair[]>();

function findPairs(frame: Frame): Pair[] {
  const amounts = frame.measures.filter((one) => isAmount(frame, one));
  const bound = (frame.table.model?.algebra ?? []).map(columnsOfRelation);
  const isBound = (a: string, b: string) => bound.some((names) => names.includes(a) && names.includes(b));
  const classes = frame.dimensions.filter(({ labels }) => labels.length <= LIMITS.mostClasses);
  const groups = new Map(amounts.map((one) => [one, classOf(one, classes)]));
  const groupOf = (one: Measure) => groups.get(one) ?? null;
  const pairs = amounts.flatMap((above) =>
    amounts.flatMap((below): Pair[] => {
      const [a = '', b = ''] = [above.columns[0], below.columns[0]];
      // Nothing is there by its price.
      if (above === below || (isMoney(below.unit) && above.unit !== below.unit) || isSameQuantity(a, b) || isBound(a, b) || isMadeAlready(frame, a, b)) return [];
      const mostly = isMostlySome(above.values, below.values);
      const explained = explainedBy(above.values, below.values, mostly, groupOf(above));
      return explained >= (mostly ? LIMITS.leastExplained : LIMITS.leastOfCounts) ? [pairOf(above, below, mostly, explained)] : [];
    }),
  );
  // Of two that are each the size of the other the one is asked that varies more, by what was needed beside the size: hours by tours, and not tours by hours.
  // Of amounts of one unit the smaller is a part of the larger.
  const isBase = ({ above, below, isShare }: Pair) => isShare ? sumOf(above) > sumOf(below) : pairs.some((other) => other.above === below && other.below === above && spreadOf(below, groupOf(above)) > spreadOf(above, groupOf(above)));
  const chosen: Pair[] = [];
  for (const pair of pairs.filter((one) => !isBase(one)).toSorted((a, b) => b.explained - a.explained)) {
    // What goes by something is no size of anything else: hours go by tours as litres do, and not by litres.
    const isTaken = chosen.some(({ above, below }) => above === pair.below || below === pair.above);
    if (!isTaken && chosen.filter(({ above }) => above === pair.above).length < LIMITS.mostOfAmount) chosen.push(pair);
  }
  return chosen.slice(0, LIMITS.mostPairs);
} // prettier-ignore

const sumOf = ({ values }: Measure): number => values.reduce((sum, value) => (value === value ? sum + value : sum), 0);

function pairOf(above: Measure, below: Measure, isMostlySome: boolean, explained: number): Pair {
  const values = quotients(above.values, below.values);
  const isShare = above.unit !== null && above.unit === below.unit;
  const sum = (of: Float64Array) => values.reduce((all, value, row) => (value === value ? all + (of[row] ?? 0) : all), 0);
  // What is sold for little more than it cost earns half when it costs a little more.
  const overall = sum(above.values) / sum(below.values);
  const margin = Math.abs(Math.log(overall));
  const scale = isShare || overall >= LIMITS.leastByOne ? 1 : Number(`1e${Math.ceil(-Math.log10(overall))}`);
  return { above, below, values, isMostlySome, explained, scale, isPrice: isMoney(above.unit) && !isShare, isShare, least: isShare ? Math.max(LIMITS.leastOfMargin, Math.min(LIMITS.leastDistance, LIMITS.ofMargin * margin)) : LIMITS.leastDistance };
} // prettier-ignore

/** Whether there is more or less of it, and never less than nothing: no share, no degree, no level that was averaged. */
function isAmount(frame: Frame, { kind, columns: [column = ''], weights, values, fraction, unit }: Measure): boolean {
  const isPart = fraction || isPercent(unit) || unit === '°C' || unit === '°F';
  return (
    kind === 'column' &&
    !weights &&
    !isPart &&
    !frame.measures.some((one) => one.kind === 'column' && one.columns[0] === column && isRunningTotal(frame, one)) &&
    !values.some((value) => value < 0)
  );
}

const isMadeAlready = ({ measures }: Frame, a: string, b: string): boolean =>
  measures.some(({ kind, columns }) => kind === 'ratio' && columns.includes(a) && columns.includes(b));

const quotients = (above: Float64Array, below: Float64Array): Float64Array =>
  above.map((value, row) => ((below[row] ?? 0) > 0 && value >= 0 ? value / (below[row] ?? NaN) : NaN));

/** How far an amount varies: of logarithms, within the labels of a column. */
function spreadOf({ values }: Measure, group: Dimension | null): number {
  const logs = values.map((value) => (value > 0 ? Math.log(value) : NaN));
  const rows = [...logs.keys()].filter((row) => logs[row] === logs[row] && (group === null || (group.codes[row] ?? -1) >= 0));
  return varianceOf(group ? lessLevels(rows, logs, group.codes, group.labels.length) : rows.map((row) => logs[row] ?? 0));
}

/** The column whose labels make most of how an amount varies: tons go by containers within one kind of waste. */
function classOf({ values }: Measure, classes: readonly Dimension[]): Dimension | null {
  const [best] = classes
    .map((one) => ({ one, part: 1 - 1 / (1 + (etaOf(values, one) ?? 0)) }))
    .toSorted((a, b) => b.part - a.part);
  return best && best.part >= LIMITS.leastOfClass ? best.one : null;
}

/** Variance between labels by that within, of logarithms. */
function etaOf(values: Float64Array, { codes, labels }: Dimension): number | null {
  const logs = values.map((value) => (value > 0 ? Math.log(value) : NaN));
  const known = [...logs.keys()].filter((row) => logs[row] === logs[row] && (codes[row] ?? -1) >= 0);
  if (known.length < LIMITS.fewestRows) return null;
  const all = varianceOf(known.map((row) => logs[row] ?? 0));
  const within = varianceOf(lessLevels(known, logs, codes, labels.length));
  return within > 0 ? all / within - 1 : null;
}

/** Values less the mean of their label. */
function lessLevels(rows: readonly number[], values: ArrayLike<number>, codes: ArrayLike<number>, size: number): number[] {
  const [sum, n] = [new Float64Array(size), new Float64Array(size)];
  for (const row of rows) {
    const code = codes[row] ?? -1;
    sum[code] = (sum[code] ?? 0) + (values[row] ?? 0);
    n[code] = (n[code] ?? 0) + 1;
  }
  return rows.map((row) => (values[row] ?? 0) - (sum[codes[row] ?? -1] ?? 0) / (n[codes[row] ?? -1] ?? 1));
}

/** Whether nearly every row has some of an amount, so that its quotients compare by their logarithms. */
function isMostlySome(above: Float64Array, below: Float64Array): boolean {
  let [rows, some] = [0, 0];
  above.forEach((value, row) => {
    if (!(value >= 0) || !((below[row] ?? 0) > 0)) return;
    rows++;
    some += Number(value > 0);
  });
  return some >= LIMITS.mostlySome * rows;
}

/**
 * Which part of the variance of an amount is that there is more or less of the other: of logarithms, so that the quotient of large rows counts as that of small ones, all
 * together or within the labels of one column; of counts, which are often none, of what they lie from their share by its root (Pearson). 0 where too few rows have both.
 */
function explainedBy(above: Float64Array, below: Float64Array, mostly: boolean, group: Dimension | null): number {
  const rows = [...above.keys()].filter((row) => (above[row] ?? NaN) >= 0 && (below[row] ?? NaN) > 0);
  const known = above.reduce((count, value) => count + Number(value >= 0), 0);
  if (rows.length < LIMITS.fewestRows || rows.length < LIMITS.leastKnown * known) return 0;
  const at = (of: Float64Array, row: number) => of[row] ?? NaN;
  if (mostly) {
    const some = rows.filter((row) => at(above, row) > 0);
    const amount = Float64Array.from(above, (value) => Math.log(value));
    const quotient = amount.map((value, row) => value - Math.log(at(below, row)));
    const part = (of: (values: Float64Array, rows: readonly number[]) => readonly number[], taken: readonly number[]) => 1 - varianceOf(of(quotient, taken)) / varianceOf(of(amount, taken));
    const plain = part((values, taken) => taken.map((row) => at(values, row)), some);
    const classed = group ? part((values, taken) => lessLevels(taken, values, group.codes, group.labels.length), some.filter((row) => (group.codes[row] ?? -1) >= 0)) : 0;
    return Math.max(plain, classed);
  }
  // What is often none is a count; of sums of money that are often none who has none is another question.
  if (rows.some((row) => !Number.isInteger(at(above, row)))) return 0;
  const [x, y] = [rows.reduce((sum, row) => sum + at(above, row), 0), rows.reduce((sum, row) => sum + at(below, row), 0)];
  const [mean, rate] = [x / rows.length, x / y];
  const plain = rows.reduce((sum, row) => sum + (at(above, row) - mean) ** 2 / mean, 0);
  return 1 - rows.reduce((sum, row) => sum + (at(above, row) - rate * at(below, row)) ** 2 / (rate * at(below, row)), 0) / plain;
} // prettier-ignore

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}
