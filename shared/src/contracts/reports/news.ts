import * as z from 'zod/mini';
import { sourceType } from './report-list';

/** What a report says first. */
export const reportLead = z.object({
  /** Id of the claim, which is its address on the report's page. */
  claim: z.string(),
  sentence: z.string(),
  /** The course that it speaks of, where it speaks of one: its readings in the order of time, null where there is none. */
  course: z.optional(z.object({ title: z.string(), values: z.array(z.nullable(z.number())) })),
});
export type ReportLead = z.infer<typeof reportLead>;

const told = z.object({
  id: z.string(),
  report_title: z.string(),
  created_at: z.string(),
  /** Whether its owner has not looked at it yet. */
  is_new: z.boolean(),
  /** Of the same source, before this one; null when this is the first. */
  previous_id: z.nullable(z.string()),
  /** Null of a report that has found nothing. */
  lead: z.nullable(reportLead),
});

/** What the newest reports of one source say first, newest first. */
export const sourceNews = z.object({
  source_id: z.string(),
  source_type: sourceType,
  /** Name of the file, sheet or database. */
  source_name: z.string(),
  reports: z.array(told),
});
export type SourceNews = z.infer<typeof sourceNews>;
export type ToldReport = SourceNews['reports'][number];

/** Answer of `GET /reports/news`: the sources with the newest reports first. */
export const reportNews = z.array(sourceNews);
