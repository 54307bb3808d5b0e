import type { Frame, Measure } from '../../../insights/frame/frame';
import { LIMITS } from './limits';

/**
 * Whether one of two measures is set by the other, or by it and a label, whatever the rule is: a fine by days and what was lent, with a free day and a limit; a price by
 * steps. Rows that have both in common nearly always have the same figure, though figures differ much.
 */
export function isRuled({ dimensions }: Pick<Frame, 'dimensions'>, x: Measure, y: Measure): boolean {
  const labels = dimensions.filter(({ labels: own }) => own.length <= LIMITS.mostLabels).slice(0, LIMITS.mostDimensions);
  const columns = [null, ...labels.map(({ codes }) => codes)];
  return [[x, y] as const, [y, x] as const].some(([by, of]) => columns.some((codes) => sets(by.values, of.values, codes)));
}

function sets(by: Float64Array, of: Float64Array, codes: Int32Array | null): boolean {
  // By label and figure: the figures of the other measure, how often each.
  const cells = new Map<string, Map<number, number>>();
  const all = new Map<number, number>();
  for (let row = 0; row < by.length; row++) {
    const [a, b, code] = [by[row] ?? NaN, of[row] ?? NaN, codes ? (codes[row] ?? -1) : 0];
    if (a !== a || b !== b || code < 0) continue;
    const key = `${code} ${a}`;
    const cell = cells.get(key) ?? new Map<number, number>();
    cell.set(b, (cell.get(b) ?? 0) + 1);
    cells.set(key, cell);
    all.set(b, (all.get(b) ?? 0) + 1);
  }
  let [rows, kept, repeated] = [0, 0, 0];
  for (const cell of cells.values()) {
    const own = [...cell.values()].reduce((sum, n) => sum + n, 0);
    if (own < 2) continue;
    repeated++;
    rows += own;
    kept += Math.max(...cell.values());
  }
  const usual = Math.max(0, ...all.values()) / [...all.values()].reduce((sum, n) => sum + n, 0);
  return repeated >= LIMITS.fewestOfRule && rows >= LIMITS.rowsOfRule * repeated && kept >= LIMITS.keptByRule * rows && usual <= LIMITS.usualOfRule;
} // prettier-ignore
