import type { Member } from '../../stats/groups/expected';
import type { Design } from '../units/design';
import { LIMITS } from './limits';

/** What is known of a label's rows: how many have a value, their mean and their variance. */
export interface Moments {
  n: number;
  mean: number;
  variance: number;
}

const BY_ROWS: Design = { effect: 1, units: Infinity };

/** The mean of a label as member of its family, with the error that its rows, or the units that they belong to, let it have. */
export function meanMember({ n, mean, variance }: Moments, design = BY_ROWS): Member {
  return { value: mean, error: Math.sqrt((variance * design.effect) / n), df: Math.min(n, design.units) - 1 };
}

/**
 * A share as member of its family. Two cases and two others are added to those that its error is taken from (Agresti & Coull, Am. Stat. 52, 1998): of
 * ten rows without a case the share is not known to be 0.
 */
export function shareMember({ n, mean }: Pick<Moments, 'n' | 'mean'>, design = BY_ROWS): Member {
  const rows = n / design.effect;
  const added = LIMITS.addedToShares;
  const share = (rows * mean + added / 2) / (rows + added);
  const df = design.units === Infinity ? Infinity : design.units - 1;
  return { value: mean, error: Math.sqrt((share * (1 - share)) / (rows + added)), df, trials: rows };
}
