import * as z from 'zod/mini';
import { alert } from './alert';
import { chart } from './chart';
import { claim } from './claim';
import { LANGUAGES } from '../language';
import { tableJoin } from '../table/table-join';
import { reportTable } from './report-table';
import { ticketTopic } from './ticket-topic';

/** What to do, and why: `sentence` says both. Reports of before have nothing but the sentence. */
export const suggestedAction = z.object({
  category: z.string(),
  /** Of tickets, which of the product's own categories it is. */
  topic: z.optional(ticketTopic),
  sentence: z.string(),
  advice: z.optional(z.string()),
  /** The sentence of the claim, or of the alert, that the advice rests on. */
  evidence: z.optional(z.string()),
  claims: z.array(z.string()),
});

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
    /** Kind of source, as whoever ran the analysis names it. */
    source_type: z.string(),
    source: z.string(),
    created_at: z.string(),
    /** In which language it is written; missing where that is English. */
    language: z.optional(z.enum(LANGUAGES)),
    period: z.nullable(z.tuple([z.string(), z.string()])),
  }),
  tables: z.array(reportTable),
  /** How the tables belong together; missing where there is one, and in reports of before. */
  joins: z.optional(z.array(tableJoin)),
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
