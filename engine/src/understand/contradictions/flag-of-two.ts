import { LIMITS } from './limits';

/** A flag that says on which side of nought a difference lies, and the rows in which it says the other. */
export interface BrokenFlag {
  /** The label that goes with the one side, and is found on the other. */
  code: number;
  /** The side on which it is wrong: above nought, or below. */
  side: 1 | -1;
  /** Rows on that side, and those of them with the label. */
  rows: number;
  off: number;
  /** Of all rows, the share that does not keep it. */
  wrong: number;
}

/**
 * The rule between a flag of two labels and a difference that nearly all rows keep and some break: met where no more was taken than allowed. Null where there is none, or where
 * nothing breaks it. Right at the edge it must be kept as well: what only goes with the difference (a longer time, a later day) changes little by little.
 * @param codes label of each row, NaN where it is not known
 * @param apart difference of each row, NaN where it is not known
 * @param isNought whether none is on the lower side: nothing is left, nobody was late
 */
export function brokenFlag(codes: Float64Array, apart: Float64Array, isNought: boolean): BrokenFlag | null {
  let best: BrokenFlag | null = null;
  // Rows of each label on the lower side and on the upper.
  const counts = [[0, 0], [0, 0]];
  const sideOf = (row: number) => Math.sign(apart[row] ?? NaN) || (isNought && apart[row] === 0 ? -1 : 0);
  for (let row = 0; row < codes.length; row++) {
    const [own, side] = [counts[codes[row] ?? NaN], sideOf(row)];
    if (own && side) own[side === 1 ? 1 : 0] = (own[side === 1 ? 1 : 0] ?? 0) + 1;
  }
  for (const side of isNought ? ([1] as const) : ([1, -1] as const))
    for (const code of [0, 1]) {
      const [own = [], other = []] = [counts[code], counts[1 - code]];
      const [to, from] = side === 1 ? [1, 0] : [0, 1];
      const [off, rows, alone, within] = [own[to] ?? 0, (own[to] ?? 0) + (other[to] ?? 0), other[from] ?? 0, (own[from] ?? 0) + (other[from] ?? 0)];
      const wrong = (off + alone) / (rows + within);
      const isRule = rows >= LIMITS.fewestRows && within >= LIMITS.fewestRows && alone <= LIMITS.mostOff * within && wrong <= LIMITS.mostWrong && off <= LIMITS.mostOfFlag * rows;
      if (isRule && off > 0 && wrong < (best?.wrong ?? 1) && isKeptAtEdge(codes, apart, code, side)) best = { code, side, rows, off, wrong };
    }
  return best;
} // prettier-ignore

/** Of the rows next to the edge most keep the rule. */
function isKeptAtEdge(codes: Float64Array, apart: Float64Array, code: number, side: 1 | -1): boolean {
  const beyond = [...codes.keys()].filter((row) => codes[row] === codes[row] && side * (apart[row] ?? NaN) > 0);
  const nearest = beyond.sort((a, b) => side * ((apart[a] ?? 0) - (apart[b] ?? 0))).slice(0, LIMITS.fewestRows);
  return nearest.filter((row) => codes[row] === code).length <= LIMITS.mostOfFlag * nearest.length;
}
