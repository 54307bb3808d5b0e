import { barOf } from './bar';
import { LIMITS } from './limits';
import { bestCuts, residuals, Sums, type Form } from './pieces';
import { withoutLoneReadings } from './standing-alone';

/** A change of a series. */
export interface Change {
  /** Place of the first reading after it. */
  at: number;
  /** First and last place that it may have as well: 95% interval. */
  first: number;
  last: number;
  /** How often chance gives a change as plain as this one, the others given. */
  p: number;
}

/** Where a series changes: its pieces are levels or lines of their own. */
export interface Changes {
  form: Form;
  changes: Change[];
  /** How often a series without any change, however it persists, shows changes as plain as these. */
  p: number;
}

/** A way to describe a series: pieces, and what they leave as a first-order autoregression. */
interface Path {
  form: Form;
  breaks: readonly number[];
  /** n log of the variance of what each reading brings beyond the one before it. */
  criterion: number;
  phi: number;
  variance: number;
}

/**
 * What pieces leave, as a first-order autoregression. φ is corrected for its bias in short series and for the bends that every piece
 * takes out (Kendall, Biometrika 41, 1954), and never below 0: pieces that follow the noise gain nothing by it.
 */
function pathOf(sums: Sums, breaks: readonly number[], form: Form): Path {
  const n = sums.values.length;
  const left = residuals(sums, breaks, form);
  const parameters = (breaks.length + 1) * (form === 'level' ? 1 : 2);
  let [product, squares] = [0, 0];
  for (let i = 1; i < n; i++) {
    product += (left[i] ?? 0) * (left[i - 1] ?? 0);
    squares += (left[i - 1] ?? 0) ** 2;
  }
  const raw = squares > 0 ? product / squares : 0;
  const phi = Math.min(LIMITS.persistent, Math.max(0, raw + (1 + 3 * raw + parameters * (1 + raw)) / n));
  const variance = innovationSquares(left, phi, 1, n) / (n - 1);
  return { form, breaks, phi, variance, criterion: n * Math.log(variance + LIMITS.noNoise) };
}

function innovationSquares(left: ArrayLike<number>, phi: number, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += ((left[i] ?? 0) - phi * (left[i - 1] ?? 0)) ** 2;
  return sum;
}

const weightOf = (form: Form): number => (form === 'level' ? 1 : LIMITS.lineRather);

/** A line through everything has a number more than a level. */
const costOf = (path: Path, n: number): number => path.criterion + (path.form === 'line' ? Math.log(n) : 0);

/** Everything that is weighed: the series as one piece, and its best cuts into levels and into lines. */
export interface Weighed {
  sums: Sums;
  whole: Path;
  cut: Path[];
}

export function weigh(values: ArrayLike<number>): Weighed | null {
  const n = values.length;
  const mean = Float64Array.from(values).reduce((sum, value) => sum + value, 0) / n;
  const deviation = Math.sqrt(Float64Array.from(values, (value) => (value - mean) ** 2).reduce((a, b) => a + b, 0) / n);
  if (n < LIMITS.fewest || !(deviation > 0)) return null;
  const sums = new Sums(withoutLoneReadings(Float64Array.from(values, (value) => (value - mean) / deviation)));
  const most = Math.min(LIMITS.mostBreaks, Math.floor(n / LIMITS.readingsABreak));
  const shortest = {
    level: Math.max(LIMITS.shortestLevel, Math.ceil(LIMITS.shareOfLevel * n)),
    line: Math.max(LIMITS.shortestLine, Math.ceil(LIMITS.shareOfLine * n)),
  };
  const forms: Form[] = ['level', 'line'];
  const [level, line] = [pathOf(sums, [], 'level'), pathOf(sums, [], 'line')];
  return {
    sums,
    whole: costOf(level, n) <= costOf(line, n) ? level : line,
    cut: forms.flatMap((form) => bestCuts(sums, form, most, shortest[form]).map((breaks) => pathOf(sums, breaks, form))),
  };
}

/** How much better each break of the best cut makes the description of a series: what the bar is set to. */
export const gainOf = ({ whole, cut, sums }: Weighed): number =>
  cut.reduce((most, path) => Math.max(most, gainABreak(whole, path, sums.values.length)), 0);

const gainABreak = (whole: Path, path: Path, n: number): number =>
  (costOf(whole, n) - costOf(path, n)) / (path.breaks.length * weightOf(path.form));

/**
 * Changes of level and of slope that a series certainly has, whatever persists in it: of all cuts into pieces the one whose innovations
 * need the least, each break costing so much that of series without any change, random walks among them, one in a hundred shows one.
 *
 * @param values equally spaced, without NaN; fewer than twenty have none
 * @returns null where the series is too short or constant
 */
export function changesOf(values: ArrayLike<number>): Changes | null {
  const weighed = weigh(values);
  if (!weighed) return null;
  const { whole, cut, sums } = weighed;
  const n = values.length;
  const bar = barOf(n, whole.phi);
  const cost = (path: Path) => costOf(path, n) + path.breaks.length * weightOf(path.form) * bar.gain;
  const best = cut.reduce((least, path) => (cost(path) < cost(least) ? path : least), whole);
  // All breaks of a cut gain together: what the others gain beyond the bar counts for the series as well.
  const beyond = Math.max(...cut.map((path) => (cost(whole) - cost(path)) / weightOf(path.form)));
  const p = bar.p(bar.gain + beyond);
  const changes = best.breaks.map((_, i) => {
    const without = pathOf(sums, best.breaks.toSpliced(i, 1), best.form);
    return { ...dateOf(sums, best, i), p: bar.p((without.criterion - best.criterion) / weightOf(best.form)) };
  });
  return { form: best.form, changes, p };
}

/** Where a break may lie, the others given: every place whose likelihood is not too far from the best one's (Eo & Morley 2015). */
function dateOf(sums: Sums, { breaks, form, phi, variance }: Path, i: number): Omit<Change, 'p'> {
  const n = sums.values.length;
  const [from, found, to] = [breaks[i - 1] ?? 0, breaks[i] ?? 0, breaks[i + 1] ?? n];
  const reach = (at: number) => Math.abs(at - found) <= LIMITS.reach;
  const places = Array.from({ length: Math.max(0, to - from - 2) }, (_, step) => from + 1 + step).filter(reach);
  const window = [Math.max(from, found - 2 * LIMITS.reach), Math.min(to, found + 2 * LIMITS.reach)] as const;
  const left = new Float64Array(n);
  const scored = places.map((at) => {
    for (const piece of [sums.piece(from, at, form), sums.piece(at, to, form)])
      for (let t = Math.max(window[0], piece.from); t < Math.min(window[1], piece.to); t++)
        left[t] = (sums.values[t] ?? 0) - piece.start - piece.slope * (t - piece.from);
    return { at, ratio: innovationSquares(left, phi, window[0] + 1, window[1]) / Math.max(variance, LIMITS.noNoise) };
  });
  const best = scored.reduce((least, one) => (one.ratio < least.ratio ? one : least), { at: found, ratio: Infinity });
  const within = scored.filter(({ ratio }) => ratio <= best.ratio + LIMITS.interval).map(({ at }) => at);
  return { at: best.at, first: within[0] ?? best.at, last: within.at(-1) ?? best.at };
}
