import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn, TableModel, TableShape } from '../../../contracts/table/table-model';
import { readSample, type Sample, type SampleColumn, type SampleSource } from '../../sample/read-sample';
import { byValues } from '../decided';
import { LIMITS } from '../limits';

/**
 * The model of a table in which members are totals, with what these show. Only of tables that are read whole.
 * @param totals members that are sums of all others, by arithmetic or because a person says so
 */
export async function heedTotalsIn(
  connection: DuckDBConnection,
  source: SampleSource,
  model: TableModel,
  totals: readonly Total[],
): Promise<TableModel> {
  if (totals.length === 0) return model;
  const sample = await readSample(connection, source);
  return heedInTotals(model, inTotalsOf(sample, totals, model.time?.columns[0] ?? null));
}

type Total = Pick<TableShape['totals'][number], 'column' | 'label'>;

/** The model with what its totals show of how figures are put together: what a person has said stays. */
function heedInTotals(model: TableModel, inTotals: ReadonlyMap<string, 'sum' | 'mean'>): TableModel {
  return { ...model, columns: model.columns.map((column) => heeded(column, inTotals.get(column.name))) };
}

const AMOUNTS: ReadonlySet<ModelColumn['quantity']> = new Set(['other', 'count', 'amount', 'money']);

function heeded(column: ModelColumn, how: 'sum' | 'mean' | undefined): ModelColumn {
  const told = column.overMembers.how;
  if (how === undefined || told === how || column.because.by === 'declared') return column;
  if (how === 'mean' && told === 'sum') {
    const mean = { how, because: byValues('within-range') };
    return { ...column, overMembers: mean, overTime: mean };
  }
  // Shares of a whole come to a hundred, and are no amounts.
  return how === 'sum' && told === 'mean' && AMOUNTS.has(column.quantity ?? 'other')
    ? { ...column, overMembers: { how, because: byValues('parts-add-up') } }
    : column;
}

/**
 * What the rows of totals hold of each column of numbers: the sum of the other rows, or a figure among theirs, as of shares and averages.
 * A row is compared with those of the same moment. Columns in which its figures are neither are left out.
 * @param moment the column of the table's time, null where it has none
 */
function inTotalsOf(
  { whole, columns }: Sample,
  totals: readonly Total[],
  moment: string | null,
): ReadonlyMap<string, 'sum' | 'mean'> {
  const found = new Map<string, 'sum' | 'mean'>();
  if (!whole) return found;
  for (const { column, label } of totals) {
    const members = columns.find(({ name }) => name === column);
    const total = members?.labels.indexOf(label) ?? -1;
    if (!members || total < 0) continue;
    const cells = cellsOf(members, total, columns.find(({ name }) => name === moment)?.codes);
    for (const { name, type, values } of columns) {
      if (type !== 'integer' && type !== 'number') continue;
      const how = cells && heldBy(cells, values);
      if (how) found.set(name, how);
    }
  }
  return found;
}

interface Cell {
  total: number;
  others: number[];
}

/** The row of each total with the rows of its moment; null where a moment has several totals. */
function cellsOf({ codes }: SampleColumn, total: number, moments: Int32Array | undefined): Cell[] | null {
  const cells = new Map<number, { total: number | null; others: number[] }>();
  for (const [row, code] of codes.entries()) {
    const moment = moments?.[row] ?? 0;
    const cell = cells.get(moment) ?? { total: null, others: [] };
    cells.set(moment, cell);
    if (code !== total) cell.others.push(row);
    else if (cell.total !== null) return null;
    else cell.total = row;
  }
  return [...cells.values()].flatMap(({ total: row, others }) => (row === null ? [] : [{ total: row, others }]));
}

function heldBy(cells: readonly Cell[], values: Float64Array): 'sum' | 'mean' | null {
  const held = cells.flatMap(({ total, others }): ('sum' | 'mean' | null)[] => {
    const own = values[total] ?? NaN;
    const known = others.map((row) => values[row] ?? NaN).filter((value) => !Number.isNaN(value));
    if (Number.isNaN(own) || known.length < LIMITS.fewestParts) return [];
    const sum = known.reduce((all, value) => all + value, 0);
    const off = Math.abs(own - sum);
    if (sum !== 0 && off <= LIMITS.totalOff * Math.abs(sum)) return ['sum'];
    const among = own > Math.min(...known) && own < Math.max(...known);
    return [among && off > LIMITS.totalApart * Math.abs(sum) ? 'mean' : null];
  });
  const [first] = held;
  return first && held.every((how) => how === first) ? first : null;
}
