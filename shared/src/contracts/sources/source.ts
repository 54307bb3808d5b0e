import * as z from 'zod/mini';
import { t } from '../messages';
import { sourcePassword } from './source-password';

const MOST_PORT = 65_535;
const port = { error: () => t('postgres.port', { most: String(MOST_PORT) }) };
const sheetUrl = z.string().check(z.trim(), z.minLength(1, { error: () => t('sheet.missing') }));
/** Text that the form asks for, by the message that says that it is missing. */
const asked = (field: 'host' | 'dbname' | 'user') =>
  z.string().check(z.trim(), z.minLength(1, { error: () => t(`postgres.missing.${field}`) }));

export const sheetRequest = z.object({
  file_type: z.literal('google_sheet'),
  sheet_url: sheetUrl,
  analysis_id: z.optional(z.uuid()),
});
export type SheetRequest = z.infer<typeof sheetRequest>;
export const sheetTestRequest = z.object({
  sheet_url: sheetUrl,
});
export const sheetTestResponse = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  message: z.string(),
});
export type SheetTestResponse = z.infer<typeof sheetTestResponse>;

export const postgresConnection = z.object({
  host: asked('host'),
  port: z.number().check(z.int(port), z.minimum(1, port), z.maximum(MOST_PORT, port)),
  dbname: asked('dbname'),
  user: asked('user'),
  password: sourcePassword,
});
export type PostgresConnection = z.infer<typeof postgresConnection>;

/** A table or view the user may read. `rows` is the planner's estimate, `bytes` the size on disk; null where unknown. */
export const postgresTable = z.object({
  name: z.string(),
  schema: z.string(),
  kind: z.enum(['table', 'view']),
  rows: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
});
export type PostgresTable = z.infer<typeof postgresTable>;
/** `tables` are the names to send back (schema-qualified outside `public`), `details` says more of each, in the same order. */
export const postgresConnectResponse = z.object({
  tables: z.array(z.string()),
  details: z.array(postgresTable),
  message: z.string(),
});
export type PostgresConnectResponse = z.infer<typeof postgresConnectResponse>;
export const postgresAnalyzeRequest = z.extend(postgresConnection, {
  tables: z.array(z.string()).check(z.minLength(1, { error: () => t('postgres.no-table') })),
  analysis_id: z.optional(z.uuid()),
});
export type PostgresAnalyzeRequest = z.infer<typeof postgresAnalyzeRequest>;

/** What a report was made from, as far as it takes to analyse the same source again. Never a password. */
export const reportSource = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('csv'),
    /** The sheet of a workbook, or the file of an archive, that was chosen; all of them unless told. */
    part: z.optional(z.string()),
  }),
  z.object({
    type: z.literal('google_sheet'),
    sheet_id: z.string(),
    gid: z.nullable(z.string()),
    /** See `SheetAddress`; reports from before hold neither. */
    tab: z.optional(z.nullable(z.string())),
    published: z.optional(z.boolean()),
  }),
  z.object({
    type: z.literal('postgres'),
    ...z.omit(postgresConnection, { password: true }).shape,
    tables: z.array(z.string()),
  }),
]);
export type ReportSource = z.infer<typeof reportSource>;

/** Body of `POST /reports/{id}/analyze-again`. A database asks for its password each time. */
export const analyzeAgainRequest = z.object({
  analysis_id: z.optional(z.uuid()),
  password: z.optional(sourcePassword),
});
export type AnalyzeAgainRequest = z.infer<typeof analyzeAgainRequest>;
