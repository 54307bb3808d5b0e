import type { Frame, Measure, Timeline } from '../frame/frame';
import { sequenceCodes, sequencesOf } from './sequences';
import { LIMITS } from './limits';

type Growth = 'none' | 'level' | 'running-total';

const known = new WeakMap<Measure, Growth>();

/**
 * Whether a measure only ever grows along the time, over the table or within each label of a column. Its highest value is its last one:
 * it has no peaks, no seasons, and its sum over time means nothing.
 */
export const neverFalls = (frame: Frame, measure: Measure): boolean => growthOf(frame, measure) !== 'none';

/** Whether it grows from next to nothing as well, as running totals do: then its mean is that of no moment either. */
export const isRunningTotal = (frame: Frame, measure: Measure): boolean => growthOf(frame, measure) === 'running-total';

function growthOf(frame: Frame, measure: Measure): Growth {
  const found = known.get(measure);
  if (found !== undefined) return found;
  const growth = judge(frame, measure);
  known.set(measure, growth);
  return growth;
}

function judge(frame: Frame, { values, kind, columns }: Measure): Growth {
  const { timeline } = frame;
  if (!timeline || kind !== 'column' || columns.includes(timeline.column.name)) return 'none';
  if (columns.some((column) => isCounter(frame, column))) return 'running-total';
  const order = orderOf(timeline);
  const sequences = sequencesOf(frame);
  const several = sequences && sequences.length > 1;
  const splits = several ? [sequenceCodes(frame, sequences)] : [null, ...frame.dimensions.map(({ codes }) => codes)];
  for (const codes of splits) {
    const growth = growthWithin(order, codes, values);
    if (growth !== 'none') return growth;
  }
  return 'none';
}

/**
 * Whether what a column adds from one row of a thing to the next stands beside it, and is hardly ever below nought: a meter, whose reading says no more than how long it
 * has run, wherever it began and however often it was changed. So does what it read before.
 */
export function isCounter({ table, measures }: Pick<Frame, 'table' | 'measures'>, column: string): boolean {
  const algebra = table.model?.algebra ?? [];
  const names = [column, ...algebra.flatMap((one) => (one.kind === 'lagged' && one.target === column ? [one.of] : []))];
  return algebra.some((one) => {
    if (one.kind !== 'change' || one.relative || !names.includes(one.of)) return false;
    const added = measures.find(({ columns }) => columns.length === 1 && columns[0] === one.target);
    const below = added?.values.reduce((count, value) => count + Number(value < 0), 0) ?? Infinity;
    return added !== undefined && below <= LIMITS.mostCorrections * added.filled;
  });
}

const orders = new WeakMap<Timeline, Int32Array>();

/** Rows in the order of time; of one moment in the order of the table. */
export function orderOf(timeline: Timeline): Int32Array {
  const found = orders.get(timeline);
  if (found) return found;
  const at = (row: number) => timeline.values[row] ?? NaN;
  const order = Int32Array.from(timeline.values.keys())
    .filter((row) => !Number.isNaN(at(row)))
    .sort((a, b) => at(a) - at(b) || a - b);
  orders.set(timeline, order);
  return order;
}

/** How values go along the rows, or along those of each code: most measures fall often, which is soon seen. */
function growthWithin(order: Int32Array, codes: Int32Array | null, values: Float64Array): Growth {
  const runs = new Map<number, { first: number; last: number; steps: number }>();
  let [steps, rises, falls, up, down] = [0, 0, 0, 0, 0];
  for (const row of order) {
    const value = values[row] ?? NaN;
    const code = codes ? (codes[row] ?? -1) : 0;
    if (value !== value || code < 0) continue;
    const run = runs.get(code);
    if (!run) {
      runs.set(code, { first: value, last: value, steps: 0 });
      continue;
    }
    const step = value - run.last;
    run.last = value;
    run.steps++;
    steps++;
    if (step > 0) {
      rises++;
      up += step;
    } else if (step < 0) {
      falls++;
      down -= step;
      if (falls > LIMITS.mostCorrections * order.length) return 'none';
    }
  }
  const grows =
    rises >= LIMITS.fewestSteps &&
    rises >= LIMITS.leastRising * steps &&
    falls <= LIMITS.mostCorrections * steps &&
    down <= LIMITS.mostTakenBack * up;
  if (!grows) return 'none';
  const long = [...runs.values()].filter((run) => run.steps > 0);
  // How many mean steps its first value is.
  const begun = long.map(({ first, last, steps: own }) =>
    first === 0 ? 0 : first < 0 || last <= first ? Infinity : (first * own) / (last - first),
  );
  const beginning = begun.filter((times) => times <= LIMITS.firstSteps).length;
  const mean = begun.reduce((sum, times) => sum + times, 0) / begun.length;
  return beginning >= LIMITS.leastBeginning * long.length || mean <= LIMITS.firstSteps ? 'running-total' : 'level';
}
