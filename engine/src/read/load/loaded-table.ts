import type { PeriodNames } from '../../wording/period-names';
import type { ColumnType } from '../../contracts/table/column';
import type { SourceRows } from '../../sources/pushdown/source-rows';
import type { CellFormat } from '../typing/cell-format';
import type { ColumnDoubt, Zones } from '../typing/column-plan';

/** What of a column's labels was written in more than one way and is one label now. */
export interface MergedSpellings {
  /** Rows whose spelling gave way to a more frequent one. */
  rows: number;
  /** Labels that had several spellings. */
  labels: number;
  /** A spelling and what it is read as, the most frequent first. */
  examples: [string, string][];
}

/** Cells that hold text which is not of the column's type. */
export interface UnreadCells {
  count: number;
  /** The most frequent first, at most ten. */
  examples: string[];
  /** 1-based lines of the first of them, at most ten. */
  lines: number[];
}

/** Readings of a column that stayed the same although nothing stays so: a device that hangs, or was off. */
export interface StuckReadings {
  column: string;
  value: number;
  rows: number;
  /** Of which member; none where all rows are one series. */
  of?: { column: string; member: string };
  /** Milliseconds of the first and the last. */
  from: number;
  to: number;
  /** Part of the other readings that equal the one before. */
  ties: number;
  /** It is nought, and no reading: set aside. */
  isDead: boolean;
}

export interface LoadedColumn {
  name: string;
  type: ColumnType;
  /** `USD`, `%`, `km`, … or null. */
  unit: string | null;
  /** How the column's cells are written; the first is the leading one. */
  formats: CellFormat[];
  /** Spellings of "no value" that were read as missing, with their counts. */
  placeholders: [string, number][];
  unread: UnreadCells;
  /** Cells that were set aside as beyond all others: how many, the nearest of them, and the next value that stayed. */
  beyond?: { count: number; from: number; next: number };
  /**
   * Cells that were set aside since their decimal point had slipped: how many, by how much, and what shows it: a column beside which, or within whose
   * labels, all others are alike.
   */
  slips?: { count: number; times: number; isTooSmall: boolean; beside?: { name: string; as: 'measure' | 'group' } };
  /** Cells that were set aside since no time is below nought, and the moments that it lies between. */
  below?: { count: number; times?: { start: string; end: string } };
  /** Days and months could be exchanged in every cell; they were read in the order of `formats`. */
  ambiguousDates: boolean;
  doubts?: ColumnDoubt[];
  zones?: Zones;
  /** What its periods are called, where they are no plain dates. */
  periods?: PeriodNames;
  /** Labels that were written in several ways and are read as one. */
  spelt?: MergedSpellings;
  /** The header had no text for this column. */
  unnamed: boolean;
  /** Labels from low to high, where the source itself declares them. */
  order?: string[];
  /** The source itself declares that the column names the row, or a row of another table. */
  declaredKey?: 'own' | 'foreign';
}

export interface SkippedLines {
  why:
    | 'preamble'
    | 'footer'
    | 'total'
    | 'carried'
    | 'other-table'
    | 'repeated-header'
    | 'empty-rows'
    | 'comment'
    | 'separator-line'
    | 'wrong-separator'
    | 'statement';
  /** 1-based, inclusive. */
  from: number;
  to: number;
  text: string;
}

/** A record that did not have as many cells as the table has columns, or was repaired in another way. */
export interface RepairedRecord {
  line: number;
  what: 'missing-cells' | 'extra-cells' | 'other-delimiter' | 'stray-quote';
  /** Text that found no column. */
  extra?: string[];
}

export interface ReadingNotes {
  encoding: string;
  /** The text is probably in an encoding that is not read here. */
  encodingDoubtful?: boolean;
  /** Rows have cells with runs of blanks, as if columns aligned by blanks had been read as one. */
  columnsDoubtful?: boolean;
  /** Cells or lines that were not valid in `encoding` and were read as Windows-1252. */
  mixedEncodingLines: number[];
  delimiter: string;
  quote: string;
  escape: 'doubled' | 'backslash';
  lineEnd: 'LF' | 'CRLF' | 'CR' | 'mixed';
  header: 'one-row' | 'several-rows' | 'none';
  headerLine: number | null;
  /** Names that the header gave more than once, before they were made unique. */
  repeatedNames: string[];
  skipped: SkippedLines[];
  /** Counts are complete; `repaired` holds at most the first 100 of each kind. */
  repairedCounts: Partial<Record<RepairedRecord['what'], number>>;
  repaired: RepairedRecord[];
  /** Records of the table that the file holds, as counted before loading. */
  counted: number;
  /** What of the source was not copied: a sentence each, with the columns it concerns. */
  notCopied?: { columns: string[]; sentence: string }[];
}

/** A CSV file in DuckDB, typed; what the profile starts from. */
export interface LoadedTable {
  /** What stayed the same for too long. */
  stuck?: readonly StuckReadings[];
  name: string;
  /** Quoted for SQL. */
  relation: string;
  rows: number;
  columns: LoadedColumn[];
  notes: ReadingNotes;
  /** Where its rows are in the database it was copied from. */
  source?: SourceRows;
  /** Rows that repeated another in every column, and were left out. */
  copies?: number;
  /** Only a random sample of its rows was copied. */
  sampled?: boolean;
}
