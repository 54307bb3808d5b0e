import type { DuckDBConnection } from '@duckdb/node-api';
import type { LeftOut } from '../../sources/extract/left-out';
import type { ForeignKey } from '../../sources/extract/table-extract';
import type { Budget } from './budget';
import { t } from '../messages';
import { LIMITS } from './limits';

/** What files are unpacked with. */
export interface Unpacking {
  /** Where unpacked files go; the connection may read and write there. */
  folder: string;
  budget: Budget;
  /** Opened when a file needs it. */
  database: () => Promise<DuckDBConnection>;
  signal?: AbortSignal | undefined;
  /** A name for a new file in the folder: no name of a foreign archive becomes a path. */
  newPath: () => string;
}

/** A part of a file that may hold a table, as text. */
export interface Part {
  /** As the file names it; null for a file that is one table. */
  name: string | null;
  path: string;
  /** What people should know of how it was read: whole sentences. */
  notes: string[];
  /** A few lines of text in one column, as sheets have that say what the others hold. */
  isText?: boolean;
}

export interface Parts {
  parts: Part[];
  /** Parts that were not read, and why. */
  leftOut: LeftOut[];
  /** How the file says that its tables refer to each other. */
  keys?: ForeignKey[];
}

/** Tables of one file that are analysed together; the first ones. */
export const MOST_PARTS = LIMITS.mostParts;

/** A part beyond those that are read. */
export const beyond = (table: string): LeftOut => ({
  table,
  why: 'passed-over',
  reason: t('left-out.beyond', { most: MOST_PARTS }),
});

/** A table that has nothing to tell. */
export const emptyTable = (table: string): LeftOut => ({ table, why: 'empty', reason: t('left-out.no-rows') });

/** A sheet that explains the others. */
export const textOnly = (table: string): LeftOut => ({ table, why: 'passed-over', reason: t('left-out.text') });

/** What is said of columns of plain bytes. */
export const bytesNote = (file: 'parquet' | 'sqlite' | 'duckdb', columns: readonly string[]): string[] =>
  columns.length === 0 ? [] : [t('bytes', { file, n: columns.length, names: columns.map((name) => `“${name}”`).join(', ') })];
