import type { ToldReport as Told } from '@hub/shared/contracts/reports/news';
import { formatDateTime, formatRelativeTime } from '@hub/shared/format';
import { reportPath } from '@hub/shared/router';
import { Badge, foreignText, Link } from '@hub/shared/ui';
import { comparePath } from '../compare/compare-path';
import { nameOrUntitled } from '../title/title-of';
import { t } from './messages';
import { Sparkline } from './sparkline';
import styles from './news.module.css';

/** What one report says first, with the way to it. */
export function ToldReport({ report }: { report: Told }) {
  const { id, created_at, previous_id, lead, is_new } = report;
  const title = foreignText(nameOrUntitled(report.report_title));
  const when = formatRelativeTime(created_at);
  return (
    <li className={styles.told}>
      <p className={styles.sentence} title={lead?.sentence}>
        {lead ? <Link to={`${reportPath(id)}#${lead.claim}`}>{lead.sentence}</Link> : t('nothing')}
      </p>
      {lead?.course && <Sparkline {...lead.course} />}
      <p className={styles.facts}>
        {is_new && <Badge tone="accent">{t('new')}</Badge>}
        <Link to={reportPath(id)}>
          <bdi>{title}</bdi>
        </Link>
        <time dateTime={created_at} title={formatDateTime(created_at)}>
          {when}
        </time>
        {previous_id !== null && (
          <Link to={comparePath(id, previous_id)} aria-label={t('change.of', { title, when })}>
            {t('change')}
          </Link>
        )}
      </p>
    </li>
  );
}
