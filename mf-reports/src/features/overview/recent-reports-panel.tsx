import type { Report } from '@hub/shared/contracts/report';
import { formatCount, formatDate } from '@hub/shared/format';
import { reportPath } from '@hub/shared/router';
import { Badge, foreignText, Link, SourceIcon, type Tone } from '@hub/shared/ui';
import { titleOf } from '../history/search-reports';
import { Panel } from './panel';
import styles from './overview.module.css';

const RECENT_LIMIT = 3;

const STATUS: Readonly<Record<Report['status'], { tone: Tone; text: string }>> = {
  completed: { tone: 'success', text: 'Completed' },
  processing: { tone: 'accent', text: 'Processing' },
  failed: { tone: 'danger', text: 'Failed' },
};

const counted = (count: number | undefined, one: string): string[] =>
  count === undefined ? [] : [`${formatCount(count)} ${count === 1 ? one : `${one}s`}`];

export function RecentReportsPanel({ reports }: { reports: readonly Report[] }) {
  return (
    <Panel title="Recent Reports" action={<Link to="/dashboard/reports">All reports</Link>}>
      {reports.length === 0 && <p className={styles.small}>No reports yet</p>}
      <ul className={styles.rows}>
        {reports.slice(0, RECENT_LIMIT).map((report) => (
          <li key={report.id} className={styles.report}>
            <SourceIcon source={report.source_type} size="sm" />
            <span className={styles.texts}>
              <Link to={reportPath(report.id)} className={styles.reportTitle}>
                <bdi>{foreignText(titleOf(report))}</bdi>
              </Link>
              <span className={styles.small}>
                {[
                  formatDate(report.created_at),
                  ...counted(report.insight_count, 'insight'),
                  ...counted(report.chart_count, 'chart'),
                ].join(' · ')}
              </span>
            </span>
            <Badge tone={STATUS[report.status].tone}>{STATUS[report.status].text}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
