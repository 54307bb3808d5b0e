import { LIMITS } from './limits';

/**
 * What becomes of a difference where its rows are alike. `explained`: at most half of it remains, or of a rate it is turned around. `hidden`: among like
 * rows there is at least twice as much of it, or of a mean it is turned around. That a rate turns around in each stratum is a `reversal`, which has tests of
 * its own; here it is only told what it comes to. Null where it stays about what it is.
 * @param plain the group's level less that of the others
 * @param alike the same with the same mix in both
 */
export function howBehind(isMean: boolean, plain: number, alike: number): 'explained' | 'hidden' | null {
  if (Math.abs(alike) <= LIMITS.mostLeft * Math.abs(plain)) return 'explained';
  const turned = Math.sign(plain) !== Math.sign(alike);
  if (turned) return isMean ? 'hidden' : 'explained';
  return Math.abs(plain) <= LIMITS.mostLeft * Math.abs(alike) ? 'hidden' : null;
}
