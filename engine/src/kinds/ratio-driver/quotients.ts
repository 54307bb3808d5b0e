import type { TypedMeasure } from '../../contracts/report/measure';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import type { Frame, Measure } from '../../insights/frame/frame';
import { quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { isRunningTotal } from '../../insights/series/running-total';
import { pairsOf } from '../ratio-difference/ratio-difference';
import { LIMITS } from './limits';

/** One sum over another. */
export interface Quotient {
  /** Its own column where it stands in the table. */
  named: Measure | null;
  above: Measure;
  below: Measure;
  typed: TypedMeasure;
  /** In SQL, of one row; the unit of the quotient is in it. */
  sql: { above: string; below: string };
  factor: number;
}

/** Quotients that a table holds as a column, with both sums, and sums of which one is a part of the other. */
export function quotientsOf(frame: Frame): Quotient[] {
  const held = frame.measures.flatMap((named): Quotient[] => {
    const parts = quotientOfSums(frame, named);
    if (!parts || parts.columns.above.length !== 1 || parts.columns.below.length !== 1) return [];
    const [above, below] = [parts.columns.above, parts.columns.below].map(([column = '']) => columnMeasure(frame, column));
    if (!above || !below) return [];
    return [{ named, above, below, typed: named.typed, sql: parts, factor: parts.factor }];
  });
  const pairs = pairsOf(frame)
    .filter((pair) => !held.some(({ above, below }) => pair.includes(above) && pair.includes(below)))
    .map(([above, below]): Quotient => ({
      named: null,
      above,
      below,
      typed: { op: 'quotient', of: above.columns[0] ?? above.id, by: below.columns[0] ?? below.id },
      sql: { above: above.sql, below: below.sql },
      factor: 1,
    }));
  return [...held, ...pairs]
    .filter(({ above, below }) => !isRunningTotal(frame, above) && !isRunningTotal(frame, below))
    .slice(0, LIMITS.mostQuotients);
}
