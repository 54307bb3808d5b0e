import { isDay } from '../contracts/table/is-day';
import type { ModelColumn, TableModel } from '../contracts/table/table-model';
import type { Column, DerivedMeasure, Table } from '../model';
import { derivedMeasures } from '../profile/derived-measures';
import type { MeasuredPair } from '../profile/time-pairs';
import { isLargerThan } from './roles/rows/of-something-larger';
import { columnRoleOf } from './roles/column-role';
import { ofSeveral } from './shape/several';

/**
 * The table as its model says it is: roles, order of labels, time. What a person has said stays, and personal data stay masked.
 * @param pairs beginnings and ends that the profile has found
 */
export function adoptModel(
  table: Table,
  model: TableModel,
  pairs: readonly MeasuredPair[],
  corrected: ReadonlySet<string> = new Set(),
): Table {
  const columns = table.columns.map((column, i): Column => {
    const own = model.columns[i];
    return own && !corrected.has(column.name) ? adopted(column, own) : column;
  });
  const [axis, ...more] = model.time?.columns ?? [];
  const isDated = columns.some(({ name, role }) => name === axis && role === 'timestamp');
  const timeline = model.time === null ? null : more.length === 0 && isDated && axis !== undefined ? axis : table.timeline;
  const same = timeline === table.timeline;
  const born = new Set(model.columns.filter(({ time }) => time === 'birth').map(({ name }) => name));
  const lasting = pairs.filter(({ start, end }) => !(born.has(start) && end === timeline));
  return {
    ...table,
    columns,
    model,
    derived: derivedMeasures(columns, lasting, model.algebra).filter(
      (measure) => !setsApart(model, measure.columns) && !isOfSeveral(model, measure),
    ),
    pairs: lasting.map(({ start, end, byDay }) => ({ start, end, ...(byDay ? { byDay } : {}) })),
    timeline,
    // How far a date goes says nothing of another.
    timeLimit: same ? table.timeLimit : null,
    alerts: same ? table.alerts : table.alerts.filter(({ kind }) => kind !== 'partial-last-period'),
  };
}

/** Whether it is a figure in the units of several quantities: how far each lies from its target. A part of it has none. */
const isOfSeveral = ({ shape }: TableModel, { kind, columns }: DerivedMeasure): boolean =>
  kind === 'difference' && columns.some((name) => ofSeveral(shape).includes(name));

/** Whether a figure of the row is set against one of something larger: a row has attained no part of it by itself. */
function setsApart(model: TableModel, [first = '', ...more]: readonly string[]): boolean {
  const own = (name: string) => model.columns.find((column) => column.name === name);
  return more.some((name) => isLargerThan(own(first), own(name)) || isLargerThan(own(name), own(first)));
}

/** The table with a model of which only the ways to put figures together have changed. What a person has said of a column stays. */
export const withAggregations = (table: Table, model: TableModel): Table => ({
  ...table,
  model,
  columns: table.columns.map((column) => {
    const [own, before] = [model, table.model].map((one) => one?.columns.find(({ name }) => name === column.name));
    return own && own !== before ? adopted(column, own) : column;
  }),
});

function adopted(column: Column, own: ModelColumn): Column {
  const isTime = isDay(column);
  // A number for a time is told as a number: what needs dates cannot use it. Moments are not added up.
  const asNumber = column.role === 'measure-additive' ? 'measure-intensive' : column.role;
  const role = own.role === 'time' && !isTime && own.time !== 'part' ? asNumber : columnRoleOf(own);
  if (column.role === 'personal-data' || role === column.role)
    return own.order && role === 'ordered-category' ? { ...column, order: own.order } : column;
  const { order: _, ...rest } = column;
  const stats = { ...column.stats };
  if (role === 'personal-data') {
    delete stats.top;
    if (column.type === 'text') {
      delete stats.min;
      delete stats.max;
    }
  }
  return {
    ...rest,
    role,
    // Parts of one that arithmetic shows bear their sign from now on.
    ...(own.unit?.because.by === 'algebra' ? { unit: own.unit.scale === 'fraction' ? own.unit.sign : 'percent' } : {}),
    stats,
    ...(own.order && role === 'ordered-category' ? { order: own.order } : {}),
    ...(role === 'personal-data' ? { personal: 'other' as const } : {}),
  };
}
