import type { FastifyReply, FastifyRequest } from 'fastify';
import { analysisProgress, type AnalysisProgress } from '@hub/shared/contracts/reports/analysis';
import { analysisResult, type AnalysisResult } from '@hub/shared/contracts/reports/report';
import type { Context } from '../../context';
import { sessionOf } from '../../plugins/auth';
import { AppError } from '../../errors';
import { markSeen } from '../reports/report-news';
import { markEndSeen } from './analysis-repository';
import { progressOf } from './progress-of';
import type { Started } from './start-analysis';

const PREFERENCE = 'respond-async';

/** RFC 7240: preferences are separated by commas, each may have a value and parameters. */
const prefersAsync = ({ headers: { prefer } }: FastifyRequest): boolean =>
  [prefer ?? []]
    .flat()
    .join(',')
    .split(',')
    .some((preference) => preference.split(/[;=]/)[0]?.trim().toLowerCase() === PREFERENCE);

/** The answers of every call that starts an analysis. */
export const startAnswers = { 200: analysisResult, 202: analysisProgress };

/**
 * Answers with the finished analysis; who prefers `respond-async` is answered at once, with the analysis as it stands, and follows it by
 * its id. A proxy that loses its patience cuts off a long answer, not a long analysis.
 */
export const answerStart = async (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, done }: Started,
): Promise<AnalysisResult | AnalysisProgress> => {
  const userId = sessionOf(request).user.id;
  if (!prefersAsync(request)) {
    // Who has the answer in hand needs no mail of it; who lost the connection meanwhile has not.
    const onceSent = (note: () => Promise<unknown>) =>
      reply.raw.once('finish', () => context.mail.later(async () => void (await note())));
    try {
      const result = await done;
      onceSent(() => markSeen(context.database.db, userId, result.report_id));
      return result;
    } catch (error) {
      onceSent(() => markEndSeen(context.database.db, userId, id));
      throw error;
    }
  }
  const progress = await progressOf(context, userId, id);
  if (!progress) throw new AppError('analysis-not-found');
  reply.code(202).header('preference-applied', PREFERENCE).header('location', `/api/analyses/${id}`);
  return progress;
};
