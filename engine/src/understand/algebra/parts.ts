import { randomFrom } from '../../stats/distributions/random';
import type { SampleColumn } from '../sample/read-sample';
import type { Grouping } from './groupings';
import { namesPartOf } from './part-names';
import { FEWEST_ROWS, mostOff } from './proposal';
import { shuffled } from './sketch';
import { LIMITS } from './limits';

/**
 * Parts of a whole: counts that never lie above another count although they would in many rows if they had nothing to do with it, and whose
 * names allow it.
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
      if (proven || likely === 'sure')
        found.push({ relation: { kind: 'part', target: part.name, of: whole.name }, counted: { rows: rows.length, off } });
    }
  return found;
}
