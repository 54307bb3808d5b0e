import { z } from 'zod';

/**
 * What a mail is to tell, without its words: these are written when it is sent. A link's token is made then, too, so that none
 * is ever kept in the database.
 */
export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verification') }),
  z.object({ kind: z.literal('email-change'), email: z.string() }),
  z.object({ kind: z.literal('email-changed'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('password-reset') }),
  z.object({ kind: z.literal('password-changed') }),
  z.object({ kind: z.literal('new-report'), reportId: z.string() }),
  // The releases before did not say which.
  z.object({ kind: z.literal('analysis-failed'), analysisId: z.string().optional(), sourceName: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('weekly-summary'), since: z.iso.datetime() }),
]);
export type MailJob = z.infer<typeof mailJob>;
