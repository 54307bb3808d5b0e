import type { Quantity } from '../../contracts/table/table-model';
import type { Frame, Measure } from '../frame/frame';
import { modelColumnOf } from '../frame/roles';
import { isStock } from './changes';

/** Quantities that stand from one moment to the next, where their readings do: temperatures and shares go with the season. */
const STANDING: ReadonlySet<Quantity> = new Set(['price', 'money', 'rate', 'amount', 'count', 'other']);

/** Whether a series is a level whose last reading is where it stands. */
export function isStanding(frame: Frame, measure: Measure): boolean {
  const own = modelColumnOf(frame.table, measure.columns[0] ?? '');
  return own?.overTime.how === 'last' || (STANDING.has(own?.quantity ?? 'other') && isStock(frame, measure));
}
