import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';
import { isPanelOf } from '../../insights/frame/panel';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { fineSeries, fineWidth, OF_READINGS } from '../../insights/series/fine-series';
import { countSeries, meanSeries } from '../../insights/series/series';
import { rowsOfLabel, rowsOfOthers, type SomeRows } from '../../insights/series/some-rows';
import { A_CYCLE } from '../trend/trend';
import { likeWithLike } from './like-with-like';
import type { Gap } from './step-of-gap';
import { rowsOf } from './looked-at';
import { LIMITS } from './limits';

/** A column of groups, and what is looked at of them. Without a measure it is how many rows they have. */
export interface Split {
  timeline: Timeline;
  measure: Measure | null;
  dimension: Dimension;
  /** Of a cell of two columns: the label of the other one, beside whose rows alone the group is looked at. */
  within?: Within;
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
  const width = widthOf(frame, split, code);
  const { own, rest, rows } = split.measure
    ? ofMeasure(frame, split, split.measure, width, code, without)
    : ofRows(split, width, code, without);
  const filled = [...own.keys()].filter((i) => Number.isFinite((own[i] ?? NaN) - (rest[i] ?? NaN)));
  const [start = 0] = timeline.edges;
  const one = split.measure && isPanelOf(frame, split) ? oneCaseOf(frame, split.measure) : undefined;
  const cycle =
    width === null && filled.length === own.length && dimension.labels.length > 1 ? A_CYCLE[timeline.grain] : undefined;
  return {
    own: filled.map((i) => own[i] ?? NaN),
    rest: filled.map((i) => rest[i] ?? NaN),
    ...(rows && { rows: { own: filled.map((i) => rows.own[i] ?? NaN), rest: filled.map((i) => rows.rest[i] ?? NaN) } }),
    ...(one !== undefined && { cases: { one, others: rest.some((value) => value !== 0) ? dimension.labels.length - (without < 0 ? 1 : 2) : 0 } }), // prettier-ignore
    at: filled.map((i) => (width === null ? (timeline.edges[i] ?? 0) : start + i * width)),
    ...(cycle !== undefined && { cycle }),
  };
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

function widthOf(frame: Frame, split: Split, code: number): number | null {
  const { timeline, measure, dimension } = split;
  // Of a panel each reading is what a group comes to at a moment; of events a mean wants several.
  const aStep = isPanelOf(frame, split) ? OF_READINGS : undefined;
  return fineWidth(timeline, measure, rowsOfLabel(dimension, code), LIMITS.mostSteps, aStep);
}

interface Both {
  own: Float64Array;
  rest: Float64Array;
  /** How many rows, of rates of rows. */
  rows?: Pick<Both, 'own' | 'rest'>;
}

function ofMeasure(frame: Frame, split: Split, measure: Measure, width: number | null, code: number, without: number): Both {
  const { timeline, dimension } = split;
  const aStep = isPanelOf(frame, split) ? OF_READINGS : undefined;
  const like = likeWithLike(frame, measure, dimension);
  const means = (rows: SomeRows) => {
    const of = (one: Measure) => fineSeries(timeline, one, rows, width, aStep) ?? meanSeries(timeline, one, rows).values;
    if (!like) return of(measure);
    const expected = of(like.expected);
    return of(like.measure).map((value, i) => like.level(value, expected[i] ?? NaN));
  };
  const own = means(rowsOfLabel(dimension, code));
  const isAlone = without >= 0 && dimension.labels.length === 2;
  const others = rowsOfOthers(dimension, code, without);
  const rest = isAlone ? own.map(() => 0) : means(others);
  if (measure.kind !== 'rate' || like) return { own, rest };
  const sizes = (rows: SomeRows) => sizesOf(timeline, measure, rows, width);
  return { own, rest, rows: { own: sizes(rowsOfLabel(dimension, code)), rest: isAlone ? rest : sizes(others) } };
}

/** The group's part of all rows, or of those that are left without another group. */
function ofRows({ timeline, dimension }: Split, width: number | null, code: number, without: number): Both {
  const part = rowsOf(dimension, code);
  const rows = without < 0 ? null : Int32Array.from(dimension.codes.keys()).filter((row) => dimension.codes[row] !== without);
  const own = fineSeries(timeline, part, rows, width) ?? meanSeries(timeline, part, rows).values;
  const rest = own.map(() => 0);
  return { own, rest, rows: { own: sizesOf(timeline, part, rows, width), rest } };
}

/** How many rows a rate is of. */
function sizesOf(timeline: Timeline, { values }: Measure, some: SomeRows, width: number | null): Float64Array {
  const rows = (some ?? Int32Array.from(values.keys())).filter((row) => !Number.isNaN(values[row]));
  return fineSeries(timeline, null, rows, width) ?? countSeries(timeline, rows).counts;
}
