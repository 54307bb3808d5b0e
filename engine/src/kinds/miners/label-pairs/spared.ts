import { crossTable } from '../../../stats/groups/contingency';
import { SMALLEST_GROUP } from '../../../insights/finding';
import type { Dimension } from '../../../insights/frame/frame';
import { LIMITS } from './limits';

/** The label of an outcome whose rate is told; below 0 where several are. */
const eventOf = ({ outcome, event, labels, distinct }: Dimension): number =>
  !outcome ? -1 : event !== undefined ? labels.indexOf(event) : distinct === 2 ? 1 : -1;

/**
 * Labels of a group in which an outcome can never come about: it has not once, where among those that know it many times would be expected. Who pays himself is never
 * refused, and an insurer who refuses as often as all others has nothing of its own. None where fewer than two others are left to be compared.
 */
export function sparedLabels(group: Dimension, codes: Int32Array, outcome: Dimension, own: Int32Array): string[] {
  const event = eventOf(outcome);
  if (event < 0 || group.outcome) return [];
  const { cells, columns, rowSums } = crossTable(codes, group.labels.length, own, outcome.labels.length);
  const all = group.labels.map((label, row) => ({ label, n: rowSums[row] ?? 0, events: cells[row * columns + event] ?? 0 }));
  const knowing = all.filter(({ events }) => events > 0);
  const [n, events] = [knowing.reduce((sum, one) => sum + one.n, 0), knowing.reduce((sum, one) => sum + one.events, 0)];
  if (knowing.filter((one) => one.n >= SMALLEST_GROUP).length < 2) return [];
  return all.filter((one) => one.events === 0 && (one.n * events) / n >= LIMITS.fewestSpared).map(({ label }) => label);
}

/** The codes without those of some labels. */
export function withoutLabels(group: Dimension, codes: Int32Array, labels: readonly string[]): Int32Array {
  if (labels.length === 0) return codes;
  const left = new Set(labels.map((label) => group.labels.indexOf(label)));
  return codes.map((code) => (left.has(code) ? -1 : code));
}
