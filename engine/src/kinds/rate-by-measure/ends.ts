import type { Dimension, Measure } from '../../insights/frame/frame';
import { shareMatters } from '../../insights/judge/importance';
import { sortedValues } from '../../stats/distributions/quantile';
import { borderOf } from './border';
import { LIMITS } from './limits';

/** A stretch of a measure's scale, from its least value to its greatest. */
export interface Stretch {
  from: number;
  to: number;
}

/** The rows with the lowest and with the highest values of a measure: a quarter of them each, as nearly as equal values allow, or all on either side of a border. */
export interface Ends {
  low: Stretch;
  high: Stretch;
  /** What lies between, in two parts of about as many rows where it has several values. */
  between: Stretch[];
}

/** Where a measure's ends lie; null where either has too few rows. */
export function endsOf(values: Float64Array): Ends | null {
  const sorted = sortedValues(values);
  const n = sorted.length;
  const at = (row: number): number => sorted[row] ?? NaN;
  /** Rows up to the last one of each value. */
  const steps: number[] = [];
  for (let i = 1; i < n; i++) if (at(i) !== at(i - 1)) steps.push(i);
  const enough = steps.filter((step) => step >= LIMITS.fewestRows && n - step >= LIMITS.fewestRows);
  const low = nearest(LIMITS.end * n, enough);
  if (low === null) return null;
  const high = nearest((1 - LIMITS.end) * n, enough.filter((step) => step >= low)) ?? low; // prettier-ignore
  const cut = nearest((low + high) / 2, steps.filter((step) => step > low && step < high)); // prettier-ignore
  const starts = [...new Set([low, cut ?? low, high])];
  return {
    low: { from: at(0), to: at(low - 1) },
    high: { from: at(high), to: at(n - 1) },
    between: starts.slice(1).map((end, i) => ({ from: at(starts[i] ?? low), to: at(end - 1) })),
  };
}

/** The number that lies nearest to the wanted one; null where there is none. */
const nearest = (wanted: number, among: readonly number[]): number | null =>
  among.reduce<number | null>(
    (best, one) => (best !== null && Math.abs(best - wanted) <= Math.abs(one - wanted) ? best : one),
    null,
  );

/** A result of yes and no, and where a measure has it more often. */
export interface RateByEnds extends Ends {
  event: string;
  /** Whether it is more frequent where the measure is high. */
  rises: boolean;
  /** Its share in the end that has it more often, and in the other one. */
  more: number;
  less: number;
  /** The share of all events that lie in that end, beyond its share of the rows. */
  moved: number;
}

/**
 * How often the event of the table's result is at the ends of a measure; null for all other columns, and where the two ends do not differ by
 * what matters. A result is told by what it goes with, and not the other way round.
 */
export function rateByEnds(result: Dimension, measure: Measure): RateByEnds | null {
  const { event, codes, labels, column } = result;
  const own = event === undefined ? -1 : labels.indexOf(event);
  if (event === undefined || own < 0 || measure.fraction || measure.columns.includes(column.name)) return null;
  const known = measure.values.filter((_, row) => (codes[row] ?? -1) >= 0);
  const ends = sidesOf(measure.values, codes, own) ?? endsOf(known);
  if (!ends) return null;
  let events = 0;
  let rows = 0;
  const [low, high] = [{ n: 0, hits: 0 }, { n: 0, hits: 0 }]; // prettier-ignore
  measure.values.forEach((value, row) => {
    const code = codes[row] ?? -1;
    if (code < 0 || value !== value) return;
    const hit = code === own ? 1 : 0;
    events += hit;
    rows++;
    const end = value <= ends.low.to ? low : value >= ends.high.from ? high : null;
    if (!end) return;
    end.n++;
    end.hits += hit;
  });
  const [below, above] = [low.hits / low.n, high.hits / high.n];
  const rises = above > below;
  const [more, less] = rises ? [above, below] : [below, above];
  const told = rises ? high : low;
  const moved = events > 0 ? told.hits / events - told.n / rows : 0;
  return shareMatters({ value: more, others: less, n: rises ? high.n : low.n }, events)
    ? { ...ends, event, rises, more, less, moved }
    : null;
}

/** Both sides of the border at which a result jumps; null where it does not. */
function sidesOf(values: Float64Array, codes: Int32Array, own: number): Ends | null {
  const rows = Int32Array.from(values.keys()).filter((row) => (codes[row] ?? -1) >= 0 && !Number.isNaN(values[row]));
  rows.sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const at = (i: number): number => values[rows[i] ?? -1] ?? NaN;
  const steps = Array.from(rows.keys()).filter((i) => i > 0 && at(i) !== at(i - 1));
  const hits = Uint8Array.from(rows, (row) => (codes[row] === own ? 1 : 0));
  const border = borderOf(hits, steps);
  if (border === null) return null;
  return { low: { from: at(0), to: at(border - 1) }, high: { from: at(border), to: at(rows.length - 1) }, between: [] };
}
