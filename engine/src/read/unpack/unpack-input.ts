import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { openEngine, type Engine } from '../../duckdb/open-engine';
import { InputError, type CsvInput } from '../../model';
import type { LeftOut } from '../../sources/extract/left-out';
import type { ForeignKey } from '../../sources/extract/table-extract';
import { readHead } from '../dialect/read-head';
import { Budget } from './budget';
import { contentKind } from './content-kind';
import { gunzip } from './gunzip';
import { readDuckdb } from './read-duckdb';
import { readDump } from './read-dump';
import { readJson } from './read-json';
import { readParquet } from './read-parquet';
import { readSqlite } from './read-sqlite';
import { textOnly, type Parts, type Unpacking } from './unpacking';
import { unzip } from './unzip';
import { uniqueNames } from '../load/unique-names';
import { t } from '../messages';
import { LIMITS } from './limits';

const HEAD = 1 << 16;

export interface UnpackOptions {
  /** Folder for the unpacked files; the connection may read and write there. */
  folder: string;
  connection?: DuckDBConnection | undefined;
  /** Bytes. */
  limit?: number | undefined;
  signal?: AbortSignal | undefined;
}

export interface UnpackedInput {
  /** The tables as text, in the order of the file. */
  inputs: CsvInput[];
  leftOut: LeftOut[];
  /** How the file says that its tables refer to each other, by their names. */
  keys: ForeignKey[];
}

/**
 * Turns a file of any known form (text, gzip, ZIP, workbook, Parquet, SQLite, DuckDB, JSON, SQL dump) into text files of a table each. A text file
 * stays where it is. What a file is decides its content; its name counts for nothing.
 * @throws InputError when it is damaged or too large, or has no part of the wanted name
 */
export async function unpackInput(input: CsvInput, { folder, connection, limit, signal }: UnpackOptions): Promise<UnpackedInput> {
  if (input.unpacked) return { inputs: [input], leftOut: [], keys: [] };
  let engine: Engine | null = null;
  const place = await mkdtemp(join(folder, 'parts-'));
  let files = 0;
  const unpacking: Unpacking = {
    folder: place,
    budget: new Budget(limit),
    signal,
    newPath: () => join(place, `part-${++files}`),
    database: async () => {
      engine ??= connection ? null : await openEngine({ storePath: null, allowedDirectories: [dirname(input.path), place] });
      const open = connection ?? engine?.connection;
      if (!open) throw new Error('no database');
      return open;
    },
  };
  try {
    const { parts, leftOut, keys = [] } = await partsOf(input.path, unpacking, 0);
    // Two sheets, or files of an archive, may bear one name: what is said of the one has to be told from the other.
    const { names } = uniqueNames(parts.map(({ name }) => name ?? input.name));
    const named = parts.map((part, i) => ({
      ...part,
      name: part.name === null && parts.length === 1 ? null : (names[i] ?? part.name),
    }));
    // A text that goes with tables is read where somebody asks for it.
    const tables = named.filter(({ isText }) => !isText);
    const read = tables.length > 0 ? tables : named;
    const chosen = input.part === undefined ? read : named.filter((_, i) => names[i] === input.part);
    const texts = named.filter((one) => !read.includes(one)).map(({ name }) => textOnly(name ?? input.name));
    if (chosen.length === 0)
      throw new InputError('file_no_part', t('no-part', { part: input.part ?? '', names: names.slice(0, 20).join(', ') }));
    const isOne = chosen.length === 1;
    return {
      inputs: chosen.map(({ name, path, notes }) => ({
        ...input,
        path,
        // A file of one table is called by its own name, whatever is around it.
        name: isOne || name === null ? input.name : name,
        unpacked: { notes },
      })),
      leftOut: input.part === undefined ? [...leftOut, ...texts] : [],
      keys: isOne ? [] : keys,
    };
  } finally {
    await (engine as Engine | null)?.close();
  }
}

async function partsOf(path: string, unpacking: Unpacking, depth: number): Promise<Parts> {
  const one = (part: Parts['parts'][number]): Parts => ({ parts: [part], leftOut: [] });
  switch (contentKind(await readHead(path, 0, HEAD))) {
    case 'gzip': {
      refuseDeeper(depth);
      return partsOf(await gunzip(path, unpacking), unpacking, depth + 1);
    }
    case 'zip': {
      refuseDeeper(depth);
      const { parts, leftOut } = await unzip(path, unpacking);
      const all: Parts = { parts: [], leftOut: [...leftOut], keys: [] };
      for (const part of parts) {
        try {
          const inner = await partsOf(part.path, unpacking, depth + 1);
          const nameOf = (own: string | null) =>
            own === null || own === part.name ? part.name : part.name === null ? own : `${part.name}: ${own}`;
          all.parts.push(
            ...inner.parts.map((each) => ({
              ...each,
              name: nameOf(each.name),
              notes: [...part.notes, ...each.notes],
              ...(part.isText ? { isText: true } : {}),
            })),
          );
          all.leftOut.push(...inner.leftOut);
          const named = (table: string) => nameOf(table) ?? table;
          all.keys?.push(
            ...(inner.keys ?? []).map((key) => ({
              ...key,
              table: named(key.table),
              referencedTable: named(key.referencedTable),
            })),
          );
        } catch (error) {
          // One file that is damaged says nothing against the others; one that is too large does.
          if (!(error instanceof InputError) || error.code === 'file_unpacked_too_large' || parts.length === 1) throw error;
          all.leftOut.push({ table: part.name ?? 'file', why: 'failed', reason: error.message.replace(/\.$/, '') });
        }
      }
      if (all.parts.length === 0) throw new InputError('file_no_table', t('archive.no-table'), 1);
      return all;
    }
    case 'parquet':
      return one(await readParquet(path, unpacking));
    case 'json':
      return one(await readJson(path, unpacking));
    case 'sqlite':
      return readSqlite(path, unpacking);
    case 'duckdb':
      return readDuckdb(path, unpacking);
    case 'dump':
      return readDump(path, unpacking);
    case 'text':
      return one({ name: null, path, notes: [] });
  }
}

function refuseDeeper(depth: number): void {
  if (depth >= LIMITS.deepestArchive) throw new InputError('file_binary', t('archive.nested'), 1);
}

/** Unpacks a file for as long as one of its tables is worked on: the wanted one, else the first. */
export async function withFirstTable<T>(
  input: CsvInput,
  signal: AbortSignal | undefined,
  use: (table: CsvInput, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-table-'));
  try {
    const { inputs } = await unpackInput(input, { folder, signal });
    return await use(inputs[0] ?? input, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
