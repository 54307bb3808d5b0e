import {
  clearest,
  dispersion,
  isChance,
  running,
  scanP,
  windowOf,
  type Running,
  type ScanWindow,
  type Window,
} from '../../../stats/stretches/temporal-scan';
import { driftP } from '../../../stats/stretches/stretch-or-drift';
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

/**
 * Looks for the stretch in which a label is more frequent, and whether it begins or ends there.
 * @param ofUnits whether the rows are units, each once: whether their rate drifts was asked of all rows
 */
export function scanCounts(cases: Float64Array, rows: Float64Array, ofUnits = false): Scanned {
  const fine = running(cases, rows);
  const coarse = running(joined(cases), joined(rows));
  const kind = edgeOf(fine);
  const chosen = kind ? kind.window : inCoarse(clearest(coarse));
  if (!(chosen.to > chosen.from) || (kind && !isAlone(cases, rows, kind))) return { p: 1, found: null };
  const window = windowOf(fine, chosen);
  const ratio = window.ratio / dispersion(fine, chosen, SPANS);
  if (isChance(ratio, coarse)) return { p: 1, found: null };
  if (kind) return { p: scanP(ratio, coarse), found: foundOf(kind.kind, window, fine, coarse) };
  // Where a rate that drifts does as well nothing can be told, and the draws are spared.
  const drift = ofUnits ? 0 : driftP(joined(cases), joined(rows), sharesWithin(rows, window), LIMITS.bins);
  if (drift > LIMITS.drift) return { p: 1, found: null };
  return { p: scanP(ratio, coarse), found: foundOf('episode', window, fine, coarse) };
}

/** Of each coarse bin, the share of its rows that lies within a stretch of fine bins. */
function sharesWithin(rows: Float64Array, { from, to }: Window): Float64Array {
  const within = joined(rows.map((count, bin) => (bin >= from && bin < to ? count : 0)));
  return joined(rows).map((count, bin) => (count > 0 ? (within[bin] ?? 0) / count : 0));
}

/** Whether a label is away for much longer outside of its stretch than ever inside of it: what comes and goes neither begins nor ends. */
function isAlone(cases: Float64Array, rows: Float64Array, { window: { from, to } }: Edge): boolean {
  const { rows: sums } = running(cases, rows);
  const between = (first: number, last: number) => (sums[last] ?? 0) - (sums[first] ?? 0);
  const met = [...cases.keys()].filter((bin) => (cases[bin] ?? 0) > 0);
  const inside = met.reduce((most, bin, i) => Math.max(most, between((met[i - 1] ?? bin) + 1, bin)), 0);
  const outside = [between(0, from), between(to, rows.length)].filter((count) => count > 0);
  return outside.every((count) => count >= LIMITS.longerAway * inside);
}

/** Widths at which cases may cluster, in fine bins. */
const SPANS = [1, LIMITS.pairs, LIMITS.wide];

const joined = (values: Float64Array) =>
  Float64Array.from({ length: LIMITS.bins }, (_, i) =>
    values.subarray(i * LIMITS.fine, (i + 1) * LIMITS.fine).reduce((a, b) => a + b, 0),
  );

const inCoarse = ({ from, to }: Window): Window => ({ from: from * LIMITS.fine, to: to * LIMITS.fine });

/** The stretch in which a label is there at all. */
interface Edge {
  kind: ScanKind;
  window: Window;
}

/** Whether a label is there only from some time on, or only until some time. */
function edgeOf({ cases, rows }: Running): Edge | null {
  const bins = rows.length - 1;
  const [allCases, allRows] = [cases[bins] ?? 0, rows[bins] ?? 0];
  const from = cases.findIndex((sum) => sum > 0) - 1;
  const to = cases.findIndex((sum) => sum === allCases);
  const inside = (rows[to] ?? 0) - (rows[from] ?? 0);
  const rate = allCases / inside;
  const [before, after] = [rows[from] ?? 0, allRows - (rows[to] ?? 0)];
  const [came, went] = [before, after].map(
    (without, i) =>
      without >= (i === 0 ? LIMITS.leastWithout : LIMITS.leastSinceLast) * allRows && without * rate >= LIMITS.absent,
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
