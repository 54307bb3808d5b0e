import type { Sample, SampleColumn } from '../../sample/read-sample';
import { rowsInOrder } from '../../../stats/distributions/ranks';
import { numberColumn, RELATIVE, type NumberColumn } from '../number-column';
import { count, isNoChance, mostOff, waysOfValues, type Proposal, type Unproved } from '../proposal';
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
  const forms = formsOf(course, back);
  const limit = mostOff(sample.rows);
  const probes = furthestOn(back, 2 * limit + LIMITS.triedRows);
  const found: Grouping[] = [];
  const bound = new Set<string>();
  for (const of of columns) {
    const wanted = forms.map((form) => (form.isOfBoth ? null : probes.map((row) => form.expected(row, of, of))));
    for (const target of columns) {
      if (of === target || bound.has(`${target.name}\n${of.name}`)) continue;
      for (const [i, form] of forms.entries()) {
        const slack = form.slack(target, of);
        const tried = wanted[i] ?? probes.map((row) => form.expected(row, of, target));
        if (isOffSoon(target, probes, tried, slack, limit)) continue;
        const proposal = proposalOf(form, target, of, course, slack);
        const counted = count(proposal, sample.rows);
        if (!counted || !isNoChance(proposal.ways(), counted, target.distinct, 60 * columns.length ** 2)) continue;
        found.push({ relation: proposal.relation, counted });
        bound.add(`${target.name}\n${of.name}`).add(`${of.name}\n${target.name}`);
        break;
      }
    }
  }
  return found;
}

/** Rows with the most rows before them within their entity: of the first ones nothing is said by most forms. */
function furthestOn(back: readonly Int32Array[], most: number): number[] {
  const rows = [...(back[0]?.keys() ?? [])];
  const behind = rows.map((row) => back.reduce((sum, earlier) => sum + ((earlier[row] ?? -1) < 0 ? 0 : 1), 0));
  return rows.sort((a, b) => (behind[b] ?? 0) - (behind[a] ?? 0)).slice(0, most);
}

/** Whether more of a few rows are off than may be of all: of nearly all pairs they are, and what each row is expected to be is worked out once for all targets. */
function isOffSoon({ values }: NumberColumn, rows: readonly number[], wanted: readonly number[], slack: number, limit: number) {
  let off = 0;
  for (let i = 0; i < rows.length; i++)
    if (isAsWanted(values[rows[i] ?? -1] ?? NaN, wanted[i] ?? NaN, slack) === false && ++off > limit) return true;
  return false;
}

/** What comes up from nought has no change in parts of what it was: null. */
function isAsWanted(value: number, wanted: number, slack: number): boolean | null {
  if (value !== value || !Number.isFinite(wanted) || (value === 0 && wanted === 0)) return null;
  return Math.abs(value - wanted) <= slack * ROUND_UP + 4 * RELATIVE * (Math.abs(value) + Math.abs(wanted));
}

function backRows(before: Int32Array, most: number): Int32Array[] {
  const rows = [Int32Array.from(before, (_, row) => row), before];
  for (let step = 2; step <= most; step++)
    rows.push(Int32Array.from(rows[step - 1] ?? [], (row) => (row < 0 ? -1 : (before[row] ?? -1))));
  return rows;
}

type Along = Extract<Unproved, { along: string }> extends infer One ? One extends Unproved ? Omit<One, 'target' | 'of' | 'along' | 'within'> : never : never; // prettier-ignore

/** How a column may follow from another along the course. */
interface Form {
  says: Along;
  /** By what stands before in the target itself, too. */
  isOfBoth?: boolean;
  expected(row: number, of: NumberColumn, target: NumberColumn): number;
  slack(target: NumberColumn, of: NumberColumn): number;
}

function formsOf({ before }: Course, back: readonly Int32Array[]): Form[] {
  const at = ({ values }: NumberColumn, row: number) => (row < 0 ? NaN : (values[row] ?? NaN));
  const earlier = (step: number) => back[step] ?? new Int32Array();
  const ofTarget = (target: NumberColumn) => Math.min(target.rounding, 0.1 * target.spread);
  return [
    {
      says: { kind: 'cumulated' },
      isOfBoth: true,
      // What grows by noughts alone says nothing.
      expected: (row, of, target) =>
        before[row] === -1 || at(of, row) === 0 ? NaN : at(target, before[row] ?? -1) + at(of, row),
      slack: (target, of) => Math.min(2 * target.slack + of.slack, 0.1 * of.spread),
    },
    ...STEPS.map((steps): Form => {
      const previous = earlier(steps);
      return {
        says: { kind: 'lagged', steps },
        expected: (row, of) => at(of, previous[row] ?? -1),
        slack: () => 0,
      };
    }),
    ...CHANGES.flatMap((steps): Form[] => {
      const previous = earlier(steps);
      return [
        {
          says: { kind: 'change', steps, relative: false },
          expected: (row, of) => at(of, row) - at(of, previous[row] ?? -1),
          slack: (target, of) => Math.min(target.slack + 2 * of.slack, 0.1 * target.spread),
        },
        ...[1, 100].map((factor): Form => ({
          says: { kind: 'change', steps, relative: true },
          expected: (row, of) => factor * (at(of, row) / at(of, previous[row] ?? -1) - 1),
          slack: ofTarget,
        })),
      ];
    }),
    ...WINDOWS.map((steps): Form => ({
      says: { kind: 'rolling-mean', steps },
      expected(row, of) {
        let sum = 0;
        for (let step = 0; step < steps; step++) sum += at(of, back[step]?.[row] ?? -1);
        return sum / steps;
      },
      slack: ofTarget,
    })),
  ];
}

function proposalOf(form: Form, target: NumberColumn, of: NumberColumn, { name, within }: Course, slack: number): Proposal {
  const wanted = (row: number) => form.expected(row, of, target);
  const holds = (row: number) => isAsWanted(target.values[row] ?? NaN, wanted(row), slack);
  return {
    relation: { ...form.says, target: target.name, of: of.name, along: name, within: [...within] },
    holds,
    sql: null,
    // Rows of which nothing is said make it no less likely, whatever they hold.
    ways() {
      const said = [...target.values.keys()].filter((row) => holds(row) !== null);
      return Math.min(
        waysOfValues(
          Float64Array.from(said, (row) => target.values[row] ?? NaN),
          2 * slack,
        ),
        waysOfValues(Float64Array.from(said, wanted), 0),
      );
    },
  };
}
