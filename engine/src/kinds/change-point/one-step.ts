import { mannKendall } from '../../stats/series/mann-kendall';
import { pettitt } from '../../stats/series/pettitt';
import { rowStepP } from '../../insights/row-evidence';
import { fineSeries, finerStepP } from '../../insights/series/fine-series';
import type { Series } from '../miners/series-changes/series-told';
import type { Step } from './step-finding';
import { LIMITS } from './limits';

/** The one lasting change of level of a series (Pettitt), and whether it describes the series better than a steady rise or fall does. */
export function oneStep({ timeline, measure, values }: Series): { step: Step; worthTelling: boolean } | null {
  const result = pettitt(values);
  if (!result) return null;
  const { at } = result;
  const { before, after, stepError, lineError, shift } = fit(values, at);
  const isSmall = shift < LIMITS.leastShift || Math.abs(after - before) < LIMITS.leastChange * Math.abs(before);
  const byRows = measure && !isSmall ? rowStepP(timeline, measure, at, (period) => (period < at ? before : after)) : 1;
  const p = isSmall ? result.p : Math.min(2 * byRows, finerStepP(result.p, fineSeries(timeline, measure)));
  return {
    step: { from: 0, at, to: values.length, first: at, last: at, p, form: 'level', before, after, shift, up: after > before },
    worthTelling:
      !isSmall && stepError <= LIMITS.fitRather * lineError && Math.min(at, values.length - at) >= LIMITS.fewestBeside,
  };
}

function fit(values: Float64Array, at: number) {
  const meanOf = (part: Float64Array) => part.reduce((sum, value) => sum + value, 0) / part.length;
  const before = meanOf(values.slice(0, at));
  const after = meanOf(values.slice(at));
  const stepError = values.reduce((sum, value, i) => sum + (value - (i < at ? before : after)) ** 2, 0);
  const line = mannKendall(values)?.slope ?? 0;
  const level = meanOf(values.map((value, i) => value - line * i));
  const lineError = values.reduce((sum, value, i) => sum + (value - level - line * i) ** 2, 0);
  const sd = Math.sqrt(stepError / Math.max(1, values.length - 2));
  return { before, after, stepError, lineError, shift: sd > 0 ? Math.abs(after - before) / sd : LIMITS.shiftOfConstants };
}
