import { isDay } from '../../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Column, Table } from '../../../model';
import { placeOfMoment } from '../../../understand/shape/moments';
import { name } from '../../sql';
import type { Panel, Timeline } from '../frame';
import { readNumbers } from '../read-columns';

/** The column that counts the moments at which things are read again (day 0 to day 21, week 0 to week 8), of a table whose moments have no dates. */
export function stepColumn({ model, columns }: Pick<Table, 'model' | 'columns'>): Column | undefined {
  if (model?.shape.kind !== 'panel') return undefined;
  const { entity, key } = model.shape;
  const own = key.find((column) => !entity.includes(column));
  return columns.find(({ name: one, type }) => one === own && (type === 'integer' || type === 'number' || type === 'text'));
}

/** Where a row's step lies, as a number. */
export const placeOfStep = (column: Column): string => (column.type === 'text' ? placeOfMoment(column) : name(column.name));

/** The one date beside counted steps. */
function dateOfSteps({ columns, model }: Table): Column | undefined {
  const dates = columns.filter(
    ({ name: one, type }) => isDay({ type }) && model?.columns.find((own) => own.name === one)?.time === 'other',
  );
  return dates.length === 1 ? dates[0] : undefined;
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
  const dated = timeline ? undefined : dateOfSteps(table);
  const [things, steps, dates] = await readNumbers(
    connection,
    [
      `CASE WHEN ${known} THEN hash(${entity.join(', ')}) % ${2 ** 52} END`,
      ...(!timeline && step ? [placeOfStep(step)] : []),
      ...(dated ? [`epoch_ms(CAST(${name(dated.name)} AS TIMESTAMP))`] : []),
    ],
    from,
  );
  const at = timeline?.values ?? steps;
  if (!things || !at) return null;
  return { things: numbered(things), at, ...(dated && dates ? { dates: { column: dated.name, values: dates } } : {}) };
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
