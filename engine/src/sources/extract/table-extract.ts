import type { LeftOut } from './left-out';
import { LIMITS } from './limits';

/** A table or view copied out of a database. Plain JSON apart from the files that `path` names. */
export interface TableExtract {
  /** Name for people, as the user chose it. */
  name: string;
  schema: string;
  table: string;
  /** CSV without a header: fields as PostgreSQL's COPY writes them, `\N` unquoted for NULL, UTF-8. */
  path: string;
  columns: ExtractColumn[];
  rows: number;
  /** Bytes of the longest row. */
  longestRow: number;
  /** Whether a field has a line end in it. */
  multiline: boolean;
  /** The database does not know its own encoding: the file is UTF-8, Windows-1252 or both. */
  mixedEncoding?: boolean;
  truncated: Truncation | null;
  /** SQL of each column in the database, by which it can be asked for what was not copied. */
  expressions?: string[];
}

export interface ExtractColumn {
  name: string;
  /** As the database calls the type: `numeric(10,2)`, `order_status`, `text[]`. */
  pgType: string;
  duckType: ExtractType;
  /** `USD`, `seconds`, `bytes`, … or null. */
  unit: string | null;
  /** An enumeration's labels in their declared order. */
  enumOrder?: string[];
  key?: 'primary' | 'foreign' | 'unique';
}

/** `NUMERIC` has no bounds in the database: what its values are made decides whether they become whole numbers, numbers or text. */
export type ExtractType = 'BIGINT' | 'DOUBLE' | 'NUMERIC' | 'BOOLEAN' | 'DATE' | 'TIMESTAMP' | 'TIME' | 'VARCHAR';

/** Not the whole table was copied. `total` is the database's estimate of its rows. */
interface Truncation {
  why: 'sample' | 'row-limit' | 'byte-limit';
  total: number | null;
}

export interface ForeignKey {
  /** Names of tables as in `TableExtract.name`. */
  table: string;
  columns: string[];
  referencedTable: string;
  referencedColumns: string[];
  /** The database does not vouch that every reference leads to a row. */
  unchecked?: true;
}

/** What an analysis of database tables works on. */
export interface PostgresExtract {
  tables: TableExtract[];
  foreignKeys: ForeignKey[];
  leftOut: LeftOut[];
}

/** Texts longer than this are copied up to here and one character more, by which the loader knows of the cut. */
export const MAX_TEXT = LIMITS.longestText;
