import { useId, useLayoutEffect, useRef } from 'react';
import { stageText, type Run } from '@hub/shared/analyses';
import { formatBytes, formatElapsed } from '@hub/shared/format';
import { Button, foreignText, ProgressBar, Spinner, VisuallyHidden } from '@hub/shared/ui';
import { rich, t } from '../../messages';
import { RotatingMessage } from './rotating-message';
import { StageList } from './stage-list';
import { useElapsed } from './use-elapsed';
import styles from './progress.module.css';

interface ProgressOverlayProps {
  run: Run;
  onCancel: () => void;
  onContinueInBackground: () => void;
}

const share = (transfer: Run['transfer']): number | null =>
  transfer?.total ? Math.min(1, transfer.sent / transfer.total) : null;

function facts({ transfer, rows, stage }: Run): string[] {
  const sent =
    transfer === null || (stage !== 'receiving' && stage !== 'queued')
      ? []
      : [
          transfer.total === null
            ? t('progress.sent', { sent: formatBytes(transfer.sent) })
            : t('progress.sent-of', { sent: formatBytes(transfer.sent), total: formatBytes(transfer.total) }),
        ];
  return [...sent, ...(rows === null ? [] : [t('progress.rows', { n: rows })])];
}

/** Covers the page while an analysis runs. The platform's own modal keeps focus and pointer inside. */
export function ProgressOverlay({ run, onCancel, onContinueInBackground }: ProgressOverlayProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const elapsed = useElapsed(run.startedAt);
  // A layout effect: closed while it is still in the page, the dialog gives the focus back to where it came from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const done = share(run.transfer);
  const sending = run.stage === 'receiving' && done !== null && done < 1;
  return (
    <dialog ref={ref} className={styles.overlay} aria-labelledby={titleId} onCancel={(event) => event.preventDefault()}>
      <div className={styles.panel}>
        <Spinner size="lg" />
        <div aria-hidden="true">
          <RotatingMessage />
        </div>
        <h2 id={titleId} className={styles.name}>
          {rich('progress.title', {
            name: foreignText(run.name),
            hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
            bdi: (text) => <bdi>{text}</bdi>,
          })}
        </h2>
        <ProgressBar label={t('progress.upload')} value={sending ? done : null} />
        <p className={styles.facts}>
          {facts(run).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <span role="timer" aria-label={t('progress.elapsed')}>
            {formatElapsed(elapsed)}
          </span>
        </p>
        <StageList stage={run.stage} />
        <VisuallyHidden>
          <span role="status">{stageText(run.stage)}</span>
        </VisuallyHidden>
        <div className={styles.buttons}>
          <Button loading={run.cancelling} onClick={onCancel}>
            {t('progress.cancel')}
          </Button>
          <Button variant="primary" onClick={onContinueInBackground}>
            {t('progress.background')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
