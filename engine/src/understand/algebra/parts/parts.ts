import { randomFrom } from '../../../stats/distributions/random';
import { rank } from '../../../stats/distributions/ranks';
import { correlate } from '../../../stats/correlation/spearman';
import type { SampleColumn } from '../../sample/read-sample';
import type { Grouping } from '../groupings/groupings';
import { namesPartOf } from './part-names';
import { FEWEST_ROWS, mostOff } from '../proposal';
import { shuffled } from '../sketch';
import { LIMITS } from '../limits';

/**
 * Parts of a whole: counts that never lie above another count although they would in many rows if they had nothing to do with it, and whose
 * names allow it. Where they are too small for that, the names must say so and the counts rise and fall with each other: orders that have
 * nothing to do with the visits beside them are others.
 * @param columns counts alone; of other quantities `≤` is an accident of scales
 */
export function partsOfWholes(columns: readonly SampleColumn[], known: (a: string, b: string) => boolean): Grouping[] {
  const found: Grouping[] = [];
  for (const whole of columns)
    for (const part of columns) {
      if (whole === part || known(whole.name, part.name)) continue;
      const likely = namesPartOf(part.name, whole.name);
      if (!likely) continue;
      const rows = [...whole.values.keys()].filter(
        (row) => whole.values[row] === whole.values[row] && part.values[row] === part.values[row],
      );
      const order = shuffled(rows.length, randomFrom(rows.length));
      const above = (at: (i: number) => number) =>
        rows.filter((row, i) => (part.values[rows[at(i)] ?? 0] ?? 0) > (whole.values[row] ?? 0)).length;
      const off = above((i) => i);
      const below = rows.filter((row) => (part.values[row] ?? 0) < (whole.values[row] ?? 0)).length;
      if (rows.length < FEWEST_ROWS || off > (likely === 'sure' ? mostOff(rows.length) : 0) || below < rows.length / 2) continue;
      const expected = above((i) => order[i] ?? 0);
      const proven = expected >= LIMITS.fewestExpected && expected >= LIMITS.expected * rows.length;
      if (proven || (likely === 'sure' && goTogether(part, whole)))
        found.push({ relation: { kind: 'part', target: part.name, of: whole.name }, counted: { rows: rows.length, off } });
    }
  return found;
}

/** Whether the one rises with the other, more clearly than two counts of a whole table do by chance. */
function goTogether(a: SampleColumn, b: SampleColumn): boolean {
  const both = [...a.values.keys()].filter((row) => a.values[row] === a.values[row] && b.values[row] === b.values[row]);
  const ranksOf = ({ values }: SampleColumn) => rank(Float64Array.from(both, (row) => values[row] ?? NaN)).ranks;
  const found = correlate(ranksOf(a), ranksOf(b));
  return found !== null && found.r > 0 && found.p <= LIMITS.chance;
}
