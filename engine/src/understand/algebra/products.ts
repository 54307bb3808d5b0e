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
  for (const form of FORMS)
    for (const a of columns)
      for (const b of columns) {
        if (a === b || (form.symmetric && a.at > b.at)) continue;
        const made = probes.map((row) => form.of(a.values[row] ?? NaN, b.values[row] ?? NaN));
        const off = probes.map((row) => form.slope(a, b, a.values[row] ?? NaN, b.values[row] ?? NaN));
        for (const target of columns) {
          if (target === a || target === b) continue;
          const factor = factorOf(made, off, target, probes);
          if (factor !== null) yield propose(form, a, b, target, factor);
        }
      }
}

/** The factor that one set of probes agrees on. */
function factorOf(
  made: readonly number[],
  off: readonly number[],
  target: NumberColumn,
  probes: readonly number[],
): number | null {
  for (let set = 0; set < LIMITS.setsOfProducts; set++) {
    let low = -Infinity;
    let high = Infinity;
    let told = 0;
    for (let i = set * LIMITS.probesOfProducts; i < (set + 1) * LIMITS.probesOfProducts && low <= high; i++) {
      const value = target.values[probes[i] ?? -1] ?? NaN;
      const form = made[i] ?? NaN;
      if (!Number.isFinite(form) || form === 0) {
        if (!(value === 0 && form === 0)) low = Infinity;
        continue;
      }
      told++;
      const factor = value / form;
      const slack = (target.rounding + Math.abs(factor) * (off[i] ?? 0)) * ROUND_UP + 4 * RELATIVE * Math.abs(value);
      low = Math.max(low, factor - slack / Math.abs(form));
      high = Math.min(high, factor + slack / Math.abs(form));
    }
    if (low > high || told < LIMITS.fewestTold) continue;
    const middle = (low + high) / 2;
    if (Math.abs(middle) < 1e-12) continue;
    return niceFactor(middle, Math.max((high - low) / 2 / Math.abs(middle), 4 * RELATIVE));
  }
  return null;
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
