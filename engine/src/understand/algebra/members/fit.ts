import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { SampleColumn } from '../../sample/read-sample';
import { LIMITS as UNITS } from '../../units/limits';
import { numberColumn, RELATIVE, type NumberColumn } from '../number-column';
import { isNoChance, mostOff } from '../proposal';
import { LIMITS } from './limits';

type OfMembers = Extract<ColumnRelation, { kind: 'of-members' }>;
type How = OfMembers['how'];

/** Numbers of rows that may be put together; with a label they say in which rows it stands. */
export interface Readings {
  of: string;
  label?: string;
  values: Float64Array;
}

/** Rows by the thing that they belong to. */
interface Grouped {
  codes: Int32Array;
  labels: readonly string[];
}

export interface Fit {
  made: Pick<OfMembers, 'of' | 'how' | 'factor' | 'offset' | 'label'>;
  counted: { rows: number; off: number };
}

/** What readings of one thing come to, and whether more than one went in: what stands for itself proves nothing. */
interface Together {
  value: number;
  tells: boolean;
  /** How far it may be off, since the readings were rounded before. */
  rounding: number;
}

/** How a column that has one value a thing is put together of readings, where that is no accident among as many tries. */
export function fitOf(target: SampleColumn, grouped: Grouped, readings: readonly Readings[], tries: number): Fit | null {
  const members = membersOf(grouped);
  const column = numberColumn(target, 0, target.values.length);
  const told = members.map((rows) => modeOf(rows, target));
  const counts = members.map((rows): Together => ({ value: rows.length, tells: rows.length > 0, rounding: 0 }));
  const counted = tried({ told, made: counts, members, column, target, tries, factor: 1, shifts: false });
  if (counted) return { made: { of: null, how: 'count', factor: 1, offset: 0 }, counted: counted.counted };
  for (const reading of readings) {
    const decimals = numberColumn({ ...target, values: reading.values, labels: ['', ''] }, 0, reading.values.length);
    const loose = decimals.decimals === null || decimals.decimals === 0 ? 0 : decimals.rounding;
    for (const how of reading.label === undefined ? HOWS : (['mean', 'sum'] as const)) {
      const made = members.map((rows) => putTogether(how, rows, reading.values, loose));
      for (const factor of how === 'mean' ? [1, 100] : [1]) {
        const found = tried({ told, made, members, column, target, tries, factor, shifts: how === 'mean' && factor === 1 });
        if (found)
          return {
            made: {
              of: reading.of,
              how,
              factor,
              offset: found.offset,
              ...(reading.label === undefined ? {} : { label: reading.label }),
            },
            counted: found.counted,
          };
      }
    }
  }
  return null;
}

const HOWS: readonly Exclude<How, 'count'>[] = ['mean', 'sum', 'min', 'max', 'median'];

function membersOf({ codes, labels }: Grouped): number[][] {
  const members: number[][] = labels.map(() => []);
  codes.forEach((code, row) => members[code]?.push(row));
  return members.filter((rows) => rows.length > 0);
}

/** The value that most of the rows have. */
function modeOf(rows: readonly number[], { values }: SampleColumn): number {
  const counts = new Map<number, number>();
  let best = NaN;
  for (const row of rows) {
    const value = values[row] ?? NaN;
    if (value !== value) continue;
    const n = (counts.get(value) ?? 0) + 1;
    counts.set(value, n);
    if (best !== best || n > (counts.get(best) ?? 0)) best = value;
  }
  return best;
}

function putTogether(how: Exclude<How, 'count'>, rows: readonly number[], values: Float64Array, rounding: number): Together {
  const own = rows.map((row) => values[row] ?? NaN).filter((value) => value === value);
  const n = own.length;
  const sum = own.reduce((all, value) => all + value, 0);
  const low = own.reduce((least, value) => Math.min(least, value), Infinity);
  const high = own.reduce((most, value) => Math.max(most, value), -Infinity);
  // The sum of n roundings, each of them anywhere within ± one rounding, has the standard deviation √(n / 3).
  const off = LIMITS.deviations * rounding * Math.sqrt(n / 3);
  switch (how) {
    case 'mean':
      return { value: n === 0 ? NaN : sum / n, tells: high > low, rounding: n === 0 ? 0 : off / n };
    case 'sum':
      return { value: n === 0 ? NaN : sum, tells: high > low, rounding: off };
    case 'min':
      return { value: low, tells: high > low, rounding: 0 };
    case 'max':
      return { value: high, tells: high > low, rounding: 0 };
    case 'median': {
      own.sort((a, b) => a - b);
      const half = n >> 1;
      return { value: ((own[half] ?? NaN) + (own[n - 1 - half] ?? NaN)) / 2, tells: high > low, rounding: 0 };
    }
  }
}

interface Try {
  told: readonly number[];
  made: readonly Together[];
  members: readonly (readonly number[])[];
  column: NumberColumn;
  target: SampleColumn;
  tries: number;
  factor: number;
  shifts: boolean;
}

/** Whether what the column tells of each thing is what its readings come to, within the rounding of both. */
function tried(one: Try): { offset: number; counted: { rows: number; off: number } } | null {
  const { told, made, members, column, target, factor } = one;
  const things = told.flatMap((value, i) => {
    const together = made[i];
    return value === value && together?.tells && Number.isFinite(together.value)
      ? [{ value, made: factor * together.value, slack: column.rounding + factor * together.rounding, rows: members[i] ?? [] }]
      : [];
  });
  if (things.length < UNITS.fewestUnits) return null;
  const within = (slack: number, size: number) => slack * (1 + 1e-6) + RELATIVE * size * LIMITS.binary;
  const differences = things.map((thing) => ({ by: thing.value - thing.made, slack: within(thing.slack, Math.abs(thing.made)) }));
  const most = mostOff(things.length);
  const offset =
    differences.filter(({ by, slack }) => Math.abs(by) > slack).length <= most
      ? 0
      : one.shifts
        ? shiftOf(differences, most)
        : null;
  if (offset === null) return null;
  const fits = differences.map(({ by, slack }) => Math.abs(by - offset) <= slack);
  const off = fits.filter((fit) => !fit).length;
  if (off > most) return null;
  // How likely it is that a thing's value is met by chance: as others' are, and at least as the width of the rounding is of all values.
  const width = Math.max(...things.map(({ value }) => value)) - Math.min(...things.map(({ value }) => value));
  const values = Float64Array.from(things, (thing) => thing.made + offset).sort();
  const chances = things.flatMap((thing, i) => {
    const slack = differences[i]?.slack ?? 0;
    const met = countWithin(values, thing.value - slack, thing.value + slack) - 1;
    return fits[i] ? [Math.min(1, Math.max(met / (things.length - 1), (2 * slack) / width))] : [];
  });
  // One thing is spent on where the shift lies.
  const [easiest = 1, ...others] = offset === 0 ? [1, ...chances] : [...chances].sort((a, b) => a - b);
  if (!(easiest <= 1)) return null;
  const ways = -others.reduce((sum, chance) => sum + Math.log(Math.max(chance, LIMITS.leastChance)), 0);
  if (!isNoChance(ways, { rows: things.length, off }, things.length, one.tries)) return null;
  const rows = things.reduce((sum, thing) => sum + thing.rows.length, 0);
  const wrong = things.reduce(
    (sum, { rows: own, value }, i) =>
      sum + (fits[i] ? own.filter((row) => (target.values[row] ?? value) !== value).length : own.length),
    0,
  );
  return { offset, counted: { rows, off: wrong } };
}

/** The number with the fewest digits by which nearly all differ alike, null where there is none. */
function shiftOf(differences: readonly { by: number; slack: number }[], most: number): number | null {
  const lows = differences.map(({ by, slack }) => by - slack).sort((a, b) => b - a);
  const highs = differences.map(({ by, slack }) => by + slack).sort((a, b) => a - b);
  const [low, high] = [lows[most] ?? NaN, highs[most] ?? NaN];
  if (!(low <= high)) return null;
  for (let digits = -LIMITS.mostDigits; digits <= LIMITS.mostDigits; digits++) {
    const step = 10 ** -digits;
    const round = Math.round((low + high) / 2 / step) * step;
    if (round >= low && round <= high) return Number(round.toPrecision(LIMITS.digitsTold));
  }
  return (low + high) / 2;
}

/** How many of the sorted values lie within the two. */
function countWithin(sorted: Float64Array, low: number, high: number): number {
  const before = (wanted: number, also: boolean) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const value = sorted[middle] as number;
      if (value < wanted || (also && value === wanted)) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return before(high, true) - before(low, false);
}
