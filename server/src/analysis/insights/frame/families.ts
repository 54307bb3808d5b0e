import { correlate } from '../../stats/spearman';
import type { Measure } from './frame';

/** From this correlation on, two measures tell the same story. */
const SAME_STORY = 0.97;
const SAMPLE = 2000;
const MOST_SUMMANDS = 14;
const HOLDS = 0.95;
const WHOLE = /\b(total|overall|sum|gross|net|all|combined)\b/i;

/**
 * Names the family of each measure: measures that move as one, and a whole with its parts. Within a family a correlation is
 * arithmetic, and a second finding of the same kind repeats the first.
 */
export function nameFamilies(measures: Measure[]): void {
  const join = (a: Measure, b: Measure) => {
    const [from, to] = [b.family, a.family];
    for (const measure of measures) if (measure.family === from) measure.family = to;
  };
  measures.forEach((a, i) =>
    measures.slice(i + 1).forEach((b) => {
      if (Math.abs(correlate(a.ranks, b.ranks)?.r ?? 0) >= SAME_STORY && a.unit === b.unit) join(a, b);
    }),
  );
  for (const [whole, part] of partsOfSums(measures)) join(whole, part);
}

/** Pairs of a whole and one of its parts: c = a + b in nearly every row, or a named total that is never below its part. */
export function partsOfSums(measures: readonly Measure[]): [Measure, Measure][] {
  const columns = measures.filter((measure) => measure.kind === 'column').slice(0, MOST_SUMMANDS);
  const pairs: [Measure, Measure][] = [];
  for (const whole of columns) {
    const parts = columns.filter((part) => part !== whole && part.unit === whole.unit);
    parts.forEach((a, i) =>
      parts.slice(i + 1).forEach((b) => {
        if (
          holds(
            whole,
            (row) => (a.values[row] ?? NaN) + (b.values[row] ?? NaN),
            (c, sum) => Math.abs(c - sum) <= 0.002 * Math.abs(c) + 1e-9,
          )
        )
          pairs.push([whole, a], [whole, b]);
      }),
    );
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

const shareWord = (a: string, b: string): boolean => a.split(' ').some((word) => word.length > 2 && b.split(' ').includes(word));

function holds(whole: Measure, other: (row: number) => number, relation: (c: number, x: number) => boolean): boolean {
  let n = 0;
  let right = 0;
  let different = 0;
  const step = Math.max(1, Math.floor(whole.values.length / SAMPLE));
  for (let row = 0; row < whole.values.length; row += step) {
    const c = whole.values[row] ?? NaN;
    const x = other(row);
    if (c !== c || x !== x || (c === 0 && x === 0)) continue;
    n++;
    if (relation(c, x)) right++;
    if (c !== 0) different++;
  }
  return n >= 20 && right >= HOLDS * n && different >= HOLDS * n;
}
