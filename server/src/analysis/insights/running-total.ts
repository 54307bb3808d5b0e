import type { Frame, Measure } from './frame/frame';
import { sequencesOf } from './sequences';

/** Steps that must be there, and steps that may go the other way (corrections), as shares. */
const FEWEST_STEPS = 8;
const MOST_CORRECTIONS = 0.02;
/** Part of the whole rise that corrections may take back. */
const MOST_TAKEN_BACK = 0.05;
/** A rise that nearly every reading shares in: of a rare jump up to a new level the level is worth telling. */
const LEAST_RISING = 0.25;

/** A running total begins with what its first step brought: with at most so many mean steps. */
const FIRST_STEPS = 3;
/** Of several running totals so many must begin so. */
const LEAST_BEGINNING = 0.8;

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
  const at = (row: number) => timeline.values[row] ?? NaN;
  const rows = Int32Array.from(timeline.values.keys())
    .filter((row) => !Number.isNaN(at(row)) && !Number.isNaN(values[row] ?? NaN))
    .sort((a, b) => at(a) - at(b) || a - b);
  const sequences = sequencesOf(frame);
  const apart = frame.dimensions.map(({ codes, labels }) => {
    const groups: number[][] = labels.map(() => []);
    for (const row of rows) groups[codes[row] ?? -1]?.push(row);
    return groups;
  });
  const rising = [...(sequences && sequences.length > 1 ? [sequences] : [[rows], ...apart])].find((runs) =>
    onlyRises(runs, values),
  );
  if (!rising) return 'none';
  const own = rising.map((run) => Array.from(run, (row) => values[row] ?? NaN)).filter(({ length }) => length > 1);
  const beginning = own.filter((run) => {
    const [first = 0] = run;
    return first >= 0 && first <= (FIRST_STEPS * ((run.at(-1) ?? 0) - first)) / (run.length - 1);
  });
  return beginning.length >= LEAST_BEGINNING * own.length ? 'running-total' : 'level';
}

/** Whether values hardly ever fall along sequences of rows, and keep rising. */
function onlyRises(sequences: readonly ArrayLike<number>[], values: Float64Array): boolean {
  let [steps, rises, falls, up, down] = [0, 0, 0, 0, 0];
  for (const rows of sequences) {
    let before = NaN;
    for (let i = 0; i < rows.length; i++) {
      const value = values[rows[i] ?? 0] ?? NaN;
      const step = value - before;
      if (value === value) before = value;
      if (step !== step) continue;
      steps++;
      if (step > 0) {
        rises++;
        up += step;
      } else if (step < 0) {
        falls++;
        down -= step;
      }
    }
  }
  return (
    rises >= FEWEST_STEPS && rises >= LEAST_RISING * steps && falls <= MOST_CORRECTIONS * steps && down <= MOST_TAKEN_BACK * up
  );
}
