import type { DuckDBConnection } from '@duckdb/node-api';
import { meanOf } from '../contracts/report/measure';
import type { Dimension, Frame, Measure, Timeline } from '../insights/frame/frame';
import type { Column, Table } from '../model';
import { rank } from '../stats/distributions/ranks';

export type Cells = readonly (number | string | null)[];

/** A column of numbers as the miner sees it; what a test is about stands in `changes`. */
export function handMeasure(column: string, cells: Cells, changes: Partial<Measure> = {}): Measure {
  const values = Float64Array.from(cells, (cell) => (typeof cell === 'number' ? cell : NaN));
  const { ranks, n } = rank(values);
  return {
    id: column,
    typed: meanOf(column),
    kind: 'column',
    noun: column,
    short: column,
    verb: null,
    sql: column,
    unit: null,
    columns: [column],
    additive: false,
    fraction: false,
    pair: null,
    values,
    ranks,
    filled: n,
    family: column,
    ...changes,
  };
}

/** A column of labels, the most frequent first. */
export function handDimension(column: string, cells: Cells, changes: Partial<Dimension> = {}): Dimension {
  const counts = new Map<string, number>();
  const known = cells.filter((cell) => cell !== null).map(String);
  for (const label of known) counts.set(label, (counts.get(label) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  const labels = sorted.map(([label]) => label);
  return {
    column: { name: column, type: 'text', role: 'category' } as Column,
    noun: column,
    labels,
    counts: sorted.map(([, count]) => count),
    codes: Int32Array.from(cells, (cell) => (cell === null ? -1 : labels.indexOf(String(cell)))),
    distinct: labels.length,
    filled: known.length,
    outcome: false,
    entity: false,
    ...changes,
  };
}

/** The column `moment` with the complete periods between `edges`, in epoch milliseconds. */
export function handTimeline(times: readonly number[], changes: Partial<Timeline> = {}): Timeline {
  const { edges = [] } = changes;
  const period = (at: number) => (at < (edges.at(-1) ?? 0) ? edges.findLastIndex((edge) => edge <= at) : -1);
  return {
    column: { name: 'moment', type: 'timestamp' } as Column,
    noun: 'moment',
    values: Float64Array.from(times),
    grain: 'day',
    edges,
    period: Int32Array.from(times, period),
    regular: false,
    finest: 'day',
    dated: true,
    partialLast: null,
    ...changes,
  };
}

/** A frame of the table `relation`; of its parts only those in `changes` have something in them. */
export function handFrame(relation: string, rows: number, changes: Partial<Frame> = {}, table: Partial<Table> = {}): Frame {
  return {
    n: rows,
    sampled: false,
    rows: 'rows',
    dimensions: [],
    measures: [],
    timeline: null,
    panel: null,
    texts: [],
    blanks: [],
    beyond: [],
    entities: [],
    units: [],
    rules: [],
    redundant: [],
    aliases: new Map(),
    parents: new Map(),
    waiting: [],
    gone: null,
    piles: new Set(),
    ticketLike: false,
    left: { dimensions: [], measures: [], texts: [], pairs: 0, rows: 0 },
    ...changes,
    table: {
      name: 'things.csv',
      relation,
      rows,
      sample: null,
      columns: [],
      derived: [],
      pairs: [],
      timeline: changes.timeline ? 'moment' : null,
      timeLimit: null,
      alerts: [],
      cells: { read: 0, total: 0 },
      ...table,
    },
  };
}

/** The table itself, with the column `moment` where there are times. */
export async function handTable(
  connection: DuckDBConnection,
  relation: string,
  columns: Readonly<Record<string, Cells>>,
  times?: readonly number[],
): Promise<number> {
  const names = [...Object.keys(columns), ...(times ? ['moment'] : [])];
  const rows = Math.max(times?.length ?? 0, ...Object.values(columns).map(({ length }) => length));
  const sql = (cell: number | string | null = null) =>
    cell === null ? 'NULL' : typeof cell === 'string' ? `'${cell}'` : `${cell}::DOUBLE`;
  const lines = Array.from({ length: rows }, (_, i) => {
    const at = times?.[i];
    const moment = times ? [at === undefined ? 'NULL' : `epoch_ms(${at})`] : [];
    return `(${[...Object.values(columns).map((cells) => sql(cells[i])), ...moment].join()})`;
  });
  await connection.run(`CREATE OR REPLACE TABLE ${relation} AS FROM (VALUES ${lines.join()}) v(${names.join()})`);
  return rows;
}
