import type { Row } from '../../duckdb/cell';
import { fact } from '../../insights/finding';
import { LIMITS } from './limits';

/** Whether the whole table has the correlation that was found: its sign, its size, and amounts that do not go the other way. */
export function bearsOut({ positive, small }: { positive: boolean; small: boolean }, facts: Row): boolean {
  const value = fact(facts, 'value');
  const linear = fact(facts, 'linear');
  if (value > 0 !== positive || (!small && Math.abs(value) < LIMITS.leastRho)) return false;
  // Ranks one way and amounts the other is no single statement.
  return !(Math.abs(linear) > LIMITS.leastAgainst && linear > 0 !== positive);
}
