import type { ColumnPlan } from './column-plan';
import { isOneOf } from './is-one-of';

const SENTINELS = ['-999', '-9999', '-99999', '-999.0', '-9999.0', '-99999.0', '-999.00', '-9999.00', '-99999.00'];

/** Reads `-999` and the like as missing in a column whose other numbers are not negative and where it comes again. */
export function withoutSentinels(plan: ColumnPlan, cells: string[]): ColumnPlan {
  if (plan.type !== 'integer' && plan.type !== 'number') return plan;
  const found = SENTINELS.filter((sentinel) => cells.includes(sentinel));
  if (!found.length) return plan;
  const set = new Set(found);
  const count = cells.filter((cell) => set.has(cell)).length;
  if (count < 2 || count > cells.length / 2 || cells.some((cell) => !set.has(cell) && /^[(\-−]/.test(cell))) return plan;
  const sql = (text: string) => `(CASE WHEN ${isOneOf(text, found)} THEN NULL ELSE ${plan.sql(text)} END)`;
  return { ...plan, placeholders: found, sql };
}
