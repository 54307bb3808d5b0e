import { quoteName } from '../../../duckdb/quote-sql';
import type { NumberColumn } from '../number-column';
import { RELATIVE } from '../number-column';
import { waysOfValues, type Proposal } from '../proposal';
import { indexTerms, matching, type Sketch, type Term } from '../sketch';
import { targetOf } from './target';
import { LIMITS } from '../limits';

/** A signed sum that is nought in every row: places of columns with how often each is taken. */
export type Balance = ReadonlyMap<number, number>;

/** Columns among which sums of three and of four are looked for: the tries grow with the fourth and fifth power. */
export const COLUMNS_OF_FOUR = LIMITS.columnsOfFour;
/** A rounded rule must still save 95 % of the error of the best constant: rounding within `slack` is off by half of it in the mean. */
export const ROUNDED_SHARE = LIMITS.roundedShare;

/** Equations between sums of up to five columns that the sketches suggest, those of few columns first. */
export function balances(columns: readonly NumberColumn[], sketches: readonly Sketch[]): Balance[] {
  const found = new Map<string, Balance>();
  for (const sketch of sketches) {
    const single = (at: number, times: number): Term => ({
      key: times * (sketch.keys[at] ?? NaN),
      check: times * (sketch.checks[at] ?? NaN),
      slack: times * ((times > 1 ? sketch.rounding : sketch.slack)[at] ?? 0),
      noise: times * (sketch.noise[at] ?? 0),
      room: sketch.room[at] ?? 0,
      parts: [[at, times]],
    });
    const keep = (a: Term, b: Term) => {
      const balance = difference(a, b);
      if (balance) found.set(keyOf(balance), balance);
    };
    // What is missing in one of the rows is in no sum of them.
    const places = [...columns.keys()].filter((at) => Number.isFinite(sketch.keys[at] ?? NaN));
    // A mean of k is the sum of k, taken k times.
    const [once, twice, thrice] = [1, 2, 3].map((times) =>
      indexTerms(
        places.map((at) => single(at, times)),
        times,
      ),
    );
    const pairs = pairsOf(places, sketch, 1);
    for (const pair of pairs) for (const index of [once, twice]) if (index) matching(index, pair, (term) => keep(pair, term));
    if (columns.length > LIMITS.columnsOfThree) continue;
    const all = indexTerms([...pairs, ...pairsOf(places, sketch, -1)]);
    for (const pair of pairs) matching(all, pair, (term) => keep(pair, term));
    if (columns.length > COLUMNS_OF_FOUR) continue;
    for (const triple of triplesOf(places, sketch))
      for (const index of [thrice, all]) if (index) matching(index, triple, (term) => keep(triple, term));
    for (const run of runs([...columns.keys()], sketch)) if (once) matching(once, run, (term) => keep(run, term));
  }
  return [...found.values()].sort((a, b) => weightOf(a) - weightOf(b));
}

const weightOf = (balance: Balance): number =>
  [...balance.values()].reduce((sum, times) => sum + 1 + 0.1 * (Math.abs(times) - 1), 0);

const keyOf = (balance: Balance): string =>
  [...balance]
    .sort(([a], [b]) => a - b)
    .map(([at, times], _, list) => `${at}:${times * Math.sign(list[0]?.[1] ?? 1)}`)
    .join();

/** a − b, or null where a column stands on both sides. */
function difference(a: Term, b: Term): Balance | null {
  const balance = new Map(a.parts);
  for (const [at, times] of b.parts) {
    if (balance.has(at)) return null;
    balance.set(at, -times);
  }
  return balance;
}

/** Columns added up (or taken off) as one term. */
const termOf = ({ keys, checks, slack, noise, room }: Sketch, parts: readonly (readonly [number, 1 | -1])[]): Term => {
  const term = { key: 0, check: 0, slack: 0, noise: 0, room: Infinity, parts };
  for (const [at, sign] of parts) {
    term.key += sign * (keys[at] ?? NaN);
    term.check += sign * (checks[at] ?? NaN);
    term.slack += slack[at] ?? 0;
    term.noise += noise[at] ?? 0;
    term.room = Math.min(term.room, room[at] ?? 0);
  }
  return term;
};

function pairsOf(places: readonly number[], sketch: Sketch, sign: 1 | -1): Term[] {
  const terms: Term[] = [];
  for (const a of places)
    for (const b of places)
      if (sign === 1 ? a < b : a !== b)
        terms.push(
          termOf(sketch, [
            [a, 1],
            [b, sign],
          ]),
        );
  return terms;
}

/** Sums of three, which are compared with a pair: a + b + c = d ± e. */
function* triplesOf(places: readonly number[], sketch: Sketch): Generator<Term> {
  for (const a of places)
    for (const b of places)
      if (b > a)
        for (const c of places)
          if (c > b)
            yield termOf(sketch, [
              [a, 1],
              [b, 1],
              [c, 1],
            ]);
}

/** Sums of neighbours: a total of twelve months, of all agencies. Columns in their order in the table. */
function runs(places: readonly number[], sketch: Sketch): Term[] {
  const terms: Term[] = [];
  for (let from = 0; from < places.length; from++)
    for (let to = from + LIMITS.fewestOfRun; to <= places.length; to++)
      terms.push(
        termOf(
          sketch,
          places.slice(from, to).map((at) => [at, 1] as const),
        ),
      );
  return terms;
}

/** The equation as a relation of a target, or null where it is none (nothing stands alone enough to be made of the others). */
export function proposeSum(columns: readonly NumberColumn[], balance: Balance): Proposal | null {
  const parts = [...balance].flatMap(([at, times]) => {
    const column = columns[at];
    return column ? [{ column, times }] : [];
  });
  const multiplied = parts.find(({ times }) => Math.abs(times) > 1);
  const side = (sign: number) => parts.filter(({ times }) => Math.sign(times) === sign).map(({ column }) => column.name);
  const negative = new Set(
    parts.filter(({ column: { values, order } }) => (values[order()[0] ?? -1] ?? 0) < 0).map(({ column }) => column.name),
  );
  const places = new Map(parts.map(({ column }) => [column.name, column.at]));
  // Of parts of a whole that never differs the last is what the others leave.
  const isWhole = parts.some(({ column }) => column.spread === 0);
  const last = isWhole
    ? parts.filter(({ column }) => column.spread > 0).sort((a, b) => b.column.at - a.column.at)[0]?.column.name
    : undefined;
  const name = multiplied?.column.name ?? last ?? targetOf([side(1), side(-1)], places, negative);
  const target = parts.find(({ column }) => column.name === name);
  if (!target) return null;
  const others = parts
    .filter((part) => part !== target)
    .map(({ column, times }) => ({ column, times: -times * Math.sign(target.times) }));
  const plus = others.filter(({ times }) => times > 0).map(({ column }) => column);
  const minus = others.filter(({ times }) => times < 0).map(({ column }) => column);
  if (plus.length === 0) return null;
  const divisor = Math.abs(target.times);
  const rounding =
    divisor * (divisor > 1 ? target.column.rounding : target.column.slack) +
    others.reduce((sum, { column }) => sum + column.slack, 0);
  const slack = rounding <= ROUNDED_SHARE * divisor * Math.min(...parts.map(({ column }) => column.spread)) ? rounding : 0;
  // Of numbers far from nought that lie close to each other the last digit of 32 bits could be any of the others.
  const most = ROUNDED_SHARE * divisor * Math.min(...parts.flatMap(({ column: { spread } }) => (spread > 0 ? [spread] : [])));
  const value = ({ values }: NumberColumn, row: number) => values[row] ?? NaN;
  const residual = (row: number) =>
    plus.reduce((sum, column) => sum + value(column, row), 0) -
    minus.reduce((sum, column) => sum + value(column, row), 0) -
    divisor * value(target.column, row);
  const size = (row: number) => parts.reduce((sum, { column }) => sum + Math.abs(value(column, row)), 0);
  const sqlSum = (list: readonly NumberColumn[]) => (list.length ? list.map((column) => number(column.name)).join(' + ') : '0');
  const sizeSql = parts.map(({ column }) => `abs(${number(column.name)})`).join(' + ');
  return {
    relation: { kind: 'sum', target: name, plus: plus.map((c) => c.name), minus: minus.map((c) => c.name), divisor },
    holds(row) {
      const total = size(row);
      if (total !== total || total === 0) return null;
      return Math.abs(residual(row)) <= slack * ROUND_UP + Math.min(most, RELATIVE * total);
    },
    sql: {
      says: `(${sizeSql}) > 0`,
      holds: `abs((${sqlSum(plus)}) - (${sqlSum(minus)}) - ${divisor} * ${number(name)}) <= ${slack * ROUND_UP} + least(${most}, ${RELATIVE} * (${sizeSql}))`,
    },
    // Of a long run of neighbours some may be nearly always nought: it is the total that could not come out by accident.
    ways: () =>
      Math.min(
        ...(isRun(balance) ? [target] : parts.filter(({ column }) => column.spread > 0)).map(({ column }) =>
          waysOfValues(column.values, 2 * slack),
        ),
      ),
  };
}

/** Halves are rounded up here and to the even digit there. */
export const ROUND_UP = LIMITS.roundUp;
export const number = (name: string): string => `CAST(${quoteName(name)} AS DOUBLE)`;

/** Sums of more columns than are combined freely are those of neighbours. */
export const isRun = (balance: Balance): boolean => balance.size > LIMITS.fewestOfRun;

/** Whether the equation holds in nearly all of a few rows: most guesses end here. */
export function fits(columns: readonly NumberColumn[], balance: Balance, rows: number): boolean {
  const step = Math.max(1, Math.floor(rows / LIMITS.triedRows));
  let off = 0;
  for (let row = 0; row < rows; row += step) {
    let left = 0;
    let slack = 0;
    for (const [at, times] of balance) {
      const column = columns[at];
      const value = column?.values[row] ?? NaN;
      left += times * value;
      slack += Math.abs(times) * ((column?.rounding ?? 0) + RELATIVE * Math.abs(value));
    }
    if (Math.abs(left) > slack * ROUND_UP && ++off > LIMITS.triedOff) return false;
  }
  return true;
}

/** Each part must matter: where one is nearly always nought the equation says nothing of it. */
export function eachPartMatters(columns: readonly NumberColumn[], balance: Balance, proposal: Proposal, rows: number): boolean {
  return [...balance.keys()].every((at) => {
    const { values } = columns[at] ?? { values: new Float64Array() };
    let present = 0;
    let held = 0;
    for (let row = 0; row < rows; row++) {
      const value = values[row] ?? NaN;
      const holds = value !== value || value === 0 ? null : proposal.holds(row);
      if (holds === null) continue;
      present++;
      if (holds) held++;
    }
    return present >= LIMITS.fewestPresent && held >= LIMITS.holding * present;
  });
}
