import type { NumberColumn } from '../number-column';
import { RELATIVE } from '../number-column';
import { waysOfValues, type Proposal } from '../proposal';
import { number, ROUND_UP, ROUNDED_SHARE } from './sums';
import { LIMITS } from '../limits';

/** Factors near one of these are these: estimates from rounded figures are off by a little. */
const NICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 24, 52, 60, 100, 365, 1000, 3600, 1e4, 86_400, 1e5, 1e6, 1e9];
const NICE_FACTORS = [...NICE, ...NICE.map((value) => 1 / value)];

/** How far a factor may be from a nice one: as far as the rounding of the figures lets it be. */
export function niceFactor(factor: number, off: number): number {
  const size = Math.abs(factor);
  const within = Math.max(off, 1e-6);
  const near = NICE_FACTORS.find((nice) => Math.abs(size - nice) <= within * nice);
  if (near !== undefined) return Math.sign(factor) * near;
  for (let digits = 1; digits <= LIMITS.mostDigits; digits++) {
    const round = Number(factor.toPrecision(digits));
    if (Math.abs(round - factor) <= Math.min(within, 10 ** -digits / 10) * size) return round;
  }
  return factor;
}

/** `b = factor × a + offset`, through the rows that lie farthest apart. */
export function* lines(a: NumberColumn, b: NumberColumn): Generator<Proposal> {
  for (const [first, second] of farApart(a)) {
    const [x1, x2] = [a.values[first] ?? NaN, a.values[second] ?? NaN];
    const [y1, y2] = [b.values[first] ?? NaN, b.values[second] ?? NaN];
    const span = Math.abs(x2 - x1);
    const slope = (y2 - y1) / (x2 - x1);
    if (!Number.isFinite(slope) || slope === 0 || isNoLine(a, b, first, slope)) continue;
    const off = (2 * (b.rounding / Math.abs(slope) + a.slack)) / span;
    const factor = niceFactor(slope, Math.min(off, 0.001));
    const level = y1 - factor * x1;
    const loose =
      (Number.isInteger(factor) ? b.slack : b.rounding) + Math.abs(factor) * (Number.isInteger(factor) ? a.slack : a.rounding);
    const offset = niceOffset(level, loose + RELATIVE * Math.abs(y1) + Math.abs(slope - factor) * Math.abs(x1));
    const most = ROUNDED_SHARE * b.spread;
    const slack = loose <= most ? loose : 0;
    yield {
      relation: { kind: 'linear', target: b.name, of: a.name, factor, offset },
      holds(row) {
        const x = a.values[row] ?? NaN;
        const y = b.values[row] ?? NaN;
        if (x !== x || y !== y || (offset === 0 && x === 0 && y === 0)) return null;
        // Numbers far from nought that lie close to each other were kept with more digits.
        const binary = Math.min(most, RELATIVE * (Math.abs(y) + Math.abs(factor * x)));
        return Math.abs(y - factor * x - offset) <= 2 * slack * ROUND_UP + binary;
      },
      // Written when it is wanted: most pairs of columns are no line.
      get sql() {
        const [x, y] = [number(a.name), number(b.name)];
        return {
          says: offset === 0 ? `(${x} <> 0 OR ${y} <> 0)` : 'true',
          holds: `abs(${y} - ${factor} * ${x} - ${offset}) <= ${2 * slack * ROUND_UP} + least(${most}, ${RELATIVE} * (abs(${y}) + abs(${factor} * ${x})))`,
        };
      },
      ways: () => Math.min(waysOfValues(b.values, 2 * slack), waysOfValues(a.values, 2 * a.slack)),
    };
  }
}

/**
 * Whether so many rows lie off the line through two of them that no nice factor near its slope can help: what is asked of every two columns of a
 * table is asked of a few rows first.
 */
function isNoLine(a: NumberColumn, b: NumberColumn, first: number, slope: number): boolean {
  const rows = a.values.length;
  const [x1, y1] = [a.values[first] as number, b.values[first] as number];
  const steep = Math.abs(slope);
  const loose = LIMITS.looseLines * (b.rounding + b.slack + steep * (a.rounding + a.slack));
  let asked = 0;
  let off = 0;
  for (let i = 0; i < LIMITS.rowsOfLines; i++) {
    const row = Math.floor(((i + 0.5) * rows) / LIMITS.rowsOfLines);
    const step = (a.values[row] as number) - x1;
    const far = Math.abs((b.values[row] as number) - y1 - slope * step);
    if (far !== far) continue;
    asked++;
    if (
      far >
      loose + LIMITS.niceSlope * steep * Math.abs(step) + RELATIVE * LIMITS.looseLines * (Math.abs(y1) + steep * Math.abs(x1))
    )
      off++;
  }
  return off > asked / 2;
}

/** An offset that could be a round number within the rounding is that number. */
function niceOffset(offset: number, slack: number): number {
  if (Math.abs(offset) <= 2 * slack) return 0;
  for (let digits = 0; digits <= LIMITS.niceDigits; digits++) {
    const round = Math.round(offset * 10 ** digits) / 10 ** digits;
    if (Math.abs(round - offset) <= slack) return round;
  }
  return offset;
}

/** Pairs of rows whose values lie far apart. */
function* farApart(column: NumberColumn): Generator<[number, number]> {
  const order = column.order();
  const { values } = column;
  for (let i = 0; i < LIMITS.tries; i++) {
    const from = order[Math.floor(i * 0.03 * order.length)];
    const to = order[order.length - 1 - Math.floor(i * 0.03 * order.length)];
    if (from !== undefined && to !== undefined && values[from] !== values[to]) yield [from, to];
  }
}

/** Squares, roots, inverses and the like: `b = factor × a ^ power`, of positive numbers. */
const POWERS = [2, 0.5, -1, -2, -0.5, 3];

export function* powers(a: NumberColumn, b: NumberColumn): Generator<Proposal> {
  if (smallest(a) <= 0 || smallest(b) <= 0) return;
  let i = 0;
  for (const [first, second] of farApart(a)) {
    const steps = Math.log((a.values[second] ?? NaN) / (a.values[first] ?? NaN));
    if (!(Math.abs(steps) > LIMITS.shortestCurve)) return;
    const slope = Math.log((b.values[second] ?? NaN) / (b.values[first] ?? NaN)) / steps;
    const power = POWERS.find((candidate) => Math.abs(candidate - slope) < LIMITS.samePower);
    if (power === undefined || !isPower(a, b, power, first, middleOf(a, i++))) continue;
    const factors = Float64Array.from(a.values, (x, row) => (b.values[row] ?? NaN) / x ** power)
      .filter(Number.isFinite)
      .sort();
    const middle = factors[factors.length >> 1] ?? NaN;
    const factor = niceFactor(middle, 1e-3);
    const predicted = (x: number) => factor * x ** power;
    yield {
      relation: { kind: 'power', target: b.name, of: a.name, factor, power },
      holds(row) {
        const x = a.values[row] ?? NaN;
        const y = b.values[row] ?? NaN;
        if (x !== x || y !== y) return null;
        const slack = b.rounding + Math.abs((power * predicted(x)) / x) * a.rounding;
        return Math.abs(y - predicted(x)) <= Math.min(slack, ROUNDED_SHARE * b.spread) * ROUND_UP + RELATIVE * Math.abs(y);
      },
      sql: null,
      ways: () => waysOfValues(b.values, 2 * b.rounding),
    };
  }
}

/** A row from the middle, another one at each try: one that holds an error must not hide the rule. */
const middleOf = ({ order }: NumberColumn, tried: number): number => order()[(order().length >> 1) + tried] ?? -1;

/** Whether the power takes one row to another within the rounding of both: most pairs of columns end here. */
function isPower(a: NumberColumn, b: NumberColumn, power: number, from: number, to: number): boolean {
  const [x1, x2] = [a.values[from] ?? NaN, a.values[to] ?? NaN];
  const [y1, y2] = [b.values[from] ?? NaN, b.values[to] ?? NaN];
  const rounded = (x: number, y: number) => b.rounding / y + (Math.abs(power) * a.rounding) / x;
  const off = Math.abs(Math.log(y2 / y1) - power * Math.log(x2 / x1));
  return !(off > LIMITS.samePower + 2 * (rounded(x1, y1) + rounded(x2, y2)));
}

const smallest = ({ values, order }: NumberColumn): number => values[order()[0] ?? -1] ?? Infinity;

const BASES = [
  ['e', 1],
  ['10', Math.LN10],
  ['2', Math.LN2],
] as const;

/** `b = log(a)` or `log(1 + a)`. */
export function* logarithms(a: NumberColumn, b: NumberColumn): Generator<Proposal> {
  const low = smallest(a);
  if (low < 0) return;
  for (const plusOne of [false, true])
    for (const [base, size] of BASES) {
      if (low === 0 && !plusOne) continue;
      const log = (x: number) => Math.log(plusOne ? 1 + x : x) / size;
      yield {
        relation: { kind: 'logarithm', target: b.name, of: a.name, base, plusOne },
        holds(row) {
          const x = a.values[row] ?? NaN;
          const y = b.values[row] ?? NaN;
          if (x !== x || y !== y) return null;
          const slack = b.rounding + a.slack / (Math.max(x, a.slack) * size);
          return Math.abs(y - log(x)) <= Math.min(slack, ROUNDED_SHARE * b.spread) * ROUND_UP + RELATIVE * (1 + Math.abs(y));
        },
        sql: null,
        ways: () => waysOfValues(b.values, 2 * b.rounding),
      };
    }
}

/** Whether the one may rise with the other all along, as roundings and logarithms do: asked of a few rows, before it is asked of all in each form. */
export function mayRise(a: NumberColumn, b: NumberColumn): boolean {
  const order = a.order();
  let falls = 0;
  let before = NaN;
  for (let i = 0; i < LIMITS.rowsOfLines; i++) {
    const value = b.values[order[Math.floor(((i + 0.5) * order.length) / LIMITS.rowsOfLines)] ?? 0] as number;
    if (value < before) falls++;
    if (value === value) before = value;
  }
  return falls <= LIMITS.mostFalls;
}

const WAYS = [
  ['round', (x: number) => Math.round(x)],
  ['floor', (x: number) => Math.floor(x)],
  ['ceil', (x: number) => Math.ceil(x)],
] as const;

/** `b` is `a` with fewer digits. */
export function* roundings(a: NumberColumn, b: NumberColumn): Generator<Proposal> {
  if (b.decimals === null || (a.decimals !== null && a.decimals < b.decimals) || b.distinct >= a.distinct) return;
  for (const power of [b.decimals, b.decimals - 1, b.decimals - 2, b.decimals - 3]) {
    const step = 10 ** -power;
    // Coarser than the spread of the column it would be a class, not a rounding.
    if (step > b.spread) return;
    for (const [how, of] of WAYS) {
      // What lies exactly on the border may go to either side.
      const border = how === 'round' ? 1e-6 * step : 0;
      yield {
        relation: { kind: 'rounded', target: b.name, of: a.name, step, how },
        holds(row) {
          const x = a.values[row] ?? NaN;
          const y = b.values[row] ?? NaN;
          if (x !== x || y !== y) return null;
          const near = (value: number) => Math.abs(y - of(value / step) * step) <= 1e-6 * step;
          return near(x) || (border > 0 && (near(x - border) || near(x + border)));
        },
        sql: null,
        ways: () => waysOfValues(b.values, 0),
      };
    }
  }
}
