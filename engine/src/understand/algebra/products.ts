import type { NumberColumn } from './number-column';
import { RELATIVE } from './number-column';
import { niceFactor } from './pairs';
import { waysOfValues, type Proposal, type Unproved } from './proposal';
import { number, ROUND_UP, ROUNDED_SHARE } from './sums';
import { LIMITS } from './limits';

/** How two columns make a third, but for a constant factor. `slope`: how far the result moves for the rounding of both. */
interface Form {
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

/** Columns that are `factor × form(a, b)`. `probes` are rows in which all are filled. */
export function* products(columns: readonly NumberColumn[], probes: readonly number[]): Generator<ProductProposal> {
  // Millions of triples are tried: what is read of a column is read once.
  const read = columns.map((column) => ({ column, at: Float64Array.from(probes, (row) => column.values[row] ?? NaN) }));
  const sets = LIMITS.setsOfProducts;
  const perSet = LIMITS.probesOfProducts;
  const made = new Float64Array(sets * perSet).fill(NaN);
  const off = new Float64Array(sets * perSet);
  for (const form of FORMS)
    for (const { column: a, at: x } of read)
      for (const { column: b, at: y } of read) {
        if (a === b || (form.symmetric && a.at > b.at)) continue;
        for (let i = 0; i < x.length; i++) {
          made[i] = form.of(x[i] ?? NaN, y[i] ?? NaN);
          off[i] = form.slope(a, b, x[i] ?? NaN, y[i] ?? NaN);
        }
        for (const { column: target, at } of read) {
          if (target === a || target === b) continue;
          for (let set = 0; set < sets; set++) {
            const factor = factorOf(made, off, target.rounding, at, set * perSet, (set + 1) * perSet);
            if (factor === null) continue;
            yield propose(form, a, b, target, factor);
            break;
          }
        }
      }
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

function propose(form: Form, a: NumberColumn, b: NumberColumn, target: NumberColumn, factor: number): ProductProposal {
  const made = form.sql(number(a.name), number(b.name));
  const slack = target.rounding <= ROUNDED_SHARE * target.spread ? target.rounding : 0;
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
    sql: {
      says: `${number(target.name)} <> 0 AND isfinite(${made})`,
      holds: `abs(${number(target.name)} - ${factor} * ${made}) <= ${(2 * slack + ROUNDED_SHARE * Math.min(target.spread, roundingOf(a, b, target))) * ROUND_UP} + ${4 * RELATIVE} * abs(${number(target.name)})`,
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

/** Nothing where both are exact. */
const roundingOf = (a: NumberColumn, b: NumberColumn, target: NumberColumn): number =>
  a.slack > 0 || b.slack > 0 ? target.spread : 0;
