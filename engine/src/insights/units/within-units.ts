import { correlate, correlationP } from '../../stats/correlation/spearman';
import { clusteredTest } from '../../stats/groups/clustered';
import { crossTable } from '../../stats/groups/contingency';
import { oneWayP } from '../../stats/groups/one-way';
import { LIMITS } from './limits';
import { asked, complete, deviations, labelAt, labelsIn, ofLabels, ranksAt, unitCount } from './relation-at-units';
import type { LabelSide, RankSide, Side, Sorted } from './unit';

/**
 * p of a relation of two sides that vary within the units. Of labels that many units carry, or units that are small, what units differ by counts as far as it is known
 * beside what rows of one unit differ by; else only the latter does.
 */
export function withinP(given: Sorted, a: Side, b: Side): number {
  if (a.kind === 'ranks' && b.kind === 'labels') return withinP(given, b, a);
  const sorted = complete(given, a, b);
  if (a.kind === 'labels') return b.kind === 'ranks' ? labelsWithRanks(sorted, a, b) : labelsWithLabels(sorted, a, b);
  if (b.kind === 'labels') return 1;
  const r = correlate(deviations(sorted, ranksAt(sorted, a.ranks)), deviations(sorted, ranksAt(sorted, b.ranks)))?.r;
  return r === undefined ? 1 : correlationP(r, sorted.rows.length - (unitCount(sorted) - 1));
}

function labelsWithRanks(sorted: Sorted, a: LabelSide, b: RankSide): number {
  const values = ranksAt(sorted, b.ranks);
  const labels = asked(labelsIn(a.codes, sorted.rows));
  return (
    amongUnits(sorted, labels.length, labels.map((label) => [labelAt(sorted, a.codes, label), values])) ??
    ofDeviations(sorted, values, a)
  );
}

function labelsWithLabels(sorted: Sorted, a: LabelSide, b: LabelSide): number {
  const [ofA, ofB] = [labelsIn(a.codes, sorted.rows), labelsIn(b.codes, sorted.rows)];
  const [fewer, other, labels, others] = ofA.length < ofB.length ? [a, b, ofA, ofB] : [b, a, ofB, ofA];
  // Which of both goes by the other nobody says, and units are told from rows by the one that does.
  const bothWays = leadingPairs(sorted, fewer, other).flatMap(({ label, beside }): [Float64Array, Float64Array][] => {
    const [one, two] = [labelAt(sorted, fewer.codes, label), labelAt(sorted, other.codes, beside)];
    return [[one, two], [two, one]];
  });
  return (
    amongUnits(sorted, 2 * asked(labels).length * asked(others).length, bothWays) ??
    ofLabels(labels, (label) => ofDeviations(sorted, labelAt(sorted, fewer.codes, label), other))
  );
} // prettier-ignore

/**
 * The smallest p by clusters of several questions; null where units have many rows and too few of them carry any of it.
 * @param count of questions from which these were picked
 */
function amongUnits(sorted: Sorted, count: number, questions: readonly (readonly [Float64Array, Float64Array])[]): number | null {
  const tests = questions.flatMap(([x, y]) => clusteredTest(x, y, sorted.starts) ?? []);
  const isSmall = sorted.rows.length < LIMITS.rowsOfMany * unitCount(sorted);
  if (!isSmall && !tests.some(({ carriers }) => carriers >= LIMITS.fewestCarriers)) return null;
  return Math.min(1, count * tests.reduce((least, { p }) => Math.min(least, p), 1));
}

/** Of two columns the labels that meet more or less often than chance makes them by the most. */
function leadingPairs({ rows }: Sorted, a: LabelSide, b: LabelSide): { label: number; beside: number }[] {
  const [ofA, ofB] = [a, b].map(({ codes }) => Int32Array.from(rows, (row) => codes[row] ?? -1)) as [Int32Array, Int32Array];
  const width = (codes: Int32Array) => codes.reduce((most, code) => Math.max(most, code + 1), 0);
  const { cells, columns, rowSums, columnSums, n } = crossTable(ofA, width(ofA), ofB, width(ofB));
  const all = [...cells].flatMap((own, cell) => {
    const [label, beside] = [Math.floor(cell / columns), cell % columns];
    const [inRow, inColumn] = [(rowSums[label] ?? 0) / n, (columnSums[beside] ?? 0) / n];
    const spread = inRow * (1 - inRow) * inColumn * (1 - inColumn);
    return spread > 0 ? [{ label, beside, far: Math.abs(own / n - inRow * inColumn) / Math.sqrt(spread) }] : [];
  });
  return all.sort((x, y) => y.far - x.far).slice(0, LIMITS.labelsLookedAt);
}

/** What is left of values when each unit's mean is taken out, compared between labels. */
const ofDeviations = (sorted: Sorted, values: Float64Array, { codes }: LabelSide): number =>
  oneWayP(deviations(sorted, values), Int32Array.from(sorted.rows, (row) => codes[row] ?? -1), unitCount(sorted) - 1);
