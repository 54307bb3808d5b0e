import { LIMITS } from './limits';

/** Lengths and persistences of series at which the bar was found, by `pnpm score:changes --bars`. */
export const LENGTHS = [20, 30, 50, 100, 200, 500, 1000, 5000];
export const PERSISTENCES = [0, 0.5, 0.8, 0.95, 1];

/** For each length a row, for each persistence the gain a break that one quiet series in a hundred reaches, and by how much more one in e times fewer. */
// prettier-ignore
const BARS: readonly (readonly (readonly [gain: number, tail: number])[])[] = [
  [[12.6, 1.50], [17.7, 2.24], [19.0, 2.09], [20.1, 2.30], [23.0, 2.23]], // 20 readings
  [[13.5, 1.77], [17.4, 2.16], [19.6, 2.37], [21.1, 2.50], [23.4, 2.78]], // 30 readings
  [[15.9, 1.96], [18.9, 2.10], [22.9, 2.84], [20.3, 2.01], [23.5, 2.85]], // 50 readings
  [[16.7, 2.24], [17.1, 1.92], [18.1, 2.10], [18.8, 2.37], [19.3, 2.16]], // 100 readings
  [[15.9, 2.17], [16.7, 1.99], [18.1, 2.37], [15.8, 2.20], [15.0, 1.56]], // 200 readings
  [[15.7, 1.86], [17.3, 1.96], [19.4, 2.45], [18.4, 2.76], [13.3, 1.83]], // 500 readings
  [[15.3, 1.91], [17.3, 2.12], [18.9, 2.45], [18.1, 2.69], [12.1, 3.32]], // 1000 readings
  [[18.1, 2.20], [19.1, 2.32], [19.8, 2.27], [20.3, 2.31], [16.4, 3.31]], // 5000 readings
];

export interface Bar {
  /** What each break must gain. */
  gain: number;
  /** How often a quiet series gains so much. */
  p: (gain: number) => number;
}

/** Place of a value between the entries of a list: index of the lower one, and how far it is to the next. */
function placeIn(list: readonly number[], value: number): [number, number] {
  const inside = Math.min(list.at(-1) ?? 0, Math.max(list[0] ?? 0, value));
  const low = Math.max(0, Math.min(list.length - 2, list.findLastIndex((entry) => entry <= inside))); // prettier-ignore
  const [from, to] = [list[low] ?? 0, list[low + 1] ?? 1];
  return [low, (inside - from) / (to - from)];
}

/** The bar for series of n readings that persist by `phi` when taken as one piece. */
export function barOf(n: number, phi: number): Bar {
  const [row, down] = placeIn(LENGTHS.map(Math.log), Math.log(n));
  const [column, right] = placeIn(PERSISTENCES, phi);
  const at = (part: 0 | 1): number => {
    const cell = (r: number, c: number) => BARS[r]?.[c]?.[part] ?? NaN;
    const along = (r: number) => (1 - right) * cell(r, column) + right * cell(r, column + 1);
    return (1 - down) * along(row) + down * along(row + 1);
  };
  const [gain, tail] = [at(0), at(1)];
  return { gain, p: (reached) => Math.min(1, LIMITS.bar * Math.exp((gain - reached) / tail)) };
}
