import { foreignText } from '@hub/shared/ui';
import type { Report, UnfinishedAnalysis } from '@hub/shared/contracts/reports/report';
import { titleOf } from '../title/title-of';
import { t } from './messages';

export interface Activity {
  id: string;
  kind: 'report' | 'failed' | 'cancelled';
  text: string;
  at: string;
}

const ACTIVITY_LIMIT = 4;

const fromUnfinished = ({ id, outcome, source_name, ended_at }: UnfinishedAnalysis): Activity => ({
  id,
  kind: outcome,
  text: t(`activity.${outcome}`, { name: foreignText(source_name) }),
  at: ended_at,
});

/** What has happened last, newest first: reports made, and analyses that ended without one. */
export function recentActivity(reports: readonly Report[], unfinished: readonly UnfinishedAnalysis[]): Activity[] {
  const made = reports.map((report): Activity => ({
    id: report.id,
    kind: 'report',
    text: t('activity.report', { title: foreignText(titleOf(report)) }),
    at: report.created_at,
  }));
  return [...made, ...unfinished.map(fromUnfinished)]
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, ACTIVITY_LIMIT);
}
