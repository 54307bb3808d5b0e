import type { AnalysisStage } from '../contracts/reports/analysis';
import { t } from './messages';

/** What is being done, in the words of the stages. */
export const stageText = (stage: AnalysisStage): string => t(`stage.${stage}`);

interface Step {
  /** In the page's language as it is when the label is read. */
  readonly label: string;
  stages: readonly AnalysisStage[];
}

const step = (first: AnalysisStage, ...more: AnalysisStage[]): Step => ({
  get label() {
    return stageText(first);
  },
  stages: [first, ...more],
});

export const STEPS: readonly Step[] = [
  step('receiving', 'queued'),
  step('reading'),
  step('mining'),
  step('charting'),
  step('writing', 'saving'),
];
