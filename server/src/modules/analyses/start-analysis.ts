import type { AnalysisResult } from '@hub/shared/contracts/reports/report';
import type { Context } from '../../context';
import type { NewAnalysis } from './analysis-runner';
import { earlierStart } from './earlier-start';
import type { RunningAnalysis } from './running-analysis';

/** An analysis that goes on by itself. `done` rejects with a `Refusal`; whoever does not wait for it learns of the end by the id. */
export interface Started {
  id: string;
  done: Promise<AnalysisResult>;
}

/**
 * Begins an analysis and sets `work` going, which takes it to its end. A call that repeats an earlier one's id gets that one's analysis.
 * @throws AppError what `begin` refuses
 */
export const startAnalysis = async (
  context: Context,
  fresh: NewAnalysis,
  work: (analysis: RunningAnalysis) => Promise<AnalysisResult>,
): Promise<Started> => {
  const earlier = await earlierStart(context, fresh);
  if (earlier) return earlier;
  const analysis = await context.analyses.begin(fresh);
  return { id: analysis.facts.id, done: context.analyses.attend(work(analysis)) };
};
