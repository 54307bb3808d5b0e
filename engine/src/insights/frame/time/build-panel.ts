import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column, Table } from '../../../model';
import { name } from '../../sql';
import type { Panel, Timeline } from '../frame';
import { readNumbers } from '../read-columns';

/** The column that counts the moments at which things are read again (day 0 to day 21), of a table whose moments have no dates. */
export function stepColumn({ model, columns }: Table): Column | undefined {
  if (model?.shape.kind !== 'panel') return undefined;
  const { entity, key } = model.shape;
  const own = key.find((column) => !entity.includes(column));
  return columns.find(({ name: one, type }) => one === own && (type === 'integer' || type === 'number'));
}

/** What is read again and again and when each row did so; null where nothing is. */
export async function buildPanel(
  connection: DuckDBConnection,
  table: Table,
  from: string,
  timeline: Timeline | null,
): Promise<Panel | null> {
  const entity = table.model?.shape.kind === 'panel' ? table.model.shape.entity.map(name) : [];
  const step = stepColumn(table);
  if (entity.length === 0 || (!timeline && !step)) return null;
  const known = entity.map((column) => `${column} IS NOT NULL`).join(' AND ');
  const [things, steps] = await readNumbers(
    connection,
    [`CASE WHEN ${known} THEN hash(${entity.join(', ')}) % ${2 ** 52} END`, ...(!timeline && step ? [name(step.name)] : [])],
    from,
  );
  const at = timeline?.values ?? steps;
  return things && at ? { things: numbered(things), at } : null;
}

/** Running numbers of what is the same; −1 where it is missing. */
function numbered(values: Float64Array): Int32Array {
  const known = new Map<number, number>();
  return Int32Array.from(values, (value) => {
    if (value !== value) return -1;
    const code = known.get(value) ?? known.size;
    known.set(value, code);
    return code;
  });
}
