import { LIMITS } from './limits';

/** Readings of one column by member, in the order of their time. */
export interface Readings {
  /** NaN where nothing was read. */
  values: Float64Array;
  /** Code of the member of each row, −1 where it is not known. */
  members: Int32Array;
  size: number;
  /** Rows, the earliest first. */
  order: Uint32Array;
}

/** Rows of one member that follow each other and are equal. */
export interface Run {
  member: number;
  value: number;
  rows: number;
  /** Places of its first and last row in the order. */
  from: number;
  to: number;
  /** What the member shows just before and behind it, NaN at its ends. */
  before: number;
  after: number;
}

interface Counts {
  /** Rows of each member, and of these the ones that equal the one before. */
  rows: Float64Array;
  ties: Float64Array;
  noughts: Float64Array;
  runs: Run[];
  falls: number;
  rises: number;
}

function countsOf({ values, members, size, order }: Readings): Counts {
  const counts: Counts = { rows: new Float64Array(size), ties: new Float64Array(size), noughts: new Float64Array(size), runs: [], falls: 0, rises: 0 };
  const open: (Run | undefined)[] = Array.from({ length: size });
  const close = (run: Run | undefined) => {
    if (run && run.rows >= LIMITS.fewestDead) counts.runs.push(run);
  };
  order.forEach((row, place) => {
    const member = members[row] ?? -1;
    const value = values[row] ?? NaN;
    if (member < 0 || value !== value) return;
    const run = open[member];
    counts.rows[member] = (counts.rows[member] ?? 0) + 1;
    if (value === 0) counts.noughts[member] = (counts.noughts[member] ?? 0) + 1;
    if (run?.value === value) {
      counts.ties[member] = (counts.ties[member] ?? 0) + 1;
      run.rows++;
      run.to = place;
      return;
    }
    if (run) {
      run.after = value;
      if (value < run.value) counts.falls++;
      else counts.rises++;
    }
    close(run);
    open[member] = { member, value, rows: 1, from: place, to: place, before: run?.value ?? NaN, after: NaN };
  });
  open.forEach(close);
  return counts;
} // prettier-ignore

const sumOf = (numbers: Float64Array): number => numbers.reduce((sum, n) => sum + n, 0);

/**
 * Readings that stay the same for longer than they ever would: by how often two that follow each other are equal otherwise, at the member and at all of them, and by how long
 * the same value stays elsewhere.
 * @param asked over how many columns and kinds of members this is asked
 */
export function stuckRuns(readings: Readings, asked: number): { run: Run; ties: number }[] {
  const { rows, ties, runs, falls, rises } = countsOf(readings);
  const all = sumOf(rows);
  // What only rises counts, and stands still where nothing happens.
  if (Math.min(falls, rises) <= LIMITS.falls * (falls + rises)) return [];
  const stuck = runs.flatMap((run) => {
    if (run.rows < LIMITS.fewestStuck || isSmallCount(run.value)) return [];
    const others = runs.filter((one) => one !== run && one.value === run.value);
    const [ownTies, ownRows] = [(ties[run.member] ?? 0) - run.rows + 1, (rows[run.member] ?? 0) - run.rows];
    // Of a member that shows hardly anything else nobody knows what it would show.
    if (ownRows < LIMITS.fewestOfMember) return [];
    const usual = Math.max((sumOf(ties) - run.rows + 1) / Math.max(1, all - run.rows), ownTies / ownRows);
    const byAccident = (q: number) => asked * all * Math.max(1 / (all + 1), q) ** (run.rows - 1);
    if (byAccident(usual) > LIMITS.byChance) return [];
    return byAccident(Math.max(usual, staysOf(readings, run))) <= LIMITS.byChance && others.every((one) => one.rows <= run.rows || one.member !== run.member)
      ? [{ run, ties: usual }]
      : [];
  });
  return stuck.length > Math.max(LIMITS.mostStuck, LIMITS.fewDead * readings.size) ? [] : stuck;
} // prettier-ignore

/** One, two or three of something come again and again. */
const isSmallCount = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < LIMITS.smallCount;

/** How often a value is followed by itself, apart from one run; 0 where it is hardly ever there. */
function staysOf({ values, members, size, order }: Readings, { member: own, value: held, from, to }: Run): number {
  const last = new Float64Array(size).fill(NaN);
  let seen = 0;
  let stayed = 0;
  order.forEach((row, place) => {
    const member = members[row] ?? -1;
    const value = values[row] ?? NaN;
    if (member < 0 || value !== value) return;
    const isOwn = member === own && place >= from && place <= to + 1;
    if (!isOwn && last[member] === held) {
      seen++;
      if (value === held) stayed++;
    }
    last[member] = isOwn ? NaN : value;
  });
  return seen >= LIMITS.fewestSeen ? stayed / seen : 0;
}

/**
 * Stretches of nought at a member that hardly ever shows any: they begin and end abruptly, and others show something at the same time. A device that was off, a place that was
 * closed; what all have once in a while is what members do.
 */
export function deadRuns(readings: Readings, asked: number): Run[] {
  const { values, members, size, order } = readings;
  if (size < LIMITS.fewestMembers) return [];
  const { rows, noughts, runs } = countsOf(readings);
  if (!runs.some(({ value }) => value === 0)) return [];
  const usual = usualOf(readings);
  const known = [...rows.keys()].filter((member) => (rows[member] ?? 0) > 0).length;
  const dead = runs.filter((run) => {
    if (run.value !== 0 || !(Math.abs(run.before) > 0) || !(Math.abs(run.after) > 0)) return false;
    if (Math.min(Math.abs(run.before), Math.abs(run.after)) < LIMITS.atEdge * (usual[run.member] ?? Infinity)) return false;
    const meanwhile = Array.from(order.subarray(run.from, run.to + 1)).filter((row) => members[row] !== run.member && (members[row] ?? -1) >= 0 && values[row] === values[row]);
    return meanwhile.length > 0 && meanwhile.filter((row) => values[row] === 0).length < LIMITS.othersToo * meanwhile.length;
  });
  const counted = new Float64Array(size);
  for (const run of dead) counted[run.member] = (counted[run.member] ?? 0) + run.rows;
  if (new Set(dead.map(({ member }) => member)).size > Math.max(1, LIMITS.fewDead * known)) return [];
  const all = sumOf(rows);
  const pooled = (sumOf(noughts) - sumOf(counted) + 1) / (all + 1);
  return dead.filter(({ member, rows: n }) => {
    const own = ((noughts[member] ?? 0) - (counted[member] ?? 0)) / Math.max(1, (rows[member] ?? 0) - n);
    const rate = Math.max(pooled, own);
    return rate <= LIMITS.seldom && asked * all * rate ** n <= LIMITS.byChance;
  });
} // prettier-ignore

/** The median of what each member shows where it shows something. */
function usualOf({ values, members, size, order }: Readings): number[] {
  const shown: number[][] = Array.from({ length: size }, () => []);
  for (const row of order) {
    const value = Math.abs(values[row] ?? NaN);
    if (value > 0) shown[members[row] ?? -1]?.push(value);
  }
  return shown.map((own) => own.sort((a, b) => a - b)[own.length >> 1] ?? Infinity);
}
