import { correlate } from '../../../stats/correlation/spearman';
import type { Measure } from '../frame';
import { LIMITS } from '../limits';

const WHOLE = /\b(total|overall|sum|gross|net|all|combined)\b/i;

/**
 * Names the family of each measure: measures that move as one, and a whole with the parts that it mostly is. Within a family a correlation is
 * arithmetic, and a second finding of the same kind repeats the first.
 */
export function nameFamilies(measures: Measure[]): void {
  const join = (a: Measure, b: Measure) => {
    const [from, to] = [b.family, a.family];
    for (const measure of measures) if (measure.family === from) measure.family = to;
  };
  measures.forEach((a, i) =>
    measures.slice(i + 1).forEach((b) => {
      if (Math.abs(correlate(a.ranks, b.ranks)?.r ?? 0) >= LIMITS.sameStory && a.unit === b.unit) join(a, b);
    }),
  );
  for (const [whole, part] of partsOfSums(measures))
    if (Math.abs(correlate(whole.ranks, part.ranks)?.r ?? 0) >= LIMITS.mostlyTheWhole) join(whole, part);
}

/** Pairs of a whole and one of its parts: it is the sum of two or more in nearly every row, or a named total that is never below its part. */
export function partsOfSums(measures: readonly Measure[]): [Measure, Measure][] {
  const columns = measures.filter((measure) => measure.kind === 'column').slice(0, LIMITS.columnsOfFamilies);
  const pairs: [Measure, Measure][] = [];
  for (const whole of columns) {
    const parts = columns.filter((part) => part !== whole && part.unit === whole.unit);
    for (const summands of sumsOf(whole, parts)) for (const part of summands) pairs.push([whole, part]);
    if (WHOLE.test(whole.noun))
      for (const part of columns.filter((candidate) => candidate !== whole && shareWord(candidate.noun, whole.noun)))
        if (
          holds(
            whole,
            (row) => part.values[row] ?? NaN,
            (c, a) => a <= c * 1.000001,
          )
        )
          pairs.push([whole, part]);
  }
  return pairs;
}

/** The ways in which a measure is the sum of others, none below nought: found on a few rows, then checked on many. */
function sumsOf(whole: Measure, parts: readonly Measure[]): Measure[][] {
  const rows: number[] = [];
  for (let row = 0; row < whole.values.length; row++) if ((whole.values[row] ?? 0) > 0) rows.push(row);
  const step = Math.max(1, Math.floor(rows.length / LIMITS.triedRows));
  const tried = rows.filter((_, i) => i % step === 0).slice(0, LIMITS.triedRows);
  if (tried.length < LIMITS.fewestTried) return [];
  const at = (measure: Measure) => tried.map((row) => measure.values[row] ?? NaN);
  const target = at(whole);
  const least = (left: readonly number[]) => left.filter((value, i) => value < -LIMITS.rounding * (target[i] ?? 0)).length;
  const candidates = parts
    .map((part) => ({ part, values: at(part) }))
    .filter(({ values }) => values.every((value) => value >= 0) && values.some((value) => value > 0))
    .sort((a, b) => sum(b.values) - sum(a.values));
  const found: Measure[][] = [];
  let steps = 0;
  const search = (from: number, left: readonly number[], chosen: Measure[]): void => {
    const misses = left.filter((value, i) => Math.abs(value) > LIMITS.rounding * (target[i] ?? 0)).length;
    if (chosen.length >= 2 && misses <= (1 - LIMITS.holds) * left.length) {
      if (isSum(whole, chosen)) found.push(chosen);
      return;
    }
    if (chosen.length === LIMITS.mostSummands) return;
    for (let i = from; i < candidates.length && steps < LIMITS.stepsOfSums; i++) {
      steps++;
      const candidate = candidates[i];
      if (!candidate) continue;
      const rest = left.map((value, row) => value - (candidate.values[row] ?? 0));
      if (least(rest) <= (1 - LIMITS.holds) * rest.length) search(i + 1, rest, [...chosen, candidate.part]);
    }
  };
  search(0, target, []);
  return found;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const isSum = (whole: Measure, parts: readonly Measure[]): boolean =>
  holds(
    whole,
    (row) => parts.reduce((total, part) => total + (part.values[row] ?? NaN), 0),
    (c, x) => Math.abs(c - x) <= LIMITS.rounding * Math.abs(c) + 1e-9,
  );

const shareWord = (a: string, b: string): boolean => a.split(' ').some((word) => word.length > 2 && b.split(' ').includes(word));

function holds(whole: Measure, other: (row: number) => number, relation: (c: number, x: number) => boolean): boolean {
  let n = 0;
  let right = 0;
  let different = 0;
  const step = Math.max(1, Math.floor(whole.values.length / LIMITS.sampleOfFamilies));
  for (let row = 0; row < whole.values.length; row += step) {
    const c = whole.values[row] ?? NaN;
    const x = other(row);
    if (c !== c || x !== x || (c === 0 && x === 0)) continue;
    n++;
    if (relation(c, x)) right++;
    if (c !== 0) different++;
  }
  return n >= LIMITS.fewestRowsOfSums && right >= LIMITS.holds * n && different >= LIMITS.holds * n;
}
