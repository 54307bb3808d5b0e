import { randomFrom } from '../../stats/distributions/random';
import { shuffled } from '../algebra/sketch';
import type { SampleColumn } from '../sample/read-sample';
import { LIMITS } from './limits';

/** Whether the value of `a` follows from that of `unit`: rows off the mode are few beside those that remain when `a` is shuffled. */
export function determines(unit: SampleColumn, a: SampleColumn): boolean {
  const width = a.labels.length;
  const most = LIMITS.off * unit.codes.length;
  const grouped = groupedBy(unit);
  if (offMode(grouped, a.codes, width, most) > most) return false;
  const { rows, both } = filled(unit.codes, a.codes);
  if (rows === 0) return false;
  const off = offMode(grouped, a.codes, width, LIMITS.off * rows);
  if (off > LIMITS.off * rows) return false;
  const order = shuffled(rows, randomFrom(rows));
  const others = new Int32Array(a.codes.length).fill(-1);
  both.forEach((row, i) => (others[row] = a.codes[both[order[i] ?? 0] ?? 0] ?? -1));
  // As many as decide it are enough.
  const expected = offMode(grouped, others, width, Math.max(LIMITS.fewestExpected, off / LIMITS.off));
  return expected >= LIMITS.fewestExpected && off <= LIMITS.off * expected;
}

/** The rows in which both columns have a code. */
function filled(unit: Int32Array, a: Int32Array): { rows: number; both: Int32Array } {
  const both = new Int32Array(unit.length);
  let rows = 0;
  for (let row = 0; row < unit.length; row++) if ((unit[row] ?? -1) >= 0 && (a[row] ?? -1) >= 0) both[rows++] = row;
  return { rows, both: both.subarray(0, rows) };
}

/** Rows by their code in a column: those of each beside each other. */
interface Grouped {
  rows: Int32Array;
  /** Where those of each code begin; one more entry for the end. */
  starts: Int32Array;
}

const known = new WeakMap<SampleColumn, Grouped>();

/** Put in order once: hundreds of columns are looked at by the same unit. */
function groupedBy(column: SampleColumn): Grouped {
  const found = known.get(column) ?? inGroups(column);
  known.set(column, found);
  return found;
}

function inGroups({ codes, labels }: SampleColumn): Grouped {
  const starts = new Int32Array(labels.length + 1);
  for (const code of codes) if (code >= 0) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
  for (let code = 0; code < labels.length; code++) starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  const at = starts.slice();
  const rows = new Int32Array(starts[labels.length] ?? 0);
  codes.forEach((code, row) => {
    if (code < 0) return;
    const place = at[code] ?? 0;
    rows[place] = row;
    at[code] = place + 1;
  });
  // Of a part of the rows most codes may have none.
  return { rows, starts: starts.filter((start, code) => code === 0 || start > (starts[code - 1] ?? 0)) };
}

/** Rows whose code is not the most frequent one of their group, of those that have one; counting stops above `most`. */
function offMode({ rows, starts }: Grouped, codes: Int32Array, width: number, most: number): number {
  const counts = new Int32Array(width);
  let off = 0;
  for (let group = 0; group + 1 < starts.length && off <= most; group++) {
    const [from, to] = [starts[group] ?? 0, starts[group + 1] ?? 0];
    let [own, best] = [0, 0];
    for (let i = from; i < to; i++) {
      const code = codes[rows[i] ?? 0] ?? -1;
      if (code < 0) continue;
      const n = (counts[code] ?? 0) + 1;
      counts[code] = n;
      own++;
      if (n > best) best = n;
    }
    off += own - best;
    for (let i = from; i < to; i++) {
      const code = codes[rows[i] ?? 0] ?? -1;
      if (code >= 0) counts[code] = 0;
    }
  }
  return off;
}
