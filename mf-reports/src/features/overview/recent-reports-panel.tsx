import type { Report } from '@hub/shared/contracts/reports/report';
import { reportPath } from '@hub/shared/router';
import { Badge, foreignText, Link, SourceIcon, type Tone } from '@hub/shared/ui';
import { CreatedAt } from '../title/created-at';
import { titleOf } from '../title/title-of';
import { t } from './messages';
import { Panel } from './panel';
import styles from './overview.module.css';

const RECENT_LIMIT = 3;

const TONES: Readonly<Record<Report['status'], Tone>> = { completed: 'success', processing: 'accent', failed: 'danger' };

const counted = (n: number | undefined, what: 'insights' | 'charts'): string[] =>
  n === undefined ? [] : [t(`reports.${what}`, { n })];

export function RecentReportsPanel({ reports }: { reports: readonly Report[] }) {
  return (
    <Panel title={t('reports')} action={<Link to="/dashboard/reports">{t('reports.all')}</Link>}>
      {reports.length === 0 && <p className={styles.small}>{t('reports.none')}</p>}
      <ul className={styles.rows}>
        {reports.slice(0, RECENT_LIMIT).map((report) => (
          <li key={report.id} className={styles.report}>
            <SourceIcon source={report.source_type} size="sm" />
            <span className={styles.texts}>
              <Link to={reportPath(report.id)} className={styles.reportTitle}>
                <bdi>{foreignText(titleOf(report))}</bdi>
              </Link>
              <span className={styles.small}>
                <CreatedAt at={report.created_at} />
                {[...counted(report.insight_count, 'insights'), ...counted(report.chart_count, 'charts')].map(
                  (count) => ` · ${count}`,
                )}
              </span>
            </span>
            <Badge tone={TONES[report.status]}>{t(`report.${report.status}`)}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
