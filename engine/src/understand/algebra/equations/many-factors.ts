import { RELATIVE, type NumberColumn } from '../number-column';
import { waysOfValues, type Proposal, type Unproved } from '../proposal';
import { number, ROUND_UP, ROUNDED_SHARE } from './sums';
import { LIMITS } from '../limits';

type Product = Extract<Unproved, { kind: 'product' }>;
type Sum = Extract<Unproved, { kind: 'sum' }>;
type Share = NonNullable<Product['shares']>[number];

/** What a product is made of: a column as it stands, two that are added, or what a share takes off or puts on: `1 − discount`, `1 + tax ÷ 100`. */
interface Factor {
  column: NumberColumn;
  share: Omit<Share, 'column'> | null;
  /** What is added to the column. */
  and?: NumberColumn;
}

const valueOf = ({ column, share, and }: Factor, row: number): number => {
  const value = (column.values[row] ?? NaN) + (and ? (and.values[row] ?? NaN) : 0);
  return share ? 1 + (share.how === 'less' ? -value : value) / share.of : value;
};
const slackOf = ({ column, share, and }: Factor): number => (share ? 0 : column.slack + (and?.slack ?? 0));

/** Shares of one or of a hundred that the column could be: not those of which hardly one is other than nought. */
function sharesOf(column: NumberColumn, probes: readonly number[]): Factor[] {
  const told = probes.filter((row) => (column.values[row] ?? 0) !== 0).length;
  if (told < LIMITS.fewestTold || column.values.some((value) => value < 0 || value > 100)) return [];
  const top = column.values.reduce((most, value) => (value > most ? value : most), 0);
  const of = top <= 1 ? 1 : 100;
  return (['less', 'more'] as const).map((how) => ({ column, share: { how, of } }));
}

/** Sets of factors of which a price, a number and a share or two are made, and three numbers; no column twice. */
function* setsOf(plain: readonly Factor[], shares: readonly Factor[], moving: ReadonlySet<Factor>): Generator<Factor[]> {
  const free = (set: readonly Factor[], { column }: Factor) => set.every((one) => one.column !== column);
  for (const [i, a] of plain.entries()) {
    for (const share of shares) if (free([a], share)) yield [a, share];
    for (const [j, b] of plain.slice(i + 1).entries()) {
      const both: Factor = { ...a, and: b.column };
      for (const share of shares) if (free([a, b], share)) yield [both, share];
      for (const [k, one] of shares.entries()) {
        if (!free([a, b], one)) continue;
        yield [a, b, one];
        for (const other of shares.slice(k + 1)) if (free([a, b, one], other)) yield [a, b, one, other];
      }
      for (const c of plain.slice(i + j + 2)) if (moving.has(a) && moving.has(b) && moving.has(c)) yield [a, b, c];
    }
  }
}

/**
 * Columns that are the product of three others, or of one or two and what a share takes off or puts on: `price × pieces × (1 − discount)`, `(parts + labour) × (1 − discount)`.
 * A constant beside so many factors would fit by itself too easily: there
 * is none, but a round one beside three numbers.
 * @param probes rows in which the most columns are filled and not nought
 */
export function* manyFactors(given: readonly NumberColumn[], probes: readonly number[]): Generator<Proposal> {
  const columns = given.slice(0, LIMITS.columnsOfFactors);
  const plain = columns.filter(({ distinct }) => distinct > 2).map((column): Factor => ({ column, share: null }));
  // Rates are few and come again and again: of numbers of all sizes each pair would be tried as shares.
  const shares = columns
    .toSorted((a, b) => a.distinct - b.distinct)
    .map((column) => sharesOf(column, probes))
    .filter((own) => own.length > 0)
    .slice(0, LIMITS.columnsOfShares)
    .flat();
  const targets = plain.map(({ column }): Target => targetOf(column, probes));
  const made = new Float64Array(probes.length);
  const quotients = new Float64Array(probes.length);
  /** What hardly moves is a constant beside others, as the number of a term is. */
  const moving = plain.filter((factor) => {
    const seen = probes.map((row) => Math.abs(valueOf(factor, row)));
    return Math.max(...seen) > (1 + LIMITS.leastMove) * Math.min(...seen);
  });
  for (const set of setsOf(plain, shares, new Set(moving))) {
    for (let i = 0; i < probes.length; i++) made[i] = productOf(set, probes[i] ?? -1);
    for (const target of targets) {
      if (isMadeOf(set, target.column)) continue;
      if (fitsProbes(target, set, made, probes)) {
        yield proposalOf(target.column, set);
        continue;
      }
      const factor = roundFactor(set, target, made, quotients);
      if (factor !== 1 && fitsProbes(target, set, made.map((value) => factor * value), probes)) yield proposalOf(target.column, set, factor); // prettier-ignore
    }
  }
}

const isMadeOf = (set: readonly Factor[], target: NumberColumn): boolean => {
  for (const { column, and } of set) if (column === target || and === target) return true;
  return false;
};

/** A column that may be a product, as its probes see it. */
interface Target {
  column: NumberColumn;
  /** Its values in the probes. */
  values: Float64Array;
  /** A probe that is farther off is off whatever its factors are rounded to. */
  most: number;
}

const targetOf = (column: NumberColumn, probes: readonly number[]): Target => ({
  column,
  values: Float64Array.from(probes, (row) => column.values[row] ?? NaN),
  most: (ownRounding(column) + ROUNDED_SHARE * column.spread) * ROUND_UP,
});

/**
 * The round number that three numbers and a target leave between them: 5,000 cubic centimetres that are charged as a kilogram. Two digits of it are all
 * that is tried, since any constant would fit by itself too easily.
 * @param room for one number of each probe
 */
function roundFactor(set: readonly Factor[], { values }: Target, made: Float64Array, room: Float64Array): number {
  if (set.length !== LIMITS.plainFactors || set.some(({ share }) => share !== null)) return 1;
  let n = 0;
  for (let i = 0; i < values.length; i++) {
    const quotient = (values[i] ?? NaN) / (made[i] ?? NaN);
    if (quotient > 0 && quotient < Infinity) room[n++] = quotient;
  }
  const middle = room.subarray(0, n).sort()[n >> 1] ?? 1;
  const round = (value: number) => Number(value.toPrecision(LIMITS.digitsOfFactor));
  const near = middle < 1 ? 1 / round(1 / middle) : round(middle);
  return Number.isFinite(near) && near > 0 ? near : 1;
}

function productOf(set: readonly Factor[], row: number, factor = 1): number {
  let product = factor;
  for (const factor of set) product *= valueOf(factor, row);
  return product;
}

const ownRounding = ({ rounding, spread }: NumberColumn): number => (rounding <= ROUNDED_SHARE * spread ? rounding : 0);

/** How far a row may be off: for the rounding of the result, and for that of its factors as far as that leaves something to tell. */
function looseOf(target: NumberColumn, set: readonly Factor[], made: number, row: number): number {
  let factors = 0;
  for (const factor of set) factors += Math.abs(made / (valueOf(factor, row) || 1)) * slackOf(factor);
  return (ownRounding(target) + Math.min(factors, ROUNDED_SHARE * target.spread)) * ROUND_UP + 4 * RELATIVE * Math.abs(made);
}

function fitsProbes(
  { column, values, most }: Target,
  set: readonly Factor[],
  made: Float64Array,
  probes: readonly number[],
): boolean {
  let off = 0;
  let told = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    const product = made[i] ?? NaN;
    if (value !== value || product !== product || (value === 0 && product === 0)) continue;
    told++;
    const apart = Math.abs(value - product);
    const isOff = apart > most + 4 * RELATIVE * Math.abs(product) || apart > looseOf(column, set, product, probes[i] ?? -1);
    if (isOff && ++off > LIMITS.triedOff) return false;
  }
  return told - off >= LIMITS.fewestTold + off;
}

function proposalOf(target: NumberColumn, set: readonly Factor[], factor = 1): Proposal {
  const shares = set.flatMap(({ column, share }): Share[] => (share ? [{ column: column.name, ...share }] : []));
  const of = set.flatMap(({ column, share, and }) => (share ? [] : [column.name, ...(and ? [and.name] : [])]));
  return {
    relation: set.some(({ and }) => and)
      ? { kind: 'sum', target: target.name, plus: of, minus: [], divisor: 1, shares }
      : { kind: 'product', target: target.name, of, factor, plus: [], ...(shares.length > 0 ? { shares } : {}) },
    holds(row) {
      const value = target.values[row] ?? NaN;
      const made = productOf(set, row, factor);
      if (value !== value || made !== made || (value === 0 && made === 0)) return null;
      return Math.abs(value - made) <= looseOf(target, set, made, row);
    },
    // The rounding of the factors is known row by row only in memory: in SQL the largest that was allowed there is.
    get sql() {
      const result = number(target.name);
      const made = [...(factor === 1 ? [] : [String(factor)]), ...set.map(sqlOf)].join(' * ');
      const rounding = Math.min(target.rounding, ROUNDED_SHARE * target.spread) + looseInSql(target, set);
      return {
        says: `NOT (${result} = 0 AND ${made} = 0)`,
        holds: `abs(${result} - ${made}) <= ${rounding * ROUND_UP} + ${4 * RELATIVE} * abs(${result})`,
      };
    },
    ways: () =>
      Math.min(
        waysOfValues(target.values, 2 * target.rounding),
        Math.max(...set.map(({ column }) => waysOfValues(column.values, 0))),
      ),
  };
}

const looseInSql = ({ spread }: NumberColumn, set: readonly Factor[]): number =>
  set.some((factor) => slackOf(factor) > 0) ? ROUNDED_SHARE * spread : 0;

const sqlOf = ({ column, share, and }: Factor): string => {
  if (share) return `(1 ${share.how === 'less' ? '-' : '+'} ${number(column.name)} / ${share.of})`;
  return and ? `(${number(column.name)} + ${number(and.name)})` : number(column.name);
};

/** The equation in logarithms: a share is a factor of its own, apart from its column as it stands, and so is a sum. */
export const logsOf = (relation: Product | Sum): Map<string, number> =>
  new Map([
    [relation.target, -1],
    ...(relation.kind === 'sum' ? [relation.plus.join('\n')] : relation.of).map((name) => [name, 1] as const),
    ...(relation.shares ?? []).map(({ column, how }) => [`${how}\n${column}`, 1] as const),
  ]);
