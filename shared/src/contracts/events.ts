import * as z from 'zod/mini';
import { sourceType } from './reports/report-list';

/**
 * Events of the bus, named `noun.verbed@version`. A field is never taken away or changed within a version: add
 * optional fields, or publish the next version beside the old one.
 */
export const eventSchemas = {
  'session.started@1': z.object({ userId: z.string() }),
  'session.ended@1': z.object({ reason: z.enum(['logout', 'expired', 'unauthorized']) }),
  'analysis.started@1': z.object({ analysisId: z.string(), sourceType }),
  /** It has failed, or was cancelled. */
  'analysis.unfinished@1': z.object({ analysisId: z.string() }),
  'reports.created@1': z.object({ reportId: z.string(), sourceType }),
  'reports.deleted@1': z.object({ reportId: z.string() }),
  'reports.renamed@1': z.object({ reportId: z.string(), title: z.string() }),
  'profile.changed@1': z.object({ userId: z.string() }),
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventMap = { [K in EventName]: z.infer<(typeof eventSchemas)[K]> };
