import type { NumberColumn } from '../number-column';
import { RELATIVE } from '../number-column';
import { niceFactor } from './pairs';
import { waysOfValues, type Proposal, type Unproved } from '../proposal';
import { number, ROUND_UP, ROUNDED_SHARE } from './sums';
import { LIMITS } from '../limits';

/** How two columns make a third, but for a constant factor. `slope`: how far the result moves for the rounding of both. */
export interface Form {
  of(a: number, b: number): number;
  slope(a: NumberColumn, b: NumberColumn, x: number, y: number): number;
  sql(a: string, b: string): string;
  relation(target: string, a: string, b: string, factor: number): Unproved;
  /** `a × b` is `b × a`. */
  symmetric: boolean;
  /** Exponents of a and b, where the form is linear in logarithms. */
  logs: readonly [number, number] | null;
}

export const FORMS: readonly Form[] = [
  {
    of: (a, b) => a * b,
    slope: (a, b, x, y) => Math.abs(y) * a.slack + Math.abs(x) * b.slack,
    sql: (a, b) => `(${a} * ${b})`,
    relation: (target, a, b, factor) => ({ kind: 'product', target, of: [a, b], factor, plus: [] }),
    symmetric: true,
    logs: [1, 1],
  },
  {
    of: (a, b) => a / b,
    slope: (a, b, x, y) => a.slack / Math.abs(y) + Math.abs(x / (y * y)) * b.slack,
    sql: (a, b) => `(${a} / nullif(${b}, 0))`,
    relation: (target, a, b, factor) => ({ kind: 'quotient', target, of: [a], less: [], by: [b], factor }),
    symmetric: false,
    logs: [1, -1],
  },
  {
    of: (a, b) => (a - b) / b,
    slope: (a, b, x, y) => a.slack / Math.abs(y) + Math.abs(x / (y * y)) * b.slack,
    sql: (a, b) => `((${a} - ${b}) / nullif(${b}, 0))`,
    relation: (target, a, b, factor) => ({ kind: 'quotient', target, of: [a], less: [b], by: [b], factor }),
    symmetric: false,
    logs: null,
  },
  {
    of: (a, b) => (a - b) / a,
    slope: (a, b, x, y) => b.slack / Math.abs(x) + Math.abs(y / (x * x)) * a.slack,
    sql: (a, b) => `((${a} - ${b}) / nullif(${a}, 0))`,
    relation: (target, a, b, factor) => ({ kind: 'quotient', target, of: [a], less: [b], by: [a], factor }),
    symmetric: false,
    logs: null,
  },
  {
    of: (a, b) => a / (a + b),
    slope: (a, b, x, y) => (Math.abs(y) * a.slack + Math.abs(x) * b.slack) / (x + y) ** 2,
    sql: (a, b) => `(${a} / nullif(${a} + ${b}, 0))`,
    relation: (target, a, b, factor) => ({ kind: 'quotient', target, of: [a], less: [], by: [a, b], factor }),
    symmetric: false,
    logs: null,
  },
];

export interface ProductProposal extends Proposal {
  /** In logarithms: `target = a^p × b^q × factor`; null where the form has none. */
  logs: ReadonlyMap<string, number> | null;
}

/** A product that a few rows suggest. */
export interface ProductGuess {
  form: Form;
  a: NumberColumn;
  b: NumberColumn;
  target: NumberColumn;
  factor: number;
}

/** Columns that are `factor × form(a, b)` in a few rows. `probes` are rows in which all are filled. */
export function* products(columns: readonly NumberColumn[], probes: readonly number[]): Generator<ProductGuess> {
  const read = columns.map((column) => ({ column, at: Float64Array.from(probes, (row) => column.values[row] ?? NaN) }));
  const sets = Math.min(LIMITS.setsOfProducts, Math.floor(probes.length / LIMITS.probesOfProducts));
  const perSet = LIMITS.probesOfProducts;
  const targets = new Targets(read);
  const made = new Float64Array(probes.length);
  const off = new Float64Array(probes.length);
  for (const form of FORMS)
    for (const [i, { column: a, at: x }] of read.entries())
      for (const [j, { column: b, at: y }] of read.entries()) {
        if (i === j || (form.symmetric && i > j)) continue;
        for (let row = 0; row < x.length; row++) {
          made[row] = form.of(x[row] ?? NaN, y[row] ?? NaN);
          off[row] = form.slope(a, b, x[row] ?? NaN, y[row] ?? NaN);
        }
        targets.forget();
        for (let set = 0; set < sets; set++)
          for (const place of targets.near(made, off, set * perSet, (set + 1) * perSet)) {
            const known = read[place];
            if (!known || place === i || place === j) continue;
            const factor = factorOf(made, off, targetSlack(known.column), known.at, set * perSet, (set + 1) * perSet);
            if (factor === null) continue;
            targets.told[place] = 1;
            yield { form, a, b, target: known.column, factor };
          }
      }
}

/** What a result may be off for its own rounding: nothing where that would leave nothing to tell of it. */
const targetSlack = ({ rounding, spread }: NumberColumn): number => (rounding <= ROUNDED_SHARE * spread ? rounding : 0);

/**
 * What millions of triples are tried against, row by row: in two rows, the one value is to the other as what was made is to what was made. That
 * costs four multiplications and spares nearly all of the rest.
 */
class Targets {
  /** Those of which the present pair is told already. */
  readonly told: Uint8Array;
  private readonly values: Float64Array[];
  private readonly slacks: Float64Array[];
  private readonly found: number[] = [];

  constructor(read: readonly { column: NumberColumn; at: Float64Array }[]) {
    this.told = new Uint8Array(read.length);
    const probes = [...(read[0]?.at.keys() ?? [])];
    this.values = probes.map((row) => Float64Array.from(read, ({ at }) => at[row] ?? NaN));
    this.slacks = probes.map((row) =>
      Float64Array.from(read, ({ column, at }) => targetSlack(column) * ROUND_UP + 4 * RELATIVE * Math.abs(at[row] ?? NaN)),
    );
  }

  forget(): void {
    this.told.fill(0);
  }

  /** Places of the columns that could be what was made in the rows from one to before another, times a constant. */
  near(made: Float64Array, off: Float64Array, from: number, to: number): readonly number[] {
    this.found.length = 0;
    const [first = -1, second = -1, third = -1] = saying(made, from, to);
    // With less nothing is told.
    if (third < 0) return this.found;
    const [g, h] = [made[first] ?? NaN, made[second] ?? NaN];
    const [sizeG, sizeH] = [Math.abs(g), Math.abs(h)];
    const offG = ((off[first] ?? 0) * ROUND_UP * sizeH) / sizeG;
    const offH = ((off[second] ?? 0) * ROUND_UP * sizeG) / sizeH;
    const [v, w] = [this.values[first] ?? NONE, this.values[second] ?? NONE];
    const [s, t] = [this.slacks[first] ?? NONE, this.slacks[second] ?? NONE];
    for (let place = 0; place < v.length; place++) {
      const x = v[place] as number;
      const y = w[place] as number;
      const slack = sizeH * (s[place] as number) + sizeG * (t[place] as number) + offG * Math.abs(x) + offH * Math.abs(y);
      if (Math.abs(x * h - y * g) <= slack * (1 + RELATIVE) && this.told[place] === 0) this.found.push(place);
    }
    return this.found;
  }
}

const NONE = new Float64Array(0);

/** The first three rows in which what was made is a number other than nought; fewer where there are not as many. */
function saying(made: Float64Array, from: number, to: number): number[] {
  const rows: number[] = [];
  for (let row = from; row < to && rows.length < LIMITS.fewestTold; row++)
    if (Number.isFinite(made[row]) && made[row] !== 0) rows.push(row);
  return rows;
}

/** The factor that the probes from one to before another agree on. */
function factorOf(
  made: Float64Array,
  off: Float64Array,
  rounding: number,
  target: Float64Array,
  from: number,
  to: number,
): number | null {
  let low = -Infinity;
  let high = Infinity;
  let told = 0;
  for (let i = from; i < to; i++) {
    const value = target[i] ?? NaN;
    const form = made[i] ?? NaN;
    if (!Number.isFinite(form) || form === 0) {
      if (!(value === 0 && form === 0)) return null;
      continue;
    }
    told++;
    const factor = value / form;
    const slack = (rounding + Math.abs(factor) * (off[i] ?? 0)) * ROUND_UP + 4 * RELATIVE * Math.abs(value);
    low = Math.max(low, factor - slack / Math.abs(form));
    high = Math.min(high, factor + slack / Math.abs(form));
    // Of a value that is missing nothing is known: neither of these is true.
    if (!(low <= high)) return null;
  }
  if (told < LIMITS.fewestTold) return null;
  const middle = (low + high) / 2;
  return Math.abs(middle) < 1e-12 ? null : niceFactor(middle, Math.max((high - low) / 2 / Math.abs(middle), 4 * RELATIVE));
}

export const relationOf = ({ form, a, b, target, factor }: ProductGuess): Unproved =>
  form.relation(target.name, a.name, b.name, factor);

/** The guess with what each row says of it. */
export function proposeProduct({ form, a, b, target, factor }: ProductGuess): ProductProposal {
  const slack = targetSlack(target);
  return {
    relation: form.relation(target.name, a.name, b.name, factor),
    holds(row) {
      const x = a.values[row] ?? NaN;
      const y = b.values[row] ?? NaN;
      const value = target.values[row] ?? NaN;
      const result = factor * form.of(x, y);
      if (value !== value || !Number.isFinite(result) || (value === 0 && result === 0)) return null;
      const loose = Math.abs(factor) * form.slope(a, b, x, y);
      return (
        Math.abs(value - result) <=
        (slack + Math.min(loose, ROUNDED_SHARE * target.spread)) * ROUND_UP + 4 * RELATIVE * Math.abs(value)
      );
    },
    // The rounding of what it is made of is known row by row only in memory: in SQL what was found there is counted more strictly.
    get sql() {
      const made = form.sql(number(a.name), number(b.name));
      const loose = (2 * slack + ROUNDED_SHARE * Math.min(target.spread, roundingOf(a, b, target))) * ROUND_UP;
      return {
        says: `${number(target.name)} <> 0 AND isfinite(${made})`,
        holds: `abs(${number(target.name)} - ${factor} * ${made}) <= ${loose} + ${4 * RELATIVE} * abs(${number(target.name)})`,
      };
    },
    ways: () => Math.min(waysOfValues(target.values, 2 * slack), Math.max(waysOfValues(a.values, 0), waysOfValues(b.values, 0))),
    logs:
      form.logs && factor !== 0
        ? new Map([
            [target.name, -1],
            [a.name, form.logs[0]],
            [b.name, form.logs[1]],
          ])
        : null,
  };
}

/**
 * Rows in which a result is off by less than its last digit, though not by rounding: that goes up here and down there. Boxes are as many as were paid where
 * nobody got the first one cheaper; where somebody did, they are more, and never fewer.
 */
export function offOneWay({ form, a, b, target, factor }: ProductGuess, rows: number): number {
  const slack = targetSlack(target);
  const ways = { up: new Set<number>(), down: new Set<number>() };
  let off = 0;
  for (let row = 0; row < rows; row++) {
    const [x, y, value] = [a.values[row] ?? NaN, b.values[row] ?? NaN, target.values[row] ?? NaN];
    const result = factor * form.of(x, y);
    const apart = value - result;
    const loose = Math.abs(factor) * form.slope(a, b, x, y) * ROUND_UP + 4 * RELATIVE * Math.abs(value);
    if (!Number.isFinite(apart) || Math.abs(apart) <= loose) continue;
    off++;
    // Just between two numbers everybody rounds the same way.
    if (Math.abs(apart) < slack - loose) ways[apart > 0 ? 'up' : 'down'].add(Number(result.toPrecision(LIMITS.mostDigits)));
  }
  const [most, least] = ways.up.size > ways.down.size ? [ways.up.size, ways.down.size] : [ways.down.size, ways.up.size];
  return most >= LIMITS.fewestOneWay && least <= LIMITS.otherWay * most ? off : 0;
}

/** Nothing where both are exact. */
const roundingOf = (a: NumberColumn, b: NumberColumn, target: NumberColumn): number =>
  a.slack > 0 || b.slack > 0 ? target.spread : 0;
