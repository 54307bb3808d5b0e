import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { analysesActions, STEPS, type Run } from '@hub/shared/analyses';
import { formatElapsed } from '@hub/shared/format';
import { useHubDispatch } from '@hub/shared/state';
import { Button, Card, classNames, LinkButton, ProgressBar, Spinner, VisuallyHidden } from '@hub/shared/ui';
import { t } from './messages';
import styles from './report.module.css';

const TICK_MS = 1_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How far the analysis is whose report will stand here. Leaving the page leaves it going. */
export function ReportRunning({ run }: { run: Run }) {
  const dispatch = useHubDispatch();
  const elapsed = Math.max(0, useNow() - run.startedAt);
  const current = STEPS.findIndex(({ stages }) => stages.includes(run.stage));
  const sent = run.stage === 'receiving' && run.transfer?.total ? run.transfer.sent / run.transfer.total : null;
  return (
    <Card padding="lg">
      <div className={styles.running}>
        <p>{t('running.text')}</p>
        <ProgressBar label={t('running.progress')} value={sent} />
        <ol className={styles.steps}>
          {STEPS.map(({ label }, step) => (
            <li
              key={label}
              className={classNames(styles.step, step > current && styles.ahead)}
              aria-current={step === current ? 'step' : undefined}
            >
              <span className={styles.mark}>
                {step < current && <Check aria-hidden="true" size={16} />}
                {step === current && <Spinner size="sm" />}
              </span>
              {label}
              {step < current && <VisuallyHidden>{t('running.done')}</VisuallyHidden>}
            </li>
          ))}
        </ol>
        <p className={styles.small}>{t('running.elapsed', { time: formatElapsed(elapsed) })}</p>
        <div className={styles.buttons}>
          <LinkButton variant="primary" to="/dashboard/reports">
            {t('running.background')}
          </LinkButton>
          <Button loading={run.cancelling} onClick={() => dispatch(analysesActions.cancelAsked(run.id))}>
            {t('running.cancel')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
