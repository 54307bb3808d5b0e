import { foreignText } from '@hub/shared/ui';
import type { AgentRun } from '@hub/shared/contracts/reports/analysis';
import type { Report } from '@hub/shared/contracts/reports/report';
import { titleOf } from '../title/title-of';
import { t } from './messages';

export interface Activity {
  id: string;
  kind: 'report' | 'failed' | 'cancelled';
  text: string;
  at: string;
}

const ACTIVITY_LIMIT = 4;

const fromRun = (run: AgentRun): Activity[] =>
  run.outcome === 'ok'
    ? []
    : [
        {
          id: `${run.analysis_id}-${run.agent}`,
          kind: run.outcome,
          text: t(`activity.${run.outcome}`, { agent: t(`name.${run.agent}`) }),
          at: run.ended_at,
        },
      ];

/** What has happened last, newest first: reports made, and runs that did not come to their end. */
export function recentActivity(reports: readonly Report[], runs: readonly AgentRun[]): Activity[] {
  const made = reports.map((report): Activity => ({
    id: report.id,
    kind: 'report',
    text: t('activity.report', { title: foreignText(titleOf(report)) }),
    at: report.created_at,
  }));
  return [...made, ...runs.flatMap(fromRun)].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, ACTIVITY_LIMIT);
}
