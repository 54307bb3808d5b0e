import * as z from 'zod/mini';
import { reportBlocks } from '@hub/engine/contracts/report/block';
import { reportDocument } from '@hub/engine/contracts/report/document';
import { DOWNLOAD_FORMATS, REPORT_TITLE_MAX_LENGTH } from '../constants';
import { report, sourceType } from './report-list';
import { reportSource } from '../sources/source';

export * from '@hub/engine/contracts/report/alert';
export * from '@hub/engine/contracts/report/block';
export * from '@hub/engine/contracts/table/column';
export * from '@hub/engine/contracts/report/document';
export * from './report-list';

export const reportQuery = z.object({
  source_type: z.optional(sourceType),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  /** The page after a report: its `created_at` and its id. */
  before: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/))),
  before_id: z.optional(z.string().check(z.maxLength(100))),
  /** For pages of before; costs the reports that are passed over. */
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000))),
  /** Words that all stand in the title, the source's type and name, the tables' names or the first sentence, in whatever case. */
  search: z.optional(z.string().check(z.maxLength(200))),
  /** What is left out of the items unless it is asked for. */
  fields: z.optional(z.literal('report_content')),
});

/** Body of `PATCH /reports/{id}`. */
export const reportChange = z.object({
  report_title: z.string().check(z.trim(), z.minLength(1), z.maxLength(REPORT_TITLE_MAX_LENGTH)),
});

export const downloadFormat = z.enum(DOWNLOAD_FORMATS);
export type DownloadFormat = z.infer<typeof downloadFormat>;
export const downloadResponse = z.object({ content: z.string(), filename: z.string() });
export type DownloadResponse = z.infer<typeof downloadResponse>;

/** Answer of `GET /reports/{id}`. */
export const reportDetail = z.object({
  report,
  /** Null of a report from before there were documents: its Markdown is all there is. */
  document: z.nullable(reportDocument),
  /** The document as its reader sees it. They are made when the report is read, so that all reports have them. */
  blocks: z.optional(reportBlocks),
  /** Null when nothing was kept by which the source can be found again. */
  source: z.optional(z.nullable(reportSource)),
  /** Name of the file, sheet or database. */
  source_name: z.optional(z.string()),
});
export type ReportDetail = z.infer<typeof reportDetail>;
