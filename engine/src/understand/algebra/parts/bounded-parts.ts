import { randomFrom } from '../../../stats/distributions/random';
import type { SampleColumn } from '../../sample/read-sample';
import type { Grouping } from '../groupings/groupings';
import { FEWEST_ROWS } from '../proposal';
import { shuffled } from '../sketch';
import { LIMITS } from '../limits';

/**
 * Two small counts that together never exceed a third and often come to just that: pregnancies that ended so or so, of all of them. That they
 * rise with it, and that the one is low where the other is high, is made by the bound.
 * @param columns of whole numbers that may be counts
 */
export function boundedParts(columns: readonly SampleColumn[], known: (a: string, b: string) => boolean): Grouping[] {
  const counts = columns.filter(isSmallCount);
  if (counts.length > LIMITS.mostCounts) return [];
  const found: Grouping[] = [];
  for (const whole of counts)
    for (const [at, one] of counts.entries())
      for (const other of counts.slice(at + 1)) {
        if (one === whole || other === whole || known(one.name, whole.name) || known(other.name, whole.name)) continue;
        const rows = boundOf(whole, one, other);
        if (rows === null) continue;
        for (const part of [one, other])
          found.push({ relation: { kind: 'part', target: part.name, of: whole.name }, counted: { rows, off: 0 } });
      }
  return found;
}

/** Whole numbers from nought or one up, of a few sizes. */
const isSmallCount = ({ type, values, labels }: SampleColumn): boolean =>
  type === 'integer' &&
  labels.length >= LIMITS.fewestLabels &&
  labels.length <= LIMITS.mostCounted &&
  values.every((value) => value !== value || value >= 0);

/** In how many rows both together stay within the third, where they do so in all, reach it often, and would not if they were others'. */
function boundOf(whole: SampleColumn, one: SampleColumn, other: SampleColumn): number | null {
  const sums: number[] = [];
  const limits: number[] = [];
  let reached = 0;
  let [ones, others] = [0, 0];
  for (let row = 0; row < whole.values.length; row++) {
    const [a, b, most] = [one.values[row] ?? NaN, other.values[row] ?? NaN, whole.values[row] ?? NaN];
    if (a + b + most !== a + b + most) continue;
    if (a + b > most) return null;
    if (a + b === most) reached++;
    if (a > 0) ones++;
    if (b > 0) others++;
    sums.push(a + b);
    limits.push(most);
  }
  const rows = sums.length;
  const often = LIMITS.reached * rows;
  // What is always exactly the third adds up to it, which other arithmetic says.
  if (rows < FEWEST_ROWS || reached < often || reached === rows || ones < often || others < often) return null;
  const order = shuffled(rows, randomFrom(rows));
  const above = sums.filter((sum, i) => sum > (limits[order[i] ?? 0] ?? 0)).length;
  return above >= LIMITS.fewestExpected && above >= LIMITS.expected * rows ? rows : null;
}
