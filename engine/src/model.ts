import type { TableStep } from './contracts/report/report-table';
import type { PeriodNames } from './wording/period-names';
import type { Language } from './words';
import type { DuckDBConnection } from '@duckdb/node-api';
import { safeSentence } from './contracts/foreign-text';
import type { Alert } from './contracts/report/alert';
import type { ColumnCorrection, ColumnRole, ColumnStats, ColumnType } from './contracts/table/column';
import type { ReportDocument } from './contracts/report/document';
import type { TypedMeasure } from './contracts/report/measure';
import type { TableCorrection } from './contracts/table/table-correction';
import type { ToldJoin } from './contracts/table/table-join';
import type { TableModel } from './contracts/table/table-model';
import type { FollowedWord } from './contracts/table/table-reading';
import type { AgentName } from './contracts/report/agent-name';
import type { LeftOut } from './sources/extract/left-out';
import type { ForeignKey, TableExtract } from './sources/extract/table-extract';
import type { AskSource, PushdownTable } from './sources/pushdown/pushdown-table';
import type { Contradiction } from './understand/contradictions/contradiction';
import type { Stay } from './understand/made/stay';
import type { Wait } from './understand/waits/wait';

/** A column of a loaded table, after reading and profiling. */
export interface Column {
  /** Header text, made unique within the table. Quote it before it enters SQL. */
  name: string;
  type: ColumnType;
  role: ColumnRole;
  stats: ColumnStats;
  /** `USD`, `%`, `days`, … or null. */
  unit: string | null;
  /** What its periods are called, where they are no plain dates. */
  periods?: PeriodNames;
  /** Labels that are read as others, each with the one that it is read as: the first of them. */
  readAs?: readonly (readonly [from: string, to: string])[];
  /** Labels from low to high, for role `ordered-category`. */
  order?: string[];
  /** What kind of personal data the column holds; its values are masked wherever they would be shown. */
  personal?: 'email' | 'phone' | 'name' | 'address' | 'other';
  /** It says whether that came about within a time after the row's start: `cancelled`, of `cancelled within 90 days`. */
  within?: string;
  /** Its name is a label of the table, which keeps its letters: `pH`, `CREA`. */
  isLabel?: true;
  /** It came from another table: of the row that this one refers to, or put together of rows that refer to this one. */
  carried?: 'parent' | 'children';
}

/** A measure that is not a column: a duration, a rate, a ratio. */
export interface DerivedMeasure {
  /** `typed` as text. */
  id: string;
  typed: TypedMeasure;
  kind: 'duration' | 'rate' | 'ratio' | 'difference';
  /** Parenthesised scalar SQL over one row: a number, or NULL where it is not defined. A rate gives 0 or 1. */
  sql: string;
  unit: string | null;
  /** Columns that the measure is made of: it is never tested against these. */
  columns: string[];
}

/** A start/end pair of points in time: the source of a duration, and of the coupled-measure trap. */
export interface TimePair {
  start: string;
  end: string;
  /** One of them is a day: so is the other then, whatever its clock says. */
  byDay?: boolean;
}

/** Rows of a large table in a temporary table of their own, chosen by chance. */
export interface TableSample {
  relation: string;
  rows: number;
}

/** A member that holds the sum of all other members of its column. */
export interface TotalMember {
  column: string;
  label: string;
  rows: number;
}

/** A table's rows without those that sum up others, in a table of their own. */
export interface TableParts {
  relation: string;
  rows: number;
  totals: TotalMember[];
}

/** Columns that hold how long it was from one of a row's moments to another. */
export interface TableSpan {
  columns: readonly string[];
  times: readonly string[];
}

/** A table in DuckDB, typed and profiled: what the miner works on. */
export interface Table {
  /** Name for people. */
  name: string;
  /** Name in SQL, already quoted where it must be. */
  relation: string;
  rows: number;
  /** Null where the table is small enough to be worked on whole. */
  sample: TableSample | null;
  columns: Column[];
  derived: DerivedMeasure[];
  pairs: TimePair[];
  /** The column that dates a row (the start of the leading pair, else the leading timestamp), or null. */
  timeline: string | null;
  /** Epoch milliseconds after which dates of the timeline cannot be true, as the alerts say; null where none lies later. */
  timeLimit: number | null;
  /** What lies after `timeLimit` is true, and only not whole: it is left out of what is told over time, and belongs to the table. */
  notWhole?: true;
  alerts: Alert[];
  /** Cells read into their column's type, of all non-missing cells: the Data Analyzer's accuracy. */
  cells: { read: number; total: number };
  /** Present where members are sums of others: what sums, shares and rankings are taken from. */
  parts?: TableParts;
  /** Columns of the file that stand in another form now: counts that became rows, metrics that became columns. */
  apart?: readonly Column[];
  /** Of a table that is read in another form: how many rows and columns its file has. */
  written?: { rows: number; columns: number };
  /** Columns in the place of which others are mined that were made of them. */
  replaced?: readonly string[];
  /** How its relations come of the one that was read. */
  steps?: readonly TableStep[];
  /** Columns that reading has made of the table's own. */
  made?: readonly string[];
  /** Those of them that hold one quantity of a column of several, and marks of its figures. */
  byMetric?: readonly string[];
  /** What was made of columns that are times between moments. */
  spans?: readonly TableSpan[];
  /** Rows begin and may end, and the made column says whether they did at one age. */
  stay?: Stay & { column: string };
  /** Columns that are filled for those of whom the result came about: its code, what was said of it. */
  noted?: readonly string[];
  /** What of a state and another column goes together in a few rows only. */
  contradictions?: readonly Contradiction[];
  /** Moments whose distance a column holds, which is below nought in a few rows. */
  lengths?: readonly Pick<TimePair, 'start' | 'end'>[];
  /** Rows that wait for what ought to be known by now. */
  waits?: readonly Wait[];
  /** What was done to bring it into the form in which it is read, as a sentence. */
  form?: string;
  /** What the table is, where it could be understood. */
  model?: TableModel;
  /** What of a person's word about it was followed. */
  told?: FollowedWord;
  /** Answers in the place of the loaded rows, where these are only a sample. */
  pushdown?: PushdownTable;
}

/** A file of one or several tables: text, or an archive, a workbook, Parquet, an SQLite or DuckDB file, JSON, an SQL dump. */
export interface CsvInput {
  kind: 'csv';
  path: string;
  /** File name as the user knows it. */
  name: string;
  /** The sheet, or the file in an archive, that is wanted; all of them unless told. */
  part?: string;
  /** A table that was taken out of such a file, with what people should know of how. */
  unpacked?: { notes: string[] };
}

/** A table copied out of a database. */
export interface ExtractInput {
  kind: 'extract';
  path: string;
  /** As the user chose it. */
  name: string;
  table: TableExtract;
}

export type AnalysisInput = CsvInput | ExtractInput;

export interface AnalysisRequest {
  inputs: AnalysisInput[];
  /** How the inputs refer to each other, by their names. */
  foreignKeys?: ForeignKey[];
  /** What a person says of how they refer to each other; it goes over what is declared or found. */
  joins?: ToldJoin[];
  /** What could not even be copied; it is named in the report. */
  leftOut?: LeftOut[];
  /** Kind of source, as the report is to name it: `csv`. */
  sourceType: string;
  /** Where the loaded tables are kept for re-verification (a DuckDB file), or null for memory only. */
  storePath: string | null;
  /** Folder for what the engine writes meanwhile; by default a new one, removed at the end. */
  workFolder?: string;
  /** Roles that the user has corrected. Those of columns that are no longer there change nothing. */
  corrections?: ColumnCorrection[];
  /** What the user has said of whole tables. What the data contradicts changes nothing, and an alert says so. */
  told?: TableCorrection[];
  /** Bytes that a packed file may have when it is unpacked; default 1 GB. */
  unpackLimit?: number;
  /** Bytes of memory the engine may use; default half of the machine. */
  memoryLimit?: number;
  /** In which language the report is written; English unless told. */
  language?: Language;
}

export type EngineStage = 'reading' | 'mining' | 'charting' | 'writing';

/** What the engine tells its caller while it works. */
export interface EngineHooks {
  onStage?(stage: EngineStage, rows: number): void;
  onRun?(run: StageRun): void;
  /** Asks the database that the inputs were copied from. */
  ask?: AskSource;
  signal?: AbortSignal;
}

/** Record of one agent's work in one analysis. Times are epoch milliseconds. */
export interface StageRun {
  agent: AgentName;
  startedAt: number;
  endedAt: number;
  rows: number;
  withinBudget: boolean;
  checked: { right: number; total: number } | null;
}

export interface AnalysisOutput {
  markdown: string;
  document: ReportDocument;
  runs: StageRun[];
  /** All that was asked for and is not in the report. */
  leftOut?: LeftOut[];
}

export interface EngineContext {
  connection: DuckDBConnection;
  ask?: AskSource | undefined;
  signal?: AbortSignal;
}

/**
 * The input is at fault: `message` is one sentence for the user that says what was found and where.
 * Everything else that the engine throws is a defect of the engine.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  constructor(
    readonly code: string,
    message: string,
    readonly line?: number,
  ) {
    super(safeSentence(message));
  }
}
