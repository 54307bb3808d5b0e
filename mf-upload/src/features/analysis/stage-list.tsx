import { Check } from 'lucide-react';
import type { AnalysisStage } from '@hub/shared/contracts/analysis';
import { classNames, Spinner, VisuallyHidden } from '@hub/shared/ui';
import styles from './progress.module.css';

const STEPS: readonly { label: string; stages: readonly AnalysisStage[] }[] = [
  { label: 'Receive the data', stages: ['receiving', 'queued'] },
  { label: 'Read the tables', stages: ['reading'] },
  { label: 'Find insights', stages: ['mining'] },
  { label: 'Draw charts', stages: ['charting'] },
  { label: 'Write the report', stages: ['writing', 'saving'] },
];

/** What is being done, in the words of the stages. */
export const stageText = (stage: AnalysisStage): string =>
  stage === 'queued' ? 'Waiting for a free worker' : (STEPS.find((step) => step.stages.includes(stage))?.label ?? '');

export function StageList({ stage }: { stage: AnalysisStage }) {
  const current = STEPS.findIndex((step) => step.stages.includes(stage));
  return (
    <ol className={styles.stages}>
      {STEPS.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            key={step.label}
            className={classNames(styles.stage, styles[state])}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {state === 'done' && <Check aria-hidden="true" />}
              {state === 'current' && <Spinner size="sm" />}
            </span>
            {step.label}
            {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
