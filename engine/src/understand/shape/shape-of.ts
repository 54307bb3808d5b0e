import type { ToldShape } from '../../contracts/table/table-correction';
import type { TableShape } from '../../contracts/table/table-model';
import { isKey } from '../units/find-key';
import { cellsOf } from './cells-of';
import { findShape, panelOf } from './find-shape';
import { longColumns } from './long';
import type { ShapeInput } from './shape-input';

type Told = Partial<Pick<TableShape, 'entity' | 'key' | 'weight' | 'wide' | 'long'>>;

/** Each shape as a person may say it: what of the table bears it out; null where nothing does. */
const TOLD: Record<ToldShape, (input: ShapeInput, found: TableShape) => Told | null | Promise<Told | null>> = {
  event: (_, { kind, key }) => (kind === 'event' ? { key } : {}),
  entity: ({ columns, distinct, rows }, { kind, entity, key }) => {
    if (kind === 'entity') return { entity, key };
    const name = columns.find(
      (column) => column.role !== 'measure' && column.role !== 'time' && distinct.get(column.name) === rows,
    );
    return name ? { entity: [name.name], key: [name.name] } : null;
  },
  series: async ({ connection, relation, rows, time }) =>
    time && (await isKey(connection, relation, rows, [time.sql])) ? { key: time.columns } : null,
  panel: (input, { kind, entity, key }) => (kind === 'panel' ? { entity, key } : panelOf(input, true)),
  cells: (input) => cellsOf(input, true),
  wide: (_, { wide }) => (wide ? { wide } : null),
  long: ({ columns, sample }, { long, entity, key }) => {
    const named = long ?? longColumns(columns, sample, true);
    return named && { long: named, ...(long ? { entity, key } : {}) };
  },
};

/**
 * What one row is: what a person says, where the data bears it out, else what the data says. `because` tells which.
 * @throws what a query throws
 */
export async function shapeOf(input: ShapeInput, told?: ToldShape): Promise<TableShape> {
  const found = await findShape(input);
  const borneOut = told && (await TOLD[told](input, found));
  if (!borneOut) return found;
  const base = { ...found, entity: [], key: [], weight: null, wide: null, long: null };
  // Headers that are one scale are beside what a row is.
  const kind = told === 'wide' ? found.kind : told;
  return {
    ...base,
    ...(told === 'wide' ? { entity: found.entity, key: found.key } : {}),
    ...borneOut,
    kind,
    because: { by: 'declared' },
  };
}
