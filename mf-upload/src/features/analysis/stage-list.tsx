import { Check } from 'lucide-react';
import { STEPS } from '@hub/shared/analyses';
import type { AnalysisStage } from '@hub/shared/contracts/reports/analysis';
import { classNames, Spinner, VisuallyHidden } from '@hub/shared/ui';
import { rich } from '../../messages';
import styles from './progress.module.css';

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
            {state === 'done'
              ? rich('progress.step-done', { step: step.label, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })
              : step.label}
          </li>
        );
      })}
    </ol>
  );
}
