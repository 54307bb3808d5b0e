import { RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, EmptyState } from '@hub/shared/ui';
import { usePlatform } from '../../platform';
import { ScreenCrash } from './crash-boundary';
import { RemoteLoadError } from '../loading/remote-load-error';
import { t } from '../../messages';
import styles from './remote-error-panel.module.css';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
  reload?: () => void;
}

/** In place of a screen that could not be shown: what failed, what to do, and whom to tell. */
export function RemoteErrorPanel({ title, error, onRetry, reload = () => window.location.reload() }: Props) {
  const { loader } = usePlatform();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);

  const crash = error instanceof ScreenCrash ? error : null;
  const failure = error instanceof RemoteLoadError ? error : null;
  const owner = failure?.owner ?? (crash && loader.entryOf(crash.assignment.remote)?.owner);
  const incident = crash?.incident ?? failure?.incident;
  const hangs = failure?.attempts.some((attempt) => attempt.hangs) ?? false;
  const notLoaded = failure?.attempts.every((attempt) => attempt.notLoaded) ?? false;

  return (
    <div ref={panel} tabIndex={-1} role="alert" className={styles.panel} data-page-title="">
      <EmptyState
        headingLevel={1}
        icon={<TriangleAlert />}
        title={t('screen.missing', { screen: title })}
        action={
          <Button icon={<RotateCw />} onClick={hangs ? reload : onRetry}>
            {t('screen.retry')}
          </Button>
        }
      >
        <p>{t(notLoaded ? 'screen.not-loaded' : 'screen.crashed')}</p>
        {(incident ?? owner) !== undefined && (
          <details className={styles.details}>
            <summary>{t('screen.details')}</summary>
            <dl className={styles.facts}>
              {incident && (
                <div>
                  <dt>{t('screen.incident')}</dt>
                  <dd>{incident}</dd>
                </div>
              )}
              {owner && (
                <div>
                  <dt>{t('screen.team')}</dt>
                  <dd>
                    {owner.team} ({owner.contact})
                  </dd>
                </div>
              )}
            </dl>
          </details>
        )}
      </EmptyState>
    </div>
  );
}
