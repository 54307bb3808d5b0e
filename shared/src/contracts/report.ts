import * as z from 'zod/mini';
import { chart } from './chart';
import { claim } from './claim';
import { DOWNLOAD_FORMATS } from './constants';
import { report, sourceType } from './report-list';
import { reportSource } from './source';

export * from './report-list';

export const reportQuery = z.object({
  source_type: z.optional(sourceType),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  /** The page after a report: its `created_at` and its id. */
  before: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/))),
  before_id: z.optional(z.string().check(z.maxLength(100))),
  /** For pages of before; costs the reports that are passed over. */
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  /** Words that all stand in the title or the source type, in whatever case. */
  search: z.optional(z.string().check(z.maxLength(200))),
  /** What is left out of the items unless it is asked for. */
  fields: z.optional(z.literal('report_content')),
});

export const downloadFormat = z.enum(DOWNLOAD_FORMATS);
export type DownloadFormat = z.infer<typeof downloadFormat>;
export const downloadResponse = z.object({ content: z.string(), filename: z.string() });
export type DownloadResponse = z.infer<typeof downloadResponse>;

export const columnType = z.enum(['integer', 'number', 'boolean', 'date', 'timestamp', 'time', 'text']);
export const columnRole = z.enum([
  'identifier',
  'category',
  'ordered-category',
  'boolean',
  'measure-additive',
  'measure-intensive',
  'money',
  'percent',
  'duration',
  'timestamp',
  'text',
  'geography',
  'personal-data',
  'constant',
  'empty',
]);
export type ColumnType = z.infer<typeof columnType>;
export type ColumnRole = z.infer<typeof columnRole>;

/** Figures of one column; those that make no sense for its type are absent. */
export const columnStats = z.object({
  count: z.number(),
  missing: z.number(),
  distinct: z.number(),
  min: z.optional(z.union([z.number(), z.string()])),
  max: z.optional(z.union([z.number(), z.string()])),
  mean: z.optional(z.number()),
  median: z.optional(z.number()),
  sd: z.optional(z.number()),
  p25: z.optional(z.number()),
  p75: z.optional(z.number()),
  /** Most frequent values with their counts, most frequent first. Absent for personal data. */
  top: z.optional(z.array(z.tuple([z.string(), z.number()]))),
});
export type ColumnStats = z.infer<typeof columnStats>;

export const reportTable = z.object({
  name: z.string(),
  /** Name of the table in the claims' queries. */
  relation: z.string(),
  rows: z.number(),
  columns: z.array(z.object({ name: z.string(), type: columnType, role: columnRole, stats: columnStats })),
});

export const alertKind = z.enum([
  'missing',
  'constant',
  'duplicate-rows',
  'non-unique-identifier',
  'high-cardinality',
  'imbalance',
  'skew',
  'scale',
  'not-computed',
  'not-examined',
  'mixed-formats',
  'placeholder-nulls',
  'numbers-as-text',
  'future-dates',
  'end-before-start',
  'near-duplicate-labels',
  'redundant-columns',
  'partial-last-period',
  'header',
  'personal-data',
  'unread-cells',
  'unread-rows',
  'ambiguous-dates',
  'encoding',
  'skipped-lines',
  'total-rows',
  'truncated',
]);
export type AlertKind = z.infer<typeof alertKind>;

/** A finding about the quality of the data. `lines` are 1-based line numbers of the source. */
export const alert = z.object({
  kind: alertKind,
  severity: z.enum(['info', 'warning', 'serious']),
  table: z.string(),
  columns: z.array(z.string()),
  sentence: z.string(),
  count: z.optional(z.number()),
  lines: z.optional(z.array(z.number())),
  examples: z.optional(z.array(z.string())),
});
export type Alert = z.infer<typeof alert>;

export const suggestedAction = z.object({ category: z.string(), sentence: z.string(), claims: z.array(z.string()) });

/** What a run's tests say of themselves; `nothing`: nothing is told of this table. */
export const testNote = z.object({
  table: z.string(),
  about: z.enum(['nothing', 'small', 'unseen']),
  sentence: z.string(),
});
export type TestNote = z.infer<typeof testNote>;

/** The report's machine-readable twin, which the JSON download holds. */
export const reportDocument = z.object({
  report: z.object({
    title: z.string(),
    source_type: sourceType,
    source: z.string(),
    created_at: z.string(),
    period: z.nullable(z.tuple([z.string(), z.string()])),
  }),
  tables: z.array(reportTable),
  alerts: z.array(alert),
  claims: z.array(claim),
  charts: z.array(chart),
  actions: z.array(suggestedAction),
  tests: z.object({
    run: z.number(),
    reported: z.number(),
    /** What each table's run could see: why nothing is told, how much is certain but small, how small a difference stays invisible. */
    notes: z.optional(z.array(testNote)),
  }),
  engine: z.object({ name: z.string(), version: z.string() }),
  /** Only in reports of versions that asked a language model: its name, and the claims whose sentences are its wording. */
  wording: z.optional(z.object({ model: z.string(), reworded: z.array(z.string()) })),
});
export type ReportDocument = z.infer<typeof reportDocument>;

/** Answer of `GET /reports/{id}`. */
export const reportDetail = z.object({
  report,
  document: z.nullable(reportDocument),
  /** Null when nothing was kept by which the source can be found again. */
  source: z.optional(z.nullable(reportSource)),
  /** Name of the file, sheet or database. */
  source_name: z.optional(z.string()),
});
export type ReportDetail = z.infer<typeof reportDetail>;
