import type { Rule } from '../../insights/frame/rules/rule';
import { number } from '../../insights/sql';
import { LIMITS } from './limits';

/** In what way most of the rows are off that break a rule, with the condition on a row by which they are counted. */
export type How =
  | { is: 'factor' | 'by'; value: number; sql: string }
  | { is: 'left-out' | 'twice' | 'turned'; column: string; sql: string };

/** What most of the rows have in common in which a figure is not what it should be: a factor, an amount, or one column that was not added or not taken off. */
export function howBroken({ figures, codes }: Rule): How | null {
  if (!figures) return null;
  const { values, reckoned, tolerance, value, made } = figures;
  const rows = [...codes.keys()].filter((row) => codes[row] === 1);
  const slack = Math.max(LIMITS.slack * tolerance, LIMITS.least);
  const share = (holds: (row: number) => boolean) => rows.filter(holds).length / rows.length;
  const at = (of: Float64Array, row: number) => of[row] ?? NaN;
  for (const { column, sign, ...part } of figures.added)
    // What was not added is missing, what was not taken off is too much.
    for (const [is, times] of [['left-out', -1], ['turned', -2], ['twice', 1]] as const)
      if (share((row) => at(part.values, row) !== 0 && Math.abs(at(values, row) - at(reckoned, row) - sign * times * at(part.values, row)) <= slack) >= LIMITS.alike)
        return { is, column, sql: `abs(${value} - ${made} - ${number(sign * times)} * ${part.sql}) <= ${slack}` };
  const middle = (of: number[]) => of.filter(Number.isFinite).sort((a, b) => a - b)[rows.length >> 1] ?? NaN;
  const by = middle(rows.map((row) => at(values, row) - at(reckoned, row)));
  if (share((row) => Math.abs(at(values, row) - at(reckoned, row) - by) <= slack) >= LIMITS.alike)
    return { is: 'by', value: Number(by.toPrecision(LIMITS.digits)), sql: `abs(${value} - ${made} - ${number(by)}) <= ${slack}` };
  const factor = Number(middle(rows.map((row) => at(values, row) / at(reckoned, row))).toPrecision(LIMITS.digits));
  const near = (row: number) => Math.abs(at(values, row) - factor * at(reckoned, row)) <= slack + LIMITS.sameFactor * Math.abs(factor * at(reckoned, row));
  if (Number.isFinite(factor) && factor !== 0 && share(near) >= LIMITS.alike)
    return { is: 'factor', value: factor, sql: `abs(${value} - ${number(factor)} * ${made}) <= ${slack} + ${LIMITS.sameFactor} * abs(${number(factor)} * ${made})` };
  return null;
} // prettier-ignore
