import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { weightOf } from '../../insights/series/series';
import { LIMITS } from './limits';

/** A measure beside what each row would have by another column alone. */
export interface Like {
  measure: Measure;
  expected: Measure;
  /** A level of like rows, of its own and of what they would have. */
  level: (own: number, expected: number) => number;
}

const known = new WeakMap<Measure, Map<string, Like | null>>();

/**
 * What a measure is beside what its rows are of: a machine that makes lenses in one week and caps in the next has ups and downs that are the
 * lenses', and a step of its own stands out once each week is held against what its items give elsewhere. By factors where nothing lies below nought.
 * Null where no other column tells much of the measure.
 */
export function likeWithLike({ dimensions }: Frame, measure: Measure, dimension: Dimension): Like | null {
  const own = known.get(measure) ?? new Map<string, Like | null>();
  known.set(measure, own);
  const before = own.get(dimension.column.name);
  if (before !== undefined) return before;
  let best: { expected: Float64Array; part: number } | null = null;
  for (const other of dimensions) {
    if (other === dimension || other.outcome || other.distinct > LIMITS.mostKinds || measure.columns.includes(other.column.name))
      continue;
    const found = explainedBy(measure, other);
    if (
      found.part >= LIMITS.leastOfMix &&
      found.part <= LIMITS.mostOfMix &&
      found.part > (best?.part ?? 0) &&
      !isOneOfEach(dimension, other)
    )
      best = found;
  }
  const made = best ? likeOf(measure, best.expected) : null;
  own.set(dimension.column.name, made);
  return made;
}

function likeOf(measure: Measure, expected: Float64Array): Like {
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
    level: below === 0 ? (own, than) => (own / than) * all : (own, than) => own - than + all,
  };
}

/** Place of a label; rows without one are a kind as well, as most are where only what is unusual is noted. */
const kindOf = ({ labels }: Dimension, code: number): number => (code < 0 ? labels.length : code);

/** The mean of a measure by a column's labels for each row, and the part of its variance that they tell. */
function explainedBy(measure: Measure, other: Dimension): { expected: Float64Array; part: number } {
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
  const expected = Float64Array.from(codes, (code, row) =>
    Number.isNaN(measure.values[row]) ? NaN : (means[kindOf(other, code)] ?? NaN),
  );
  let [all, left] = [0, 0];
  codes.forEach((code, row) => {
    const [value, mean] = [measure.values[row] ?? NaN, means[kindOf(other, code)] ?? NaN];
    if (value !== value || mean !== mean) return;
    const weight = weightOf(measure, row);
    all += weight * (value - total / n) ** 2;
    left += weight * (value - mean) ** 2;
  });
  return { expected, part: all > 0 ? 1 - left / all : 0 };
}

/** Whether nearly all rows of each label of one column have one label of the other: then the other tells no mix of it. */
function isOneOfEach(a: Dimension, b: Dimension): boolean {
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
