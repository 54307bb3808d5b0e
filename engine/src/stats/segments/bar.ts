import { LIMITS } from './limits';

/** Lengths and persistences of series at which the bar was found, by `pnpm score:changes --bars`. */
export const LENGTHS = [20, 30, 50, 100, 200, 500, 1000, 5000];
export const PERSISTENCES = [0, 0.25, 0.5, 0.75, 0.9, 1];

/**
 * For each length a row, for each persistence the gain a break that one quiet series in a hundred reaches, and by how much more one in e times fewer.
 * Of up to fifty readings the bars rise along a line, chosen by how many steps it finds (ADR 57).
 */
// prettier-ignore
const BARS: readonly (readonly (readonly [gain: number, tail: number])[])[] = [
  [[9.8, 1.55], [13.3, 1.85], [16.8, 2.20], [20.3, 2.19], [22.4, 2.21], [23.8, 2.82]], // 20 readings, along a line
  [[11.1, 1.73], [14.6, 2.12], [18.1, 2.58], [21.6, 2.41], [23.7, 2.41], [25.1, 2.72]], // 30 readings, along a line
  [[12.1, 1.66], [14.6, 1.96], [17.1, 2.27], [19.6, 2.24], [21.1, 2.25], [22.1, 2.63]], // 50 readings, along a line
  [[14.5, 2.05], [15.9, 2.04], [16.8, 2.13], [18.2, 2.43], [17.4, 2.16], [18.4, 2.35]], // 100 readings
  [[14.7, 1.82], [16.8, 2.21], [17.6, 2.17], [18.2, 2.18], [18.1, 2.51], [16.6, 2.08]], // 200 readings
  [[15.8, 2.04], [16.2, 1.99], [17.6, 2.21], [19.1, 2.42], [18.3, 2.42], [13.7, 2.13]], // 500 readings
  [[15.9, 1.99], [16.9, 2.13], [17.0, 1.98], [18.6, 2.25], [19.6, 2.68], [15.0, 3.08]], // 1000 readings
  [[18.1, 2.20], [18.6, 2.26], [19.1, 2.32], [19.7, 2.28], [20.1, 2.30], [16.4, 3.31]], // 5000 readings, of an earlier run, between its persistences by a line
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
