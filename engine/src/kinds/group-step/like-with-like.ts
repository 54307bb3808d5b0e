import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { structureOf } from '../../insights/frame/measures/structure';
import { weightOf } from '../../insights/series/series';
import { LIMITS } from './limits';

/** A measure beside what each row would have by another column alone. */
export interface Like {
  measure: Measure;
  expected: Measure;
  /** A level of like rows, of its own and of what they would have. */
  level: (own: number, expected: number) => number;
  /** Share of the measure's variance that the other column tells. */
  part: number;
}

const known = new WeakMap<Measure, Map<string, Like | null>>();

/**
 * What a measure is beside what its rows are of: a machine that makes lenses in one week and caps in the next has ups and downs that are the
 * lenses', and a step of its own stands out once each week is held against what its items give elsewhere. By factors where nothing lies below nought.
 * Null where no other column tells much of the measure.
 */
export function likeWithLike(frame: Frame, measure: Measure, dimension: Dimension): Like | null {
  const own = known.get(measure) ?? new Map<string, Like | null>();
  known.set(measure, own);
  const before = own.get(dimension.column.name);
  if (before !== undefined) return before;
  let best: Explained | null = null;
  for (const other of frame.dimensions) {
    if (other === dimension || other.outcome || other.distinct > LIMITS.mostKinds || measure.columns.includes(other.column.name))
      continue;
    const found = explainedOnce(measure, other);
    if (
      found.part >= LIMITS.leastOfMix &&
      found.part <= LIMITS.mostOfMix &&
      found.part > (best?.part ?? 0) &&
      !isOneOfEach(dimension, other) &&
      // What is made of the measure steps where it does.
      !isMadeOf(frame, measure, other)
    )
      best = found;
  }
  const made = best ? likeOf(measure, expectedBy(measure, best), best.part) : null;
  own.set(dimension.column.name, made);
  return made;
}

const structures = new WeakMap<Frame, ReturnType<typeof structureOf>>();

function isMadeOf(frame: Frame, { typed }: Measure, { column }: Dimension): boolean {
  const isStructure = structures.get(frame) ?? structureOf(frame);
  structures.set(frame, isStructure);
  return isStructure({ filter: [], breakdown: column.name, measure: typed });
}

function likeOf(measure: Measure, expected: Float64Array, part: number): Like {
  // Of a quotient both parts count by what it is a quotient by.
  const beside = { ...measure, values: expected };
  let [sum, weights, below] = [0, 0, 0];
  measure.values.forEach((value, row) => {
    if (value !== value) return;
    const weight = weightOf(measure, row);
    sum += weight * value;
    weights += weight;
    if (value < 0 || (expected[row] ?? 0) <= 0) below++;
  });
  const all = sum / weights;
  return {
    measure,
    expected: beside,
    part,
    level: below === 0 ? (own, than) => (own / than) * all : (own, than) => own - than + all,
  };
}

/** Place of a label; rows without one are a kind as well, as most are where only what is unusual is noted. */
const kindOf = ({ labels }: Dimension, code: number): number => (code < 0 ? labels.length : code);

/** What the labels of a column tell of a measure. */
interface Explained {
  other: Dimension;
  /** Mean of each label, and of rows without one. */
  means: readonly number[];
  /** Of the measure's variance. */
  part: number;
}

const explained = new WeakMap<Measure, Map<string, Explained>>();

/** Every column but the one that is asked about is asked what it tells, and tells each of them the same. */
function explainedOnce(measure: Measure, other: Dimension): Explained {
  const own = explained.get(measure) ?? new Map<string, Explained>();
  explained.set(measure, own);
  const found = own.get(other.column.name) ?? explainedBy(measure, other);
  own.set(other.column.name, found);
  return found;
}

function explainedBy(measure: Measure, other: Dimension): Explained {
  const { codes, labels } = other;
  const sums = [...labels, null].map(() => ({ n: 0, sum: 0 }));
  let [n, total] = [0, 0];
  codes.forEach((code, row) => {
    const [own, value] = [sums[kindOf(other, code)], measure.values[row] ?? NaN];
    if (!own || value !== value) return;
    const weight = weightOf(measure, row);
    own.n += weight;
    own.sum += weight * value;
    n += weight;
    total += weight * value;
  });
  const means = sums.map((own) => own.sum / own.n);
  let [all, left] = [0, 0];
  codes.forEach((code, row) => {
    const [value, mean] = [measure.values[row] ?? NaN, means[kindOf(other, code)] ?? NaN];
    if (value !== value || mean !== mean) return;
    const weight = weightOf(measure, row);
    all += weight * (value - total / n) ** 2;
    left += weight * (value - mean) ** 2;
  });
  return { other, means, part: all > 0 ? 1 - left / all : 0 };
}

/** What each row would have by its label's mean. */
const expectedBy = ({ values }: Measure, { other, means }: Explained): Float64Array =>
  Float64Array.from(other.codes, (code, row) => (Number.isNaN(values[row]) ? NaN : (means[kindOf(other, code)] ?? NaN)));

/** Whether nearly all rows of each label of one column have one label of the other: then the other tells no mix of it. */
export function isOneOfEach(a: Dimension, b: Dimension): boolean {
  const counts = a.labels.map(() => [...b.labels, null].map(() => 0));
  let rows = 0;
  a.codes.forEach((code, row) => {
    const [own, other] = [counts[code], kindOf(b, b.codes[row] ?? -1)];
    if (!own) return;
    own[other] = (own[other] ?? 0) + 1;
    rows++;
  });
  const one = counts.reduce((sum, own) => sum + Math.max(0, ...own), 0);
  return one >= LIMITS.mostOfOneKind * rows;
}
