import type { Table } from '../../model';
import type { Measure } from '../frame/frame';
import { modelColumnOf } from '../frame/roles';
import { LIMITS } from './limits';
import type { Unit } from './unit';

const QUANTITIES = new Set([
  'count',
  'amount',
  'age',
  'duration',
  'money',
  'price',
  'percent',
  'temperature',
  'score',
  'rate',
  'size',
]);

/**
 * Whether a measure only numbers things (machines 11 to 30): other columns belong to its values, which lie one beside the other and measure nothing
 * that anybody has named. Its mean means nothing. Of counts whose groups lie apart each value belongs to one group as well: what leads the table is a figure.
 */
export function isNumbering(table: Table, { kind, columns, values, unit: sign }: Measure, units: readonly Unit[]): boolean {
  const [column = ''] = columns;
  const unit = units.find((one) => one.column === column);
  if (kind !== 'column' || !unit || sign !== null) return false;
  const quantity = modelColumnOf(table, column)?.quantity;
  if ((quantity !== undefined && QUANTITIES.has(quantity)) || leads(table, column)) return false;
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return high - low <= LIMITS.numbersApart * unit.size;
}

const leads = ({ model }: Table, column: string): boolean =>
  model?.outcome.kind === 'lead-measure' && model.outcome.column === column;
