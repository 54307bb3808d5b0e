import { rowsInOrder } from '../../stats/distributions/ranks';
import type { SampleColumn } from '../sample/read-sample';
import { LIMITS } from './limits';

/** A column of numbers as arithmetic sees it. */
export interface NumberColumn {
  name: string;
  /** Place in the table. */
  at: number;
  values: Float64Array;
  /** Digits behind the point that its numbers have; `null` where they have all that a number can hold. */
  decimals: number | null;
  /** How far a number may be off for having been rounded: half a unit of its last digit, 0 where nothing shows that it was. */
  slack: number;
  /** Half a unit of the last digit, for what a division makes: nothing says that its result was whole. */
  rounding: number;
  /** Rows by their values, the smallest first; without those that are missing. */
  order: () => readonly number[];
  /** Mean distance from the median: the error of the best constant. */
  spread: number;
  distinct: number;
  filled: number;
  whole: boolean;
}

/** Numbers that were kept in 32 bits have 24 binary digits: 2 ^ −23. */
export const RELATIVE = LIMITS.relative;

export function numberColumn(column: SampleColumn, at: number, rows: number): NumberColumn {
  const values = column.values;
  const seen = values.filter((value) => value === value);
  const sorted = Float64Array.from(seen).sort();
  const middle = sorted[sorted.length >> 1] ?? 0;
  const decimals = decimalsOf(seen);
  const typical = Math.abs(middle);
  const spread = seen.reduce((sum, value) => sum + Math.abs(value - middle), 0) / Math.max(1, seen.length);
  return {
    name: column.name,
    at,
    values,
    decimals,
    slack:
      decimals === null
        ? RELATIVE * Math.max(typical, spread)
        : decimals > 0 || typical >= LIMITS.roundedFrom
          ? 0.5 * 10 ** -decimals
          : 0,
    rounding: decimals === null ? RELATIVE * Math.max(typical, spread) : 0.5 * 10 ** -decimals,
    order: once(() => rowsInOrder(values)),
    spread,
    distinct: column.labels.length,
    filled: seen.length / Math.max(1, rows),
    whole: decimals === 0,
  };
}

/**
 * Whether numbers lie so close to each other, far from nought, that what is off by the last digit of 32 bits could be any of them: 4,900,000,001 to
 * 4,900,000,120. Whatever they are multiplied with or divided by, any rule fits.
 */
export function isFarFromNought({ values, order, spread }: NumberColumn): boolean {
  const rows = order();
  const middle = values[rows[rows.length >> 1] ?? -1] ?? 0;
  return 4 * RELATIVE * Math.abs(middle) > LIMITS.roundedShare * spread;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** What one in the last digit of the numbers stands for: 0.01 of amounts in cents, 1 of whole numbers. */
export const lastDigit = (values: Float64Array): number => 10 ** -(decimalsOf(values) ?? LIMITS.mostDecimals);

/** The most digits behind the point that any of the numbers needs. */
function decimalsOf(values: Float64Array): number | null {
  let most = 0;
  const step = Math.max(1, Math.floor(values.length / LIMITS.lookedAt));
  for (let i = 0; i < values.length; i += step) {
    const value = values[i] ?? 0;
    while (most <= LIMITS.mostDecimals && !isRound(value, most)) most++;
    if (most > LIMITS.mostDecimals) return null;
  }
  return most;
}

function isRound(value: number, decimals: number): boolean {
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) <= 1e-9 * Math.max(1, Math.abs(scaled));
}
