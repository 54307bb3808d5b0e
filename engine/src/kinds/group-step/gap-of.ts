import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { isPanelOf } from '../../insights/frame/panel';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { widthOfRows } from '../../insights/series/fine-series';
import { fewestAPeriod } from '../../insights/series/series';
import { rowsOfLabel } from '../../insights/series/some-rows';
import { median } from '../../stats/distributions/quantile';
import { isPercent } from '../../wording/number-text';
import { A_CYCLE } from '../trend/trend';
import { likeWithLike } from './like-with-like';
import type { Gap } from './step-of-gap';
import { leftOf, meansOf, sumsOfGroups, varianceWithin, type SumsOfGroups } from './sums-of-groups';
import { LIMITS } from './limits';

/** A column of groups, and what is looked at of them. Without a measure it is how many rows they have. */
export interface Split {
  timeline: Timeline;
  measure: Measure | null;
  dimension: Dimension;
  /** Of a cell of two columns: the label of the other one, beside whose rows alone the group is looked at. */
  within?: Within;
  /** Of several groups that are looked at as one, whose rows bear the first one's code: their labels. */
  together?: readonly string[];
  /** Of how often rows are of a kind: the column of kinds. */
  kinds?: Dimension;
}

export interface Within {
  dimension: Dimension;
  label: string;
}

/**
 * What lies between a group and the others, in steps as short as its rows let be: by ranks a few months are never sure of anything.
 * @param without another group, which is left out; of only two groups the course of the one is held against nothing
 */
export function gapOf(frame: Frame, split: Split, code: number, without = -1): Gap {
  const { timeline, dimension } = split;
  const isPanel = isPanelOf(frame, split);
  const width = widthOf(frame, split, isPanel, code);
  const { own, rest, rows, strays } = split.measure
    ? ofMeasure(frame, split, split.measure, width, code, without)
    : ofRows(split, width, code, without);
  const filled = [...own.keys()].filter((i) => Number.isFinite((own[i] ?? NaN) - (rest[i] ?? NaN)));
  const [start = 0] = timeline.edges;
  const one = split.measure && isPanel && isByChance(frame, split, split.measure) ? oneCaseOf(frame, split.measure) : undefined;
  const cycle =
    width === null && filled.length === own.length && dimension.labels.length > 1 ? A_CYCLE[timeline.grain] : undefined;
  return {
    own: filled.map((i) => own[i] ?? NaN),
    rest: filled.map((i) => rest[i] ?? NaN),
    ...(rows && { rows: { own: filled.map((i) => rows.own[i] ?? NaN), rest: filled.map((i) => rows.rest[i] ?? NaN) } }),
    ...(strays && {
      strays: {
        own: { variance: strays.own.variance, n: filled.map((i) => strays.own.n[i] ?? NaN) },
        rest: { variance: strays.rest.variance, n: filled.map((i) => strays.rest.n[i] ?? NaN) },
      },
    }),
    ...leastStep(split, width, code),
    ...(one !== undefined && { cases: { one, others: rest.some((value) => value !== 0) ? dimension.labels.length - (without < 0 ? 1 : 2) : 0 } }), // prettier-ignore
    at: filled.map((i) => (width === null ? (timeline.edges[i] ?? 0) : start + i * width)),
    ...(cycle !== undefined && { cycle }),
  };
}

/** From which step on it is worth telling though it is no tenth of the level. */
function leastStep(split: Split, width: number | null, code: number): { least?: number } {
  const { measure } = split;
  if (!measure || measure.fraction) return { least: LIMITS.leastPoints };
  if (isPercent(measure.unit)) return { least: 100 * LIMITS.leastPoints };
  const own = measure.weights ? undefined : sumsIn(split, measure, width).groups[code];
  const variance = own && varianceWithin(own);
  return variance === undefined ? {} : { least: LIMITS.leastOfRows * Math.sqrt(variance) };
}

const byChance = new WeakMap<Split, boolean>();

/** Whether counts stray from one reading to the next hardly further than chance makes them: large ones have other reasons, and go by factors. */
function isByChance(frame: Frame, split: Split, measure: Measure): boolean {
  const before = byChance.get(split);
  if (before !== undefined) return before;
  const one = oneCaseOf(frame, measure);
  const beyond = sumsIn(split, measure, null).groups.flatMap((sums) => {
    const roots = [...meansOf(sums, 1)]
      .filter((value) => value >= 0)
      .map((value) => Math.sqrt(value + LIMITS.anscombe * (one ?? 0)));
    const steps = roots.slice(1).map((root, i) => (root - (roots[i] ?? root)) ** 2 / 2);
    return steps.length < LIMITS.fewestBesideMany
      ? []
      : [median(steps) / LIMITS.medianOfSquare / (LIMITS.chanceOfRoot * (one ?? 0))];
  });
  const is = one !== undefined && beyond.length > 0 && median(beyond) <= LIMITS.mostBeyondChance;
  byChance.set(split, is);
  return is;
}

/** What one case comes to in a reading of a measure that counts, or is a quotient of what is counted. Undefined of what is measured. */
export function oneCaseOf(frame: Frame, measure: Measure): number | undefined {
  const counted = measure.weights ? aboveOf(frame, measure) : measure;
  if (!counted?.values.every((value) => Number.isNaN(value) || (Number.isInteger(value) && value >= 0))) return undefined;
  if (counted === measure) return 1;
  let [sum, cases] = [0, 0];
  measure.values.forEach((value, row) => {
    if (Number.isNaN(value) || Number.isNaN(counted.values[row])) return;
    sum += value;
    cases += counted.values[row] ?? 0;
  });
  return cases > 0 ? sum / cases : undefined;
}

/** What a quotient is a quotient of, where that is one column. */
function aboveOf(frame: Frame, measure: Measure): Measure | undefined {
  const { typed } = measure;
  const above = typed.op === 'quotient' ? [typed.of] : (quotientOfSums(frame, measure)?.columns.above ?? []);
  return above.length === 1 ? columnMeasure(frame, above[0] ?? '') : undefined;
}

/**
 * Steps of time as short as a group's rows let be, and longer than periods where it has few; null: periods. Of a panel each reading is what a group comes to
 * at a moment; of events, of which chance is known, a mean wants several.
 */
function widthOf(frame: Frame, { timeline, measure, dimension }: Split, isPanel: boolean, code: number): number | null {
  const periods = timeline.edges.length - 1;
  const width = widthOfRows(timeline, measure, rowsOfLabel(dimension, code), LIMITS.mostSteps, isPanel ? 1 : LIMITS.rowsAStep);
  if (width === null) return null;
  const steps = Math.floor(((timeline.edges.at(-1) ?? 0) - (timeline.edges[0] ?? 0)) / width);
  const isFew = !isPanel && frame.panel === null && steps < periods;
  return isFew || (periods < LIMITS.enoughSteps && steps > LIMITS.finer * periods) ? width : null;
}

interface Both {
  own: Float64Array;
  rest: Float64Array;
  /** How many rows, of rates of rows. */
  rows?: Pick<Both, 'own' | 'rest'>;
  /** Of means of events. */
  strays?: Gap['strays'];
}

const known = new WeakMap<Split, Map<string, SumsOfGroups>>();

/** Sums of all groups of a split, of a measure or of what each row would have by another column. */
function sumsIn(split: Split, measure: Measure | null, width: number | null): SumsOfGroups {
  const own = known.get(split) ?? new Map<string, SumsOfGroups>();
  known.set(split, own);
  const id = JSON.stringify([width, measure === split.measure]);
  const sums = own.get(id) ?? sumsOfGroups(split.timeline, split.dimension, measure, width);
  own.set(id, sums);
  return sums;
}

function ofMeasure(frame: Frame, split: Split, measure: Measure, width: number | null, code: number, without: number): Both {
  const { timeline, dimension } = split;
  const fewest = isPanelOf(frame, split) ? 1 : width === null ? fewestAPeriod(timeline) : LIMITS.fewestAMean;
  const like = likeWithLike(frame, measure, dimension);
  const sumsOf = ({ all, groups }: SumsOfGroups, isRest: boolean) => isRest ? leftOf(all, [groups[code], groups[without]]) : (groups[code] ?? all); // prettier-ignore
  const sums = sumsIn(split, measure, width);
  const [mine, theirs] = [sumsOf(sums, false), sumsOf(sums, true)];
  const means = (isRest: boolean) => {
    const plain = meansOf(isRest ? theirs : mine, fewest);
    if (!like) return plain;
    const expected = meansOf(sumsOf(sumsIn(split, like.expected, width), isRest), fewest);
    return plain.map((value, i) => like.level(value, expected[i] ?? NaN));
  };
  const own = means(false);
  const isAlone = without >= 0 && dimension.labels.length === 2;
  const rest = isAlone ? own.map(() => 0) : means(true);
  if (measure.kind !== 'rate' && frame.panel === null && !measure.weights) {
    const [variance, beside] = [varianceWithin(mine), varianceWithin(theirs)];
    if (variance === undefined || beside === undefined) return { own, rest };
    const part = like ? 1 - like.part : 1;
    return { own, rest, strays: { own: { variance: part * variance, n: mine.n }, rest: { variance: isAlone ? 0 : part * beside, n: theirs.n } } }; // prettier-ignore
  }
  if (measure.kind !== 'rate' || like) return { own, rest };
  return { own, rest, rows: { own: mine.n, rest: isAlone ? rest : theirs.n } };
}

/** The group's part of all rows, or of those that are left without another group. */
function ofRows(split: Split, width: number | null, code: number, without: number): Both {
  const { all, groups } = sumsIn(split, null, width);
  const { n } = leftOf(all, [groups[without]]);
  const fewest = width === null ? fewestAPeriod(split.timeline) : LIMITS.fewestAMean;
  const own = n.map((rows, i) => (rows >= fewest ? (groups[code]?.n[i] ?? 0) / rows : NaN));
  const rest = own.map(() => 0);
  return { own, rest, rows: { own: n, rest } };
}
