import { setTimeout as sleep } from 'node:timers/promises';
import type { AnalysisResult } from '@hub/shared/contracts/reports/report';
import type { Context } from '../../context';
import { AppError, recordedRefusal } from '../../errors';
import { presentAnalysis } from './analysis-presenter';
import { deleteAnalysis, findAnalysis, ownerOf } from './analysis-repository';
import type { NewAnalysis } from './analysis-runner';
import type { Started } from './start-analysis';

/** How often is asked whether another server has come to the end. */
const ELSEWHERE_MS = 500;

/** The end of an analysis that this call has not begun. @throws Refusal */
const endOf = async ({ analyses, database: { db } }: Context, userId: string, id: string): Promise<AnalysisResult> => {
  for (;;) {
    const running = analyses.find(userId, id);
    if (running) {
      await running.changed(ELSEWHERE_MS);
      continue;
    }
    const row = await findAnalysis(db, userId, id);
    if (!row) throw new AppError('analysis-not-found');
    if (row.state === 'running') {
      await sleep(ELSEWHERE_MS);
      continue;
    }
    const { state, result, error } = await presentAnalysis(db, row);
    if (result) return result;
    if (error) throw recordedRefusal(error.code, error.detail);
    throw new AppError(state === 'cancelled' ? 'analysis-cancelled' : 'report-not-found');
  }
};

/** Whether the file of the analysis did not arrive, so that a repeated call has to bring it again. */
const isWithoutFile = async ({ analyses, database: { db } }: Context, userId: string, id: string): Promise<boolean> => {
  const receiving = analyses.find(userId, id);
  if (receiving?.upload) {
    // Nobody sends one file twice at the same time: the connection of the earlier call is dead, and this server has not noticed yet.
    receiving.upload.abort();
    while (!receiving.isOver) await receiving.changed(ELSEWHERE_MS);
  }
  const row = await findAnalysis(db, userId, id);
  return row?.state === 'failed' && (row.error_code === 'upload-broken' || row.error_code === 'upload-slow');
};

/**
 * What an earlier call with this id has begun. The browser makes an id for each press of a button and repeats the call when its answer
 * was lost: the id is the call's idempotency key, for as long as the analysis is on record. Undefined when there is nothing to go on with.
 * @throws AppError analysis-exists when the id stands for something else
 */
export const earlierStart = async (
  context: Context,
  { id, userId, source }: Pick<NewAnalysis, 'id' | 'userId' | 'source'>,
): Promise<Started | undefined> => {
  if (id === undefined) return undefined;
  const { db } = context.database;
  const owner = await ownerOf(db, id);
  if (!owner) return undefined;
  if (owner.user_id !== userId || owner.source_type !== source.type) throw new AppError('analysis-exists');
  if (await isWithoutFile(context, userId, id)) {
    await deleteAnalysis(db, id);
    return undefined;
  }
  return { id, done: context.analyses.attend(endOf(context, userId, id)) };
};
