import {
  clearest,
  dispersion,
  running,
  scanP,
  windowOf,
  type Running,
  type ScanWindow,
  type Window,
} from '../../../stats/temporal-scan';
import { LIMITS } from './limits';

/**
 * The fine bin of each row, of as many rows each; -1 where a row is not looked at. Rows of one moment share a bin.
 * @param order rows by time
 */
export function binsOf(order: Int32Array, values: Float64Array, looked: (row: number) => boolean): Int32Array {
  const rows = order.filter(looked);
  const of = new Int32Array(values.length).fill(-1);
  const count = LIMITS.bins * LIMITS.fine;
  let first = 0;
  rows.forEach((row, i) => {
    if (values[row] !== values[rows[first] ?? row]) first = i;
    of[row] = Math.floor((first * count) / rows.length);
  });
  return of;
}

type ScanKind = 'episode' | 'newcomer' | 'vanished';

/** What a scan of one label gives. */
export interface Scanned {
  p: number;
  /** Null where nothing is bound to a time, or too little. */
  found: { kind: ScanKind; window: ScanWindow; /** Fine bins. */ fine: Window; excess: number } | null;
}

/** Looks for the stretch in which a label is more frequent, and whether it begins or ends there. */
export function scanCounts(cases: Float64Array, rows: Float64Array): Scanned {
  const fine = running(cases, rows);
  const coarse = running(joined(cases), joined(rows));
  const kind = edgeOf(fine);
  const chosen = kind ? kind.window : inCoarse(clearest(coarse));
  if (!(chosen.to > chosen.from)) return { p: 1, found: null };
  const window = windowOf(fine, chosen);
  const spread = dispersion(fine, chosen, SPANS);
  const p = scanP(window.ratio / spread, coarse);
  return { p, found: foundOf(kind?.kind ?? 'episode', window, fine, coarse) };
}

/** Widths at which cases may cluster, in fine bins. */
const SPANS = [1, LIMITS.pairs, LIMITS.wide];

const joined = (values: Float64Array) =>
  Float64Array.from({ length: LIMITS.bins }, (_, i) =>
    values.subarray(i * LIMITS.fine, (i + 1) * LIMITS.fine).reduce((a, b) => a + b, 0),
  );

const inCoarse = ({ from, to }: Window): Window => ({ from: from * LIMITS.fine, to: to * LIMITS.fine });

/** Whether a label is there only from some time on, or only until some time. */
function edgeOf({ cases, rows }: Running): { kind: ScanKind; window: Window } | null {
  const bins = rows.length - 1;
  const [allCases, allRows] = [cases[bins] ?? 0, rows[bins] ?? 0];
  const from = cases.findIndex((sum) => sum > 0) - 1;
  const to = cases.findIndex((sum) => sum === allCases);
  const inside = (rows[to] ?? 0) - (rows[from] ?? 0);
  const rate = allCases / inside;
  const [before, after] = [rows[from] ?? 0, allRows - (rows[to] ?? 0)];
  const [came, went] = [before, after].map(
    (without) => without >= LIMITS.leastWithout * allRows && without * rate >= LIMITS.absent,
  );
  if (came && went) return { kind: 'episode', window: { from, to } };
  if (came) return { kind: 'newcomer', window: { from, to: bins } };
  return went ? { kind: 'vanished', window: { from: 0, to } } : null;
}

function foundOf(kind: ScanKind, window: ScanWindow, fine: Running, coarse: Running): Scanned['found'] {
  const bins = fine.rows.length - 1;
  const [allCases, allRows] = [fine.cases[bins] ?? 0, fine.rows[bins] ?? 0];
  const outside = (allCases - window.cases) / (allRows - window.rows);
  const share = window.cases / window.rows;
  const excess = (window.cases - window.rows * outside) / allCases;
  const found = { kind, window, fine: { from: window.from, to: window.to }, excess };
  if (kind !== 'episode') return share >= LIMITS.leastSince ? found : null;
  const inner = window.from > 0 && window.to < bins;
  if (!inner || window.rows > LIMITS.longest * allRows || excess < LIMITS.leastExcess || share < LIMITS.leastTimes * outside)
    return null;
  const other = clearest(coarse, { from: Math.floor(window.from / LIMITS.fine), to: Math.ceil(window.to / LIMITS.fine) });
  return other.ratio < LIMITS.second * window.ratio ? found : null;
}
