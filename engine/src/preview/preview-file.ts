import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { FilePreview } from '../contracts/table/file-preview';
import { openEngine } from '../duckdb/open-engine';
import { threadsFor } from '../duckdb/threads-for';
import { quoteName } from '../duckdb/quote-sql';
import { runQuery } from '../duckdb/run-query';
import type { CsvInput } from '../model';
import { readingAlerts } from '../profile/alerts/reading-alerts';
import { readYears } from '../profile/years/read-years';
import { loadCsv } from '../read/load/load-csv';
import type { LoadedTable } from '../read/load/loaded-table';
import { unpackInput } from '../read/unpack/unpack-input';
import { cutHead } from './cut-head';
import { LIMITS } from './limits';

export interface PreviewRequest {
  input: CsvInput;
  /** Whether the file is only the beginning of one. */
  isHead: boolean;
  /** Bytes that a packed file may have when it is unpacked; default 1 GB. */
  unpackLimit?: number | undefined;
}

/**
 * The first rows of a file as an analysis would read them, with what it would say of how they are written. The file may be cut.
 * @throws InputError where an analysis would refuse the file, or its beginning is not enough
 */
export async function previewFile({ input, isHead, unpackLimit }: PreviewRequest, signal?: AbortSignal): Promise<FilePreview> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-preview-'));
  const engine = await openEngine({
    storePath: null,
    ...(await threadsFor([input.path])),
    allowedDirectories: [dirname(input.path), folder],
    workFolder: folder,
  });
  const { connection } = engine;
  const interrupt = () => connection.interrupt();
  signal?.addEventListener('abort', interrupt);
  try {
    const path = isHead ? await cutHead(input.path, join(folder, 'head')) : input.path;
    const { part, ...whole } = { ...input, path };
    const options = { folder, connection, limit: unpackLimit, signal };
    const unpacked = await unpackInput(whole, options);
    const parts = unpacked.inputs.map(({ name }) => name);
    // A part that is not there any more is no reason to show none.
    const at = Math.max(0, part === undefined ? 0 : parts.indexOf(part));
    const shown = unpacked.inputs[at] ?? whole;
    const loaded = await readYears(connection, await loadCsv(connection, shown, 't', { signal }), { signal });
    const { encoding, delimiter } = loaded.notes;
    return {
      parts,
      part: parts.length > 1 ? (parts[at] ?? null) : null,
      leftOut: unpacked.leftOut.map(({ table, reason }) => ({ table, reason })),
      columns: loaded.columns.slice(0, LIMITS.columns).map(({ name, type }) => ({ name, type })),
      width: loaded.columns.length,
      rows: await firstRows(connection, loaded, signal),
      counted: loaded.rows,
      isHead,
      text: shown.path === input.path || isHead ? { encoding, delimiter } : null,
      notes: [...(shown.unpacked?.notes ?? []), ...readingAlerts(loaded).map(({ sentence }) => sentence)],
    };
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', interrupt);
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function firstRows(
  connection: DuckDBConnection,
  { relation, columns }: LoadedTable,
  signal: AbortSignal | undefined,
): Promise<FilePreview['rows']> {
  const cells = columns.slice(0, LIMITS.columns).map(({ name, formats }) => {
    const cell = quoteName(name);
    return formats[0] === 'year' ? `CAST(year(${cell}) AS VARCHAR)` : `CAST(${cell} AS VARCHAR)`;
  });
  const sql = `SELECT ${cells.join(', ')} FROM ${relation} ORDER BY rowid LIMIT ${LIMITS.rows}`;
  const rows = (await runQuery(connection, sql, signal)).getRowsJS();
  return rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cutCell(cell) : null)));
}

const cutCell = (cell: string): string => (cell.length > LIMITS.longestCell ? `${cell.slice(0, LIMITS.longestCell)}…` : cell);
