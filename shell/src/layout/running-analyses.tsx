import { analysesActions, stageText, useAnalyses, type Run } from '@hub/shared/analyses';
import { Link, reportPath } from '@hub/shared/router';
import { useHubDispatch } from '@hub/shared/state';
import { Spinner } from '@hub/shared/ui';
import { useEffect, useId } from 'react';
import { t } from '../messages';
import styles from './running-analyses.module.css';

/** What is being done, and of an upload how far it is. */
const progressText = ({ stage, transfer }: Run): string =>
  stage === 'receiving' && transfer?.total
    ? t('uploading', { percent: Math.min(99, Math.floor((transfer.sent / transfer.total) * 100)) })
    : stageText(stage);

interface Props {
  /** Ids of what other tabs have begun while this was not here to hear of it. */
  begun: readonly string[];
}

/** The analyses under way, on every screen. Each leads to its report's address, which shows how far it is. */
export function RunningAnalyses({ begun }: Props) {
  const runs = useAnalyses((state) => state.runs);
  const dispatch = useHubDispatch();
  const headingId = useId();
  useEffect(() => {
    dispatch(analysesActions.looked());
    for (const id of begun) dispatch(analysesActions.begunElsewhere(id));
  }, [dispatch, begun]);
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {t('analyzing')}
      </h2>
      <ul className={styles.runs}>
        {runs.map((run) => (
          <li key={run.id}>
            <Link to={reportPath(run.id)} className={styles.run}>
              <Spinner size="sm" />
              <span className={styles.texts}>
                <bdi className={styles.name} title={run.name}>
                  {run.name}
                </bdi>
                <span className={styles.stage}>{progressText(run)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
