import { LIMITS } from './limits';

/**
 * Rows in which a figure is given and another is nought, though in nearly all rows both are nought or neither is; 0 where that is no rule: there are too few rows of either
 * sort, more exceptions than a rule has, or the other is given without the first.
 * @param given values, NaN where blank
 */
export function noughtBeside(given: Float64Array, nought: Float64Array): number {
  let [both, neither, off, alone] = [0, 0, 0, 0];
  for (let row = 0; row < given.length; row++) {
    const [own, other] = [given[row] ?? NaN, nought[row] ?? NaN];
    if (own !== own || other !== other) continue;
    if (own !== 0 && other !== 0) both++;
    else if (own !== 0) off++;
    else if (other !== 0) alone++;
    else neither++;
  }
  if (both < LIMITS.fewestRows || neither < LIMITS.fewestRows) return 0;
  if (alone > LIMITS.mostOff * both || off > LIMITS.mostOffOfNought * (both + off)) return 0;
  const share = (neither + off) / (both + neither + off + alone);
  return share * (both + off) >= LIMITS.timesFewerOfNought * off ? off : 0;
}
