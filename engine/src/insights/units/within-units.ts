import { correlate, correlationP } from '../../stats/correlation/spearman';
import { poissonLower, poissonUpper } from '../../stats/distributions/distributions';
import { clusteredTest } from '../../stats/groups/clustered';
import { crossTable } from '../../stats/groups/contingency';
import { oneWayP } from '../../stats/groups/one-way';
import { LIMITS } from './limits';
import { asked, complete, deviations, labelAt, labelsIn, ranksAt, unitCount } from './relation-at-units';
import type { LabelSide, RankSide, Side, Sorted } from './unit';

/** Two values of which each row has both. */
type Question = readonly [Float64Array, Float64Array];

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
    amongUnits(
      sorted,
      labels.length,
      labels.map((label): Question => [labelAt(sorted, a.codes, label), values]),
    ) ??
    oneWayP(
      deviations(sorted, values),
      Int32Array.from(sorted.rows, (row) => a.codes[row] ?? -1),
      unitCount(sorted) - 1,
    )
  );
}

function labelsWithLabels(sorted: Sorted, a: LabelSide, b: LabelSide): number {
  const [ofA, ofB] = [labelsIn(a.codes, sorted.rows), labelsIn(b.codes, sorted.rows)];
  const [fewer, other] = ofA.length < ofB.length ? [a, b] : [b, a];
  const pairs = leadingPairs(sorted, [other, fewer]).map(({ label, beside }): Question => [labelAt(sorted, other.codes, label), labelAt(sorted, fewer.codes, beside)]);
  const count = asked(ofA).length * asked(ofB).length;
  // Which of both goes by the other nobody says, and units are told from rows by the one that does.
  const among = amongUnits(sorted, 2 * count, pairs.flatMap(([x, y]): Question[] => [[x, y], [y, x]]));
  return among ?? Math.min(1, count * pairs.reduce((least, pair) => Math.min(least, ofPair(sorted, pair)), 1));
} // prettier-ignore

/** Of units of which few carry a label: what rows of one unit differ by, and of few that have both labels how often chance makes as many. */
const ofPair = (sorted: Sorted, [x, y]: Question): number =>
  Math.max(oneWayP(deviations(sorted, y), x, unitCount(sorted) - 1), togetherP(sorted, x, y));

/**
 * How often so many rows have both of two labels, given how many of each unit have either (Mantel & Haenszel, J. Natl. Cancer Inst. 22, 1959), by a Poisson variable of the same mean
 * and variance: a normal one makes a certainty of one such row more where few are to be expected.
 */
function togetherP({ starts }: Sorted, x: Float64Array, y: Float64Array): number {
  let [both, mean, variance] = [0, 0, 0];
  for (let unit = 0; unit + 1 < starts.length; unit++) {
    let [ofX, ofY] = [0, 0];
    const [from, to] = [starts[unit] ?? 0, starts[unit + 1] ?? 0];
    for (let i = from; i < to; i++) {
      ofX += x[i] ?? 0;
      ofY += y[i] ?? 0;
      both += (x[i] ?? 0) * (y[i] ?? 0);
    }
    const n = to - from;
    if (n < 2) continue;
    mean += (ofX * ofY) / n;
    variance += (ofX * ofY * (n - ofX) * (n - ofY)) / (n * n * (n - 1));
  }
  if (!(variance > 0)) return 1;
  const [seen, expected] = [(both * mean) / variance, mean ** 2 / variance];
  return Math.min(1, 2 * Math.min(poissonUpper(seen, expected), poissonLower(seen, expected)));
} // prettier-ignore

/**
 * The smallest p by clusters of several questions; null where units have many rows and too few of them carry any of it.
 * @param count of questions from which these were picked
 */
function amongUnits(sorted: Sorted, count: number, questions: readonly Question[]): number | null {
  const tests = questions.flatMap(([x, y]) => clusteredTest(x, y, sorted.starts) ?? []);
  const isSmall = sorted.rows.length < LIMITS.rowsOfMany * unitCount(sorted);
  if (!isSmall && !tests.some(({ carriers }) => carriers >= LIMITS.fewestCarriers)) return null;
  return Math.min(1, count * tests.reduce((least, { p }) => Math.min(least, p), 1));
}

/** Of two columns the labels that meet more or less often than chance makes them by the most. */
function leadingPairs({ rows }: Sorted, sides: readonly [LabelSide, LabelSide]): { label: number; beside: number }[] {
  const [ofA, ofB] = sides.map(({ codes }) => Int32Array.from(rows, (row) => codes[row] ?? -1)) as [Int32Array, Int32Array];
  const [labels, others] = sides.map(({ codes }) => asked(labelsIn(codes, rows))) as [number[], number[]];
  const { cells, columns, rowSums, columnSums, n } = crossTable(ofA, widthOf(ofA), ofB, widthOf(ofB));
  const all = labels.flatMap((label) =>
    others.flatMap((beside) => {
      const [inRow, inColumn] = [(rowSums[label] ?? 0) / n, (columnSums[beside] ?? 0) / n];
      const spread = inRow * (1 - inRow) * inColumn * (1 - inColumn);
      const both = (cells[label * columns + beside] ?? 0) / n;
      return spread > 0 ? [{ label, beside, far: Math.abs(both - inRow * inColumn) / Math.sqrt(spread) }] : [];
    }),
  );
  return all.sort((x, y) => y.far - x.far).slice(0, LIMITS.labelsLookedAt);
}

const widthOf = (codes: Int32Array): number => codes.reduce((most, code) => Math.max(most, code + 1), 0);
