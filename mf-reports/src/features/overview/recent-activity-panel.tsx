import { CircleAlert, CircleStop, FilePlus2 } from 'lucide-react';
import { Link, reportPath } from '@hub/shared/router';
import { formatDateTime, formatRelativeTime } from '@hub/shared/format';
import type { Activity } from './activity';
import { t } from './messages';
import { Panel } from './panel';
import styles from './overview.module.css';

const ICONS = { report: FilePlus2, failed: CircleAlert, cancelled: CircleStop } as const;

export const RecentActivityPanel = ({ activity }: { activity: readonly Activity[] }) => (
  <Panel title={t('activity')}>
    {activity.length === 0 && <p className={styles.small}>{t('activity.none')}</p>}
    <ul className={styles.rows}>
      {activity.map(({ id, kind, text, at }) => {
        const Icon = ICONS[kind];
        return (
          <li key={id} className={styles.activity}>
            <Icon className={styles.agentIcon} aria-hidden="true" />
            <span className={styles.activityText}>
              {/* Its address says why. */}
              {kind === 'failed' ? <Link to={reportPath(id)}>{text}</Link> : text}
            </span>
            <time dateTime={at} title={formatDateTime(at)} className={styles.small}>
              {formatRelativeTime(at)}
            </time>
          </li>
        );
      })}
    </ul>
  </Panel>
);
