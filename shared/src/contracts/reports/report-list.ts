import * as z from 'zod/mini';
import { SOURCE_TYPES } from '../constants';

// What every page of a signed-in person reads. The rest of a report's contract is loaded with the first report (`report.ts`).

export const sourceType = z.enum(SOURCE_TYPES);
export type SourceType = z.infer<typeof sourceType>;

export const reportStatus = z.enum(['completed', 'failed', 'processing']);

/** One entry of `GET /reports`. `report_content` is sent by `GET /reports/{id}` only. */
export const report = z.object({
  id: z.string(),
  report_title: z.string(),
  source_type: sourceType,
  created_at: z.string(),
  status: reportStatus,
  record_count: z.optional(z.number()),
  /** Seconds. */
  processing_time: z.optional(z.number()),
  table_names: z.optional(z.array(z.string())),
  /** Name of the file, sheet or database. */
  source_name: z.optional(z.string()),
  /** What it says first; null of one that has found nothing, or whose first sentence was not kept. */
  lead_sentence: z.optional(z.nullable(z.string())),
  report_content: z.optional(z.string()),
  file_path: z.optional(z.string()),
  insight_count: z.optional(z.number()),
  chart_count: z.optional(z.number()),
  /** The report made of the same source before this one; null when this is the first. */
  previous_id: z.optional(z.nullable(z.string())),
});
export type Report = z.infer<typeof report>;

export const reportList = z.array(report);

/** An analysis that ended without a report. */
export const unfinishedAnalysis = z.object({
  id: z.string(),
  source_name: z.string(),
  outcome: z.enum(['failed', 'cancelled']),
  ended_at: z.string(),
});
export type UnfinishedAnalysis = z.infer<typeof unfinishedAnalysis>;

/** Answer of `GET /users/reports/analytics`. `average_processing_time` is in seconds. */
export const reportAnalytics = z.object({
  total_reports: z.number(),
  most_used_source: z.nullable(sourceType),
  average_processing_time: z.number(),
  recent_reports: z.array(report),
  /** Absent in answers of the releases before. */
  recent_unfinished: z.optional(z.array(unfinishedAnalysis)),
  reports_by_source: z.record(sourceType, z.number()),
});
export type ReportAnalytics = z.infer<typeof reportAnalytics>;

/** Answer of the analysing calls. `crewResult` is the report's markdown. */
export const analysisResult = z.object({
  crewResult: z.string(),
  fileType: sourceType,
  filePath: z.string(),
  message: z.string(),
  report_id: z.string(),
});
export type AnalysisResult = z.infer<typeof analysisResult>;
