import { open } from 'node:fs/promises';
import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TableExtract } from '@hub/engine';
import type { ListedTable } from '../connect/list-tables';
import type { MappedColumn } from './map-column';
import type { Session } from '../connect/open-session';
import type { ExtractLimits } from '../postgres-settings';
import { RecordCutter } from './record-cutter';
import { sampleOf } from './sample-of';

export interface Copy {
  table: ListedTable;
  columns: MappedColumn[];
  /** A file that does not exist yet. */
  path: string;
  limits: ExtractLimits;
  /** The database keeps bytes without knowing their encoding, and hands them out as they are. */
  mixedEncoding: boolean;
  onRows: (rows: number) => void;
  /** Bytes that are about to be written. */
  onWritten: (bytes: number) => void;
}

/** Copies a table to a new file, a large one as a random sample. A copy that ends at the byte limit closes the session. */
export async function copyTable(
  session: Session,
  { table, columns, path, limits, mixedEncoding, onRows, onWritten }: Copy,
): Promise<TableExtract> {
  const expressions = columns.map(({ expression }) => expression);
  const from = `${escapeIdentifier(table.schema)}.${escapeIdentifier(table.name)}`;
  const sample = await sampleOf(session, { table, from, expressions, limits });
  const select = `SELECT ${expressions.join(', ')} FROM ${from}${sample?.clause ?? ''} LIMIT ${limits.rows + 1}`;
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
        onWritten(kept.length);
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
    ...(mixedEncoding ? {} : { expressions }),
    rows: cutter.rows,
    longestRow: cutter.longest,
    multiline: cutter.multiline,
    ...(mixedEncoding ? { mixedEncoding } : {}),
    truncated: truncation(table, sample?.total, cutter),
  };
}

function truncation({ rows }: ListedTable, sampledFrom: number | undefined, { full }: RecordCutter): TableExtract['truncated'] {
  if (full === 'bytes') return { why: 'byte-limit', total: sampledFrom ?? rows };
  if (sampledFrom !== undefined) return { why: 'sample', total: sampledFrom };
  return full === 'rows' ? { why: 'row-limit', total: rows } : null;
}
