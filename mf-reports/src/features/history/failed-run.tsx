import { TriangleAlert } from 'lucide-react';
import type { UnfinishedAnalysis } from '@hub/shared/contracts/reports/report';
import { useQuery } from '@hub/shared/query';
import { reportPath } from '@hub/shared/router';
import { Badge, foreignText, Link, LinkButton } from '@hub/shared/ui';
import { t } from '../../messages';
import { CreatedAt } from '../title/created-at';
import { failureQuery } from './failure-query';
import styles from './history.module.css';

/** An analysis that failed, among the reports: of what, why, and how to try again. */
export function FailedRun({ run: { id, source_name, ended_at } }: { run: UnfinishedAnalysis }) {
  const { data } = useQuery(failureQuery, id);
  const name = foreignText(source_name);
  return (
    <article className={styles.item} aria-label={t('list.run-failed.of', { name })}>
      <span className={styles.failed}>
        <TriangleAlert aria-hidden="true" />
      </span>
      <div className={styles.texts}>
        <div className={styles.titleLine}>
          <h3 className={styles.title}>
            <Link to={reportPath(id)} className={styles.titleLink}>
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <Badge tone="danger">{t('list.run-failed')}</Badge>
        </div>
        {data?.error && <p className={styles.reason}>{data.error.detail}</p>}
        <ul className={styles.facts}>
          <li>
            <CreatedAt at={ended_at} />
          </li>
        </ul>
      </div>
      <div className={styles.actions}>
        <LinkButton
          size="sm"
          to={data ? `/dashboard/upload?connect=${data.source_type}` : '/dashboard/upload'}
          aria-label={t('list.run-failed.again.of', { name })}
        >
          {t('list.run-failed.again')}
        </LinkButton>
      </div>
    </article>
  );
}
