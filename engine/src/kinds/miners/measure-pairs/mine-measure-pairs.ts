import { printMeasure } from '../../../contracts/report/measure';
import { correlate, correlationDifference, correlationP } from '../../../stats/correlation/spearman';
import { groupedCorrelation } from '../../../stats/correlation/grouped-correlation';
import { rank } from '../../../stats/distributions/ranks';
import { bothTrend, changesOf, inOrder } from '../../../insights/series/changes';
import { SMALL_GROUP, type Finding, type Mining } from '../../../insights/finding';
import { partsOfSums } from '../../../insights/frame/measures/families';
import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
import { arithmeticOf } from '../../../insights/frame/measures/structure';
import { LARGEST_P } from '../../../insights/judge/gate';
import { effectivePairs, sequenceCodes, sequencesOf, withinGroups, type Sequences } from '../../../insights/series/sequences';
import { isRunningTotal } from '../../../insights/series/running-total';
import type { TestLog } from '../../../insights/judge/test-log';
import { LIMITS as CORRELATIONS } from '../../correlation/limits';
import { changesFinding } from '../../change-correlation/changes-finding';
import { mattersOfSize } from '../../correlation/matters-of-size';
import { correlationFinding } from '../../correlation/pair-finding';
import type { PairTold } from '../../correlation/say';
import { LIMITS as MIX } from '../../mix-behind/limits';
import { pairBehind } from '../../mix-behind/pair-behind';
import { insideFinding } from '../../subgroup-correlation/inside-finding';
import { judgedP } from '../../../insights/units/judged-p';
import { ranksOf } from '../../../insights/units/sides';
import type { Side } from '../../../insights/units/unit';
import { innovations } from '../../../insights/series/innovations';
import { isRuled } from './is-ruled';
import { resultLast } from './result-last';
import { LIMITS } from './limits';

/** Measures that rise and fall together, over all rows and within the leading groups (where it may differ: Simpson). */
export function mineMeasurePairs({ frame, log }: Mining) {
  const findings: Finding<PairTold>[] = [];
  const overall: Finding<PairTold>[] = [];
  const seen: { x: Measure; y: Measure; r: number }[] = [];
  const measures = frame.measures.filter((measure) => !measure.fraction);
  const sums = partsOfSums(measures);
  const areArithmetic = arithmeticOf(frame);
  const sequences = sequencesOf(frame);
  const several = sequences && sequences.length > 1 ? sequences : null;
  // What a thing is at all moments is weighed by what is left within things.
  const dimensions = several
    ? frame.dimensions.filter(({ codes }) => several.some((rows) => rows.some((row) => codes[row] !== codes[rows[0] ?? 0])))
    : frame.dimensions;
  measures.forEach((first, i) =>
    measures.slice(i + 1).forEach((second) => {
      const [x, y] = resultLast(frame, first, second);
      if (x.columns.some((column) => y.columns.includes(column))) return;
      const parts = sums.some(([whole, part]) => (whole === x && part === y) || (whole === y && part === x));
      if (parts || areArithmetic(x, y)) return;
      const changes = bothTrend(frame, x, y);
      // A running total goes with all that drifts, and never falls.
      if (!changes && (isRunningTotal(frame, x) || isRunningTotal(frame, y))) return;
      const compared = ranksToCompare(frame, x, y, changes);
      const whole = compared && correlate(...compared);
      if (!whole || whole.n < SMALL_GROUP) return;
      if (Math.abs(whole.r) >= LIMITS.maybeRule && isRuled(frame, x, y)) return;
      seen.push({ x, y, r: whole.r });
      const pairs = changes ? whole.n : effectivePairs(frame, x.ranks, y.ranks, whole.n);
      const side = several ? sideBySide(frame, several, x, y) : whole.r;
      const plain = several || pairs < whole.n ? Math.max(whole.p, correlationP(side, pairs)) : whole.p;
      // Changes, and readings side by side, are judged along the time.
      const along = several && plain < LARGEST_P ? Math.max(plain, panelP(several, x, y)) : plain;
      const test = log.add(changes || sequences ? along : judgedP(frame, plain, ranksOf(x), ranksOf(y)), [
        ...x.columns,
        ...y.columns,
      ]);
      const small = Math.min(Math.abs(whole.r), Math.abs(side)) < CORRELATIONS.leastRho;
      if (side * whole.r > 0 && !(small && test.p > LARGEST_P))
        overall.push(
          (changes ? changesFinding : correlationFinding)(frame, { x, y, group: null, ...whole, tests: [test], small }),
        );
      if (frame.timeline?.regular) return;
      // What a group has of its own may not show over all rows.
      for (const dimension of frame.dimensions
        .filter((candidate) => candidate.labels.length <= LIMITS.mostLabels && !candidate.entity)
        .slice(0, LIMITS.mostDimensions))
        findings.push(...within(frame, x, y, dimension, whole.r, log));
    }),
  );
  const isSize = mattersOfSize(frame, seen);
  const repeated = ofOneSize(overall, ({ told, effect }) => isSize({ ...told, r: effect ?? 0 }));
  const direct = overall
    .filter((finding) => !repeated.has(finding))
    .map((finding) => {
      const indirect = !finding.small && isIndirect(finding, overall) ? LIMITS.indirect : 1;
      const size =
        finding.kind === 'correlation' && isSize({ ...finding.told, r: finding.effect ?? 0 }) ? CORRELATIONS.weightOfSizes : 1;
      const near =
        finding.kind === 'correlation' && Math.abs(finding.effect ?? 0) >= LIMITS.nearlyOne ? LIMITS.weightOfNearlyOne : 1;
      const { x, y } = finding.told;
      // Of what the same things at the same moments say of each other beyond how large a thing is and when it was read.
      const left =
        several && finding.kind === 'correlation' ? leftWithin(frame, several, x, y) / Math.abs(finding.effect ?? 1) : 1;
      const behind =
        finding.kind === 'correlation' && !finding.small ? pairBehind({ dimensions }, x, y, finding.effect ?? 0) : null;
      const alike = behind ? MIX.weightOfPair : 1;
      return {
        ...finding,
        ...(behind && !behind.turned ? { idle: 'mix' as const } : {}),
        told: { ...finding.told, behind },
        strength: alike * indirect * size * near * Math.max(LIMITS.leastLeft, Math.min(1, left)) * finding.strength,
      };
    });
  return {
    correlation: direct.filter(({ kind }) => kind === 'correlation'),
    'change-correlation': direct.filter(({ kind }) => kind === 'change-correlation'),
    'subgroup-correlation': findings,
  };
}

/**
 * What is large has more of everything: of amounts that all go together closely the closest pair is told, and the others are this once more. What is computed of one of
 * them by a rule with exceptions (a price less a discount, a fine with a limit) is one of them.
 */
function ofOneSize(found: readonly Finding<PairTold>[], isSize: (finding: Finding<PairTold>) => boolean): ReadonlySet<Finding<PairTold>> {
  const close = found
    .filter((finding) => finding.kind === 'correlation' && !finding.small && (finding.effect ?? 0) >= CORRELATIONS.ofOneSize && isSize(finding))
    .sort((a, b) => (b.effect ?? 0) - (a.effect ?? 0));
  const sizes = new Map<string, string>();
  const sizeOf = (family: string): string => {
    const next = sizes.get(family) ?? family;
    return next === family ? family : sizeOf(next);
  };
  for (const { told: { x, y } } of close) sizes.set(sizeOf(y.family), sizeOf(x.family));
  const told = new Set<string>();
  return new Set(
    close.filter(({ told: { x } }) => {
      const size = sizeOf(x.family);
      const isRepeated = told.has(size);
      told.add(size);
      return isRepeated;
    }),
  );
} // prettier-ignore

/** The two measures, as they are looked up by. */
const pairOf = ({ breakdown, measure }: Finding['subject']): string[] => [String(breakdown), printMeasure(measure)];

/** Whether a third measure goes with both more closely, and as closely as that this connection follows (ρ of a path is the product of its steps). */
function isIndirect({ subject, effect }: Finding, all: readonly Finding[]): boolean {
  const own = Math.abs(effect ?? 0);
  const ends = pairOf(subject);
  const sizes = (end: string) =>
    new Map(
      all.flatMap((other) => {
        const pair = pairOf(other.subject);
        return pair.includes(end) ? [[pair.find((one) => one !== end) ?? end, Math.abs(other.effect ?? 0)] as const] : [];
      }),
    );
  const second = sizes(ends[1] ?? '');
  return [...sizes(ends[0] ?? '')].some(([via, a]) => {
    const b = second.get(via) ?? 0;
    return !ends.includes(via) && a > own && b > own && a * b >= own - LIMITS.slack;
  });
}

/** What is left of a correlation in a panel once each reading is set against its own thing and against all others of its moment: neither size nor season. */
function leftWithin(frame: Frame, several: Sequences, x: Measure, y: Measure): number {
  const moments = momentsOf(frame, several, x.ranks.length);
  const things = sequenceCodes(frame, several);
  const own = ({ ranks }: Measure) => withinGroups(withinGroups(ranks, moments), things);
  return Math.abs(correlate(own(x), own(y))?.r ?? 0);
}

/** Correlation of several series at the same moments, so that what only changes with time for all of them does not count. */
function sideBySide(frame: Frame, sequences: Sequences, x: Measure, y: Measure): number {
  const codes = momentsOf(frame, sequences, x.ranks.length);
  return correlate(withinGroups(x.ranks, codes), withinGroups(y.ranks, codes))?.r ?? 0;
}

/** The moment of each row, as a code. */
function momentsOf({ timeline }: Frame, sequences: Sequences, rowsInAll: number): Int32Array {
  const moments = new Map<number, number>();
  const codes = new Int32Array(rowsInAll).fill(-1);
  for (const rows of sequences)
    for (const row of rows) {
      const at = timeline?.values[row] ?? NaN;
      if (!moments.has(at)) moments.set(at, moments.size);
      codes[row] = moments.get(at) ?? -1;
    }
  return codes;
}

/**
 * p of a panel's two measures: between its members by their means, or along the time by what each reading brings beyond the one before it
 * (prewhitened; Box & Jenkins 1970), whichever is clearer (Bonferroni). Readings that persist go together by chance, and so do a few members.
 */
function panelP(sequences: Sequences, x: Measure, y: Measure): number {
  const meansOf = (values: Float64Array) =>
    Float64Array.from(sequences, (rows) => {
      const own = [...rows].map((row) => values[row] ?? NaN).filter((value) => !Number.isNaN(value));
      return own.reduce((sum, value) => sum + value, 0) / own.length;
    });
  const between = correlate(rank(meansOf(x.ranks)).ranks, rank(meansOf(y.ranks)).ranks)?.p ?? 1;
  const along = correlate(rank(innovations(x.values, sequences)).ranks, rank(innovations(y.values, sequences)).ranks)?.p ?? 1;
  return Math.min(1, 2 * Math.min(between, along));
}

/** Ranks of the values, or of their changes; null when changes are called for and there are none. */
function ranksToCompare(frame: Frame, x: Measure, y: Measure, changes: boolean): [Float64Array, Float64Array] | null {
  if (!changes) return [x.ranks, y.ranks];
  const order = inOrder(frame);
  return order && [rank(changesOf(x.values, order)).ranks, rank(changesOf(y.values, order)).ranks];
}

function within(frame: Frame, x: Measure, y: Measure, dimension: Dimension, overall: number, log: TestLog): Finding<PairTold>[] {
  if (x.columns.includes(dimension.column.name) || y.columns.includes(dimension.column.name)) return [];
  const labels = dimension.labels.slice(0, LIMITS.leadingMembers);
  return groupedCorrelation(x.ranks, y.ranks, dimension.codes, labels.length).flatMap(({ inside, outside }, code) => {
    const label = labels[code];
    if (label === undefined || !inside || inside.n < SMALL_GROUP) return [];
    const among = (ranks: Float64Array): Float64Array => ranks.map((place, row) => (dimension.codes[row] === code ? place : NaN));
    const ofRanks = (measure: Measure): Side => ({
      kind: 'ranks',
      columns: measure.columns,
      ranks: among(measure.ranks),
      of: partOf(measure, dimension, code),
    });
    const strong = inside.p < LARGEST_P && Math.abs(inside.r) >= LIMITS.leastInside;
    const test = log.add(strong ? judgedP(frame, inside.p, ofRanks(x), ofRanks(y)) : inside.p, 'inside');
    const same = Math.sign(inside.r) === Math.sign(overall);
    if (Math.abs(inside.r) < LIMITS.leastInside || (same && Math.abs(inside.r) - Math.abs(overall) < LIMITS.leastGain)) return [];
    if (mostlyEqual(x, dimension.codes, code) || mostlyEqual(y, dimension.codes, code)) return [];
    // The other way round than overall is news even where all groups agree (Simpson's paradox).
    const differs = log.add(
      !same && Math.abs(overall) >= CORRELATIONS.leastRho
        ? inside.p
        : outside
          ? correlationDifference(inside.r, inside.n, outside.r, outside.n)
          : 1,
      'inside',
    );
    return [insideFinding(frame, { dimension, label }, { x, y, ...inside, tests: [test, differs], small: false })];
  });
}

const parts = new WeakMap<Measure, WeakMap<Dimension, object[]>>();

/** Stands for a measure's values in one group: how they go by units is found once, with whatever they are compared. */
function partOf(measure: Measure, dimension: Dimension, code: number): object {
  const ofMeasure = parts.get(measure) ?? new WeakMap<Dimension, object[]>();
  parts.set(measure, ofMeasure);
  const groups = ofMeasure.get(dimension) ?? dimension.labels.map(() => ({}));
  ofMeasure.set(dimension, groups);
  return groups[code] ?? {};
}

function mostlyEqual({ ranks }: Measure, codes: Int32Array, code: number): boolean {
  const counts = new Map<number, number>();
  let n = 0;
  ranks.forEach((value, row) => {
    if (codes[row] !== code || value !== value) return;
    n++;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return n - [...counts.values()].reduce((most, count) => Math.max(most, count), 0) < LIMITS.fewestDifferent;
}
