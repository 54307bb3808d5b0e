import type { Dimension, Frame } from '../frame';
import { LIMITS } from '../limits';

/**
 * Columns of labels that things which are read again and again keep from one reading to the next, far more often than labels do that come and go: the
 * law of a state, the class of a storm. They say what a thing is, and a thing's rows repeat it.
 */
export function keptLabels({ panel, dimensions }: Pick<Frame, 'panel' | 'dimensions'>): ReadonlySet<string> {
  if (!panel) return new Set();
  const { things, at } = panel;
  const rows = Array.from(things.keys()).filter((row) => (things[row] ?? -1) >= 0 && at[row] === at[row]);
  rows.sort((a, b) => (things[a] ?? 0) - (things[b] ?? 0) || (at[a] ?? 0) - (at[b] ?? 0));
  return new Set(dimensions.filter((dimension) => isKept(dimension, rows, things)).map(({ column }) => column.name));
}

function isKept({ codes, counts, filled }: Dimension, rows: readonly number[], things: Int32Array): boolean {
  let [steps, changes] = [0, 0];
  for (let i = 1; i < rows.length; i++) {
    const [before, now] = [rows[i - 1] ?? 0, rows[i] ?? 0];
    const [from, to] = [codes[before] ?? -1, codes[now] ?? -1];
    if (things[before] !== things[now] || from === -1 || to === -1) continue;
    steps++;
    if (from !== to) changes++;
  }
  const byChance = 1 - counts.reduce((sum, count) => sum + (count / filled) ** 2, 0);
  return steps > 0 && changes <= LIMITS.keptChanges * byChance * steps;
}
