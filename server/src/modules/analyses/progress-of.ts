import type { AnalysisProgress } from '@hub/shared/contracts/reports/analysis';
import type { Context } from '../../context';
import { presentAnalysis } from './analysis-presenter';
import { findAnalysis } from './analysis-repository';

/** One analysis as it stands, wherever it runs. Undefined when the user has none with this id. */
export const progressOf = async (
  { analyses, database: { db } }: Pick<Context, 'analyses' | 'database'>,
  userId: string,
  id: string,
): Promise<AnalysisProgress | undefined> => {
  const running = analyses.find(userId, id);
  if (running) return running.snapshot();
  const row = await findAnalysis(db, userId, id);
  return row && presentAnalysis(db, row);
};
