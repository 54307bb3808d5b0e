import { open } from 'node:fs/promises';
import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TableExtract } from '../../analysis/read/table-extract';
import type { ListedTable } from './list-tables';
import type { MappedColumn } from './map-column';
import type { Session } from './open-session';
import type { ExtractLimits } from './postgres-settings';
import { RecordCutter } from './record-cutter';

/** A sample is planned a little below the limit: cut by it, it would lack the table's end, where the newest rows stand. */
const SAMPLE_FILL = 0.95;
/** Larger tables are sampled by pages, which reads only those; smaller ones row by row, which is the better sample. */
const PAGE_SAMPLE_BYTES = 2_000_000_000;
/** Fixed, so that the same table gives the same sample. */
const SAMPLE_SEED = 1;

export interface Copy {
  table: ListedTable;
  columns: MappedColumn[];
  /** A file that does not exist yet. */
  path: string;
  limits: ExtractLimits;
  /** The database keeps bytes without knowing their encoding, and hands them out as they are. */
  mixedEncoding: boolean;
  onRows(rows: number): void;
}

/** Copies a table to a new file, a large one as a random sample. A copy that ends at the byte limit closes the session. */
export async function copyTable(
  session: Session,
  { table, columns, path, limits, mixedEncoding, onRows }: Copy,
): Promise<TableExtract> {
  const sample = sampleClause(table, limits.rows);
  const from = `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)}`;
  const select = `SELECT ${columns.map(({ expression }) => expression).join(', ')} FROM ${from}${sample} LIMIT ${limits.rows + 1}`;
  // An empty text alone in its row would be an empty line, which readers pass over.
  const quoting = columns.length === 1 ? ', FORCE_QUOTE *' : '';
  const options = `FORMAT csv, NULL '\\N', ENCODING '${mixedEncoding ? 'SQL_ASCII' : 'UTF8'}'${quoting}`;
  const cutter = new RecordCutter(limits.rows, limits.bytes);
  const file = await open(path, 'wx', 0o600);
  try {
    const copy = session.client.query(copyTo(`COPY (${select}) TO STDOUT WITH (${options})`));
    for await (const chunk of copy) {
      if (!Buffer.isBuffer(chunk)) continue;
      const kept = cutter.take(chunk);
      if (kept.length) {
        await file.appendFile(kept);
        onRows(cutter.rows);
      }
      if (cutter.full === 'bytes') break;
    }
  } finally {
    await file.close();
    if (cutter.full === 'bytes') session.cancel();
  }
  return {
    name: table.label,
    schema: table.schema,
    table: table.name,
    path,
    columns: columns.map(({ column }) => column),
    rows: cutter.rows,
    longestRow: cutter.longest,
    multiline: cutter.multiline,
    ...(mixedEncoding ? { mixedEncoding } : {}),
    truncated: truncation(table, sample, cutter),
  };
}

function sampleClause({ kind, rows, bytes }: ListedTable, limit: number): string {
  if (kind !== 'table' || bytes === null || rows === null || rows <= limit) return '';
  const percent = Math.min(100, (100 * limit * SAMPLE_FILL) / rows);
  return ` TABLESAMPLE ${bytes > PAGE_SAMPLE_BYTES ? 'SYSTEM' : 'BERNOULLI'} (${percent.toFixed(6)}) REPEATABLE (${SAMPLE_SEED})`;
}

function truncation({ rows }: ListedTable, sample: string, { full }: RecordCutter): TableExtract['truncated'] {
  if (full === 'bytes') return { why: 'byte-limit', total: rows };
  if (sample) return { why: 'sample', total: rows };
  return full === 'rows' ? { why: 'row-limit', total: rows } : null;
}
