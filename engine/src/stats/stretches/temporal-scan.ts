import { normalFrom, randomFrom } from '../distributions/random';
import { LIMITS } from '../limits';

/** A stretch of bins, the last one outside. */
export interface Window {
  from: number;
  to: number;
}

/** A stretch in which something is more frequent than outside of it. */
export interface ScanWindow extends Window {
  /** Cases and rows within it. */
  cases: number;
  rows: number;
  /** Natural logarithm of the likelihood ratio of two rates against one. */
  ratio: number;
}

/** Running sums of cases and rows, so that those of a window are a difference. */
export interface Running {
  cases: Float64Array;
  rows: Float64Array;
}

export function running(cases: ArrayLike<number>, rows: ArrayLike<number>): Running {
  const sums = (values: ArrayLike<number>) => {
    const found = new Float64Array(values.length + 1);
    for (let i = 0; i < values.length; i++) found[i + 1] = (found[i] ?? 0) + (values[i] ?? 0);
    return found;
  };
  return { cases: sums(cases), rows: sums(rows) };
}

/** n ln n of whole numbers, kept: a scan asks for few different ones a million times. */
let known = new Float64Array(0);
function entropyTo(most: number): Float64Array {
  if (known.length <= most)
    known = Float64Array.from({ length: Math.max(1024, 2 * most) }, (_, n) => (n > 0 ? n * Math.log(n) : 0));
  return known;
}

/** The likelihood ratio of a window (Kulldorff 1997, Bernoulli model); 0 where it has no more than the rest. */
function ratioOf({ cases, rows }: Running, from: number, to: number): number {
  const bins = rows.length - 1;
  const allCases = cases[bins] ?? 0;
  const allRows = rows[bins] ?? 0;
  const c = (cases[to] ?? 0) - (cases[from] ?? 0);
  const n = (rows[to] ?? 0) - (rows[from] ?? 0);
  const restCases = allCases - c;
  const restRows = allRows - n;
  if (n === 0 || restRows === 0 || c * restRows <= restCases * n) return 0;
  const l = entropyTo(allRows);
  const at = (k: number) => l[k] ?? 0;
  const apart = at(c) + at(n - c) - at(n) + at(restCases) + at(restRows - restCases) - at(restRows);
  return apart - (at(allCases) + at(allRows - allCases) - at(allRows));
}

export function windowOf(sums: Running, { from, to }: Window): ScanWindow {
  const within = (of: Float64Array) => (of[to] ?? 0) - (of[from] ?? 0);
  return { from, to, cases: within(sums.cases), rows: within(sums.rows), ratio: ratioOf(sums, from, to) };
}

/** The window that most clearly has more than the rest; `outside` leaves out those that meet another one. */
export function clearest(sums: Running, outside: Window | null = null): ScanWindow {
  const bins = sums.rows.length - 1;
  let best: Window = { from: 0, to: 0 };
  let largest = 0;
  for (let from = 0; from < bins; from++)
    for (let to = from + 1; to <= bins; to++) {
      if (outside && from < outside.to && to > outside.from) continue;
      const ratio = ratioOf(sums, from, to);
      if (ratio > largest) [best, largest] = [{ from, to }, ratio];
    }
  return windowOf(sums, best);
}

/**
 * Whether chance makes a likelihood ratio as large as this easily, over all windows. By half of what a normal variate leaves beyond it, times the
 * windows: where even that is large no draw is worth its time.
 */
export function isChance(ratio: number, { cases, rows }: Running): boolean {
  const bins = rows.length - 1;
  const windows = (bins * (bins + 1)) / 2;
  return !(ratio > 0) || (cases[bins] ?? 0) === 0 || Math.min(1, windows * Math.exp(-ratio)) >= LIMITS.worthDrawing;
}

/**
 * p of the largest likelihood ratio over all windows, by drawing the cases again over the rows: the draws give the place and the width of a Gumbel
 * distribution, whose tail reaches where no draw does (Abrams, Kulldorff and Kleinman 2010).
 * @param ratio as seen, divided by the dispersion of the cases
 */
export function scanP(ratio: number, sums: Running): number {
  if (isChance(ratio, sums)) return 1;
  const bins = sums.rows.length - 1;
  const [allCases, allRows] = [sums.cases[bins] ?? 0, sums.rows[bins] ?? 0];
  const random = randomFrom(allCases + 31 * allRows);
  const largest = Array.from(
    { length: LIMITS.draws },
    () => clearest(running(drawn(sums, allCases, allRows, random), widths(sums))).ratio,
  );
  const mean = largest.reduce((sum, one) => sum + one, 0) / largest.length;
  const sd = Math.sqrt(largest.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (largest.length - 1));
  const scale = (sd * Math.sqrt(6)) / Math.PI;
  return scale > 0 ? -Math.expm1(-Math.exp(-(ratio - (mean - EULER * scale)) / scale)) : 1;
}

/** Mean of the standard Gumbel distribution (Euler–Mascheroni). */
const EULER = 0.5772156649015329;

const widths = ({ rows }: Running) =>
  Float64Array.from({ length: rows.length - 1 }, (_, i) => (rows[i + 1] ?? 0) - (rows[i] ?? 0));

/** Cases that fall upon rows by chance, bin by bin. */
function drawn({ rows }: Running, cases: number, allRows: number, random: () => number): Float64Array {
  const bins = rows.length - 1;
  const found = new Float64Array(bins);
  if (cases > LIMITS.drawnOneByOne) {
    const normal = normalFrom(random);
    for (let i = 0; i < bins; i++) {
      const width = (rows[i + 1] ?? 0) - (rows[i] ?? 0);
      const share = cases / allRows;
      found[i] = Math.min(width, Math.max(0, Math.round(width * share + Math.sqrt(width * share * (1 - share)) * normal())));
    }
    return found;
  }
  for (let i = 0; i < cases; i++) {
    // The bin by halves of the running sums; one that is full already takes no more.
    const at = random() * allRows;
    let [low, high] = [0, bins];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((rows[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    if ((found[low] ?? 0) < (rows[low + 1] ?? 0) - (rows[low] ?? 0)) found[low] = (found[low] ?? 0) + 1;
  }
  return found;
}

/**
 * By how much cases lie closer together than by chance, at least 1: the largest ratio of their variance to the one of chance, over several
 * widths of bins, of the rows within the window and of those outside of it, each against its own rate.
 * @param sums by fine bins; the window in fine bins
 */
export function dispersion(sums: Running, window: Window, spans: readonly number[]): number {
  const bins = sums.rows.length - 1;
  const parts: Window[][] = [
    [window],
    [
      { from: 0, to: window.from },
      { from: window.to, to: bins },
    ],
  ];
  return Math.max(1, ...parts.flatMap((stretches) => spans.map((span) => dispersionOf(sums, stretches, span))));
}

function dispersionOf({ cases, rows }: Running, stretches: readonly Window[], span: number): number {
  const between = (sums: Float64Array, from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  const all = (sums: Float64Array) => stretches.reduce((sum, { from, to }) => sum + between(sums, from, to), 0);
  const rate = all(cases) / all(rows);
  // Of few cases the variance says nothing.
  if (!(rate > 0 && rate < 1) || all(cases) < LIMITS.fewestForDispersion) return 1;
  let [chi2, df] = [0, -1];
  for (const { from, to } of stretches)
    for (let at = from; at + span <= to; at += span) {
      const n = between(rows, at, at + span);
      if (n === 0) continue;
      chi2 += (between(cases, at, at + span) - n * rate) ** 2 / (n * rate * (1 - rate));
      df++;
    }
  return df >= LIMITS.fewestBinsForDispersion ? chi2 / df : 1;
}
