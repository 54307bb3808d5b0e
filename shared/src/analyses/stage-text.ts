import type { AnalysisStage } from '../contracts/analysis';

export const STEPS: readonly { label: string; stages: readonly AnalysisStage[] }[] = [
  { label: 'Receive the data', stages: ['receiving', 'queued'] },
  { label: 'Read the tables', stages: ['reading'] },
  { label: 'Find insights', stages: ['mining'] },
  { label: 'Draw charts', stages: ['charting'] },
  { label: 'Write the report', stages: ['writing', 'saving'] },
];

/** What is being done, in the words of the stages. */
export const stageText = (stage: AnalysisStage): string =>
  stage === 'queued' ? 'Waiting for a free worker' : (STEPS.find((step) => step.stages.includes(stage))?.label ?? '');
