import * as z from 'zod/mini';
import { claim } from './claim';
import { columnType } from './report';

/** A report as one side of a comparison. */
export const comparedReport = z.object({
  id: z.string(),
  report_title: z.string(),
  created_at: z.string(),
  record_count: z.number(),
});
export type ComparedReport = z.infer<typeof comparedReport>;

/** A table in both reports; `rows` is null on the side where it is missing. */
export const tableChange = z.object({
  name: z.string(),
  rows: z.object({ before: z.nullable(z.number()), after: z.nullable(z.number()) }),
  columns_added: z.array(z.string()),
  columns_removed: z.array(z.string()),
  columns_retyped: z.array(z.object({ name: z.string(), before: columnType, after: columnType })),
});
export type TableChange = z.infer<typeof tableChange>;

const figure = z.nullable(z.object({ text: z.string(), value: z.nullable(z.number()) }));

/** A line of the reports' key metrics; null on the side that has no such line. */
export const metricChange = z.object({
  table: z.string(),
  label: z.string(),
  before: figure,
  after: figure,
  /** Change as a share of the older value; null where there is none to divide by. */
  relative: z.nullable(z.number()),
});
export type MetricChange = z.infer<typeof metricChange>;

/** What a comparison shows of a claim. */
export const comparedClaim = z.pick(claim, {
  id: true,
  kind: true,
  table: true,
  direction: true,
  value: true,
  unit: true,
  n: true,
  confidence: true,
  sentence: true,
});
export type ComparedClaim = z.infer<typeof comparedClaim>;

/** Why a claim counts as moved: it turned round, left the interval, or changed by `MOVED_SHARE` or more. */
export const moveReason = z.enum(['direction', 'interval', 'share']);
export type MoveReason = z.infer<typeof moveReason>;

/** Answer of `GET /reports/{id}/compare/{older}`. Claims are matched by table, kind, subject and member. */
export const reportComparison = z.object({
  older: comparedReport,
  newer: comparedReport,
  tables: z.array(tableChange),
  metrics: z.array(metricChange),
  appeared: z.array(comparedClaim),
  vanished: z.array(comparedClaim),
  moved: z.array(z.object({ before: comparedClaim, after: comparedClaim, reason: moveReason, relative: z.nullable(z.number()) })),
  /** Claims that are in both reports and have not moved. */
  unchanged: z.number(),
  /** All reports of the source, newest first, to choose others from. */
  reports: z.array(comparedReport),
});
export type ReportComparison = z.infer<typeof reportComparison>;
