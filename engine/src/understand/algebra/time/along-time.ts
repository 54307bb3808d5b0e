import type { Sample, SampleColumn } from '../../sample/read-sample';
import { rowsInOrder } from '../../../stats/distributions/ranks';
import { numberColumn, RELATIVE, type NumberColumn } from '../number-column';
import { count, isNoChance, waysOfValues, type Proposal, type Unproved } from '../proposal';
import type { Grouping } from '../groupings/groupings';
import { ROUND_UP } from '../equations/sums';
import { LIMITS } from '../limits';

/** The order of the rows within each entity. */
export interface Course {
  name: string;
  within: readonly string[];
  /** For each row the row before it, −1 for the first of its entity. */
  before: Int32Array;
}

/** Steps that people look back: a few rows, a week, a year of months or weeks. */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 24, 28, 30, 52];
const CHANGES = [1, 4, 7, 12, 52];
const WINDOWS = [2, 3, 4, 5, 6, 7, 10, 12, 14, 28, 30];

/** The rows of a sample in the order of their time, within each entity. */
export function courseOf(sample: Sample, name: string, moments: Float64Array, within: readonly string[]): Course {
  const columns = within.flatMap((one) => sample.columns.find((column) => column.name === one) ?? []);
  const last = new Map<string, number>();
  const before = new Int32Array(sample.rows).fill(-1);
  for (const row of rowsInOrder(moments)) {
    const key = columns.map(({ codes }) => codes[row]).join();
    before[row] = last.get(key) ?? -1;
    last.set(key, row);
  }
  return { name, within: [...within], before };
}

/** As many as the other arithmetic looks at: all pairs of 400 columns take half a minute. */
const MOST_COLUMNS = 150;

/** Columns that add up another along its course, repeat it later, or say how it changed. */
export function alongTime(sample: Sample, course: Course, usable: (column: SampleColumn) => boolean): Grouping[] {
  const columns = sample.columns
    .map((column, at) => ({ column, at }))
    .filter(
      ({ column }) =>
        (column.type === 'integer' || column.type === 'number') && column.labels.length > LIMITS.fewestLabels && usable(column),
    )
    .slice(0, MOST_COLUMNS)
    .map(({ column, at }) => numberColumn(column, at, sample.rows));
  const back = backRows(course.before, Math.max(...STEPS, ...WINDOWS));
  const found: Grouping[] = [];
  const bound = new Set<string>();
  for (const of of columns)
    for (const target of columns) {
      if (of === target || bound.has(`${target.name}\n${of.name}`)) continue;
      for (const proposal of proposals(target, of, course, back)) {
        const counted = count(proposal, sample.rows);
        if (!counted || !isNoChance(proposal.ways(), counted, target.distinct, 60 * columns.length ** 2)) continue;
        found.push({ relation: proposal.relation, counted });
        bound.add(`${target.name}\n${of.name}`).add(`${of.name}\n${target.name}`);
        break;
      }
    }
  return found;
}

function backRows(before: Int32Array, most: number): Int32Array[] {
  const rows = [Int32Array.from(before, (_, row) => row), before];
  for (let step = 2; step <= most; step++)
    rows.push(Int32Array.from(rows[step - 1] ?? [], (row) => (row < 0 ? -1 : (before[row] ?? -1))));
  return rows;
}

function* proposals(
  target: NumberColumn,
  of: NumberColumn,
  { name, within, before }: Course,
  back: readonly Int32Array[],
): Generator<Proposal> {
  const base = { target: target.name, of: of.name, along: name, within: [...within] };
  const at = ({ values }: NumberColumn, row: number) => (row < 0 ? NaN : (values[row] ?? NaN));
  const make = (relation: Unproved, expected: (row: number) => number, slack: number): Proposal => {
    const holds = (row: number) => {
      const value = at(target, row);
      const wanted = expected(row);
      // What comes up from nought has no change in parts of what it was.
      if (value !== value || !Number.isFinite(wanted) || (value === 0 && wanted === 0)) return null;
      return Math.abs(value - wanted) <= slack * ROUND_UP + 4 * RELATIVE * (Math.abs(value) + Math.abs(wanted));
    };
    // Rows of which nothing is said make it no less likely, whatever they hold.
    const ways = () => {
      const said = [...target.values.keys()].filter((row) => holds(row) !== null);
      const among = (of: (row: number) => number) => Float64Array.from(said, of);
      return Math.min(
        waysOfValues(
          among((row) => at(target, row)),
          2 * slack,
        ),
        waysOfValues(among(expected), 0),
      );
    };
    return { relation, holds, sql: null, ways };
  };
  const previous = (row: number, step: number) => back[step]?.[row] ?? -1;
  const near = Math.min(2 * target.slack + of.slack, 0.1 * of.spread);
  const steps = (row: number) => at(target, previous(row, 1)) + at(of, row);
  // What grows by noughts alone says nothing.
  yield make({ kind: 'cumulated', ...base }, (row) => (before[row] === -1 || at(of, row) === 0 ? NaN : steps(row)), near);
  for (const step of STEPS) yield make({ kind: 'lagged', ...base, steps: step }, (row) => at(of, previous(row, step)), 0);
  for (const step of CHANGES) {
    yield make(
      { kind: 'change', ...base, steps: step, relative: false },
      (row) => at(of, row) - at(of, previous(row, step)),
      Math.min(target.slack + 2 * of.slack, 0.1 * target.spread),
    );
    for (const factor of [1, 100])
      yield make(
        { kind: 'change', ...base, steps: step, relative: true },
        (row) => factor * (at(of, row) / at(of, previous(row, step)) - 1),
        Math.min(target.rounding, 0.1 * target.spread),
      );
  }
  for (const window of WINDOWS)
    yield make(
      { kind: 'rolling-mean', ...base, steps: window },
      (row) => {
        let sum = 0;
        for (let step = 0; step < window; step++) sum += at(of, previous(row, step));
        return sum / window;
      },
      Math.min(target.rounding, 0.1 * target.spread),
    );
}
