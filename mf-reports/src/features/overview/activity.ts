import { foreignText } from '@hub/shared/ui';
import type { AgentRun } from '@hub/shared/contracts/analysis';
import type { AgentName } from '@hub/shared/contracts/claim';
import type { Report } from '@hub/shared/contracts/report';
import { titleOf } from '../history/search-reports';

export interface Activity {
  id: string;
  kind: 'report' | 'failed' | 'cancelled';
  text: string;
  at: string;
}

const ACTIVITY_LIMIT = 4;

const AGENT_LABELS: Readonly<Record<AgentName, string>> = {
  'data-analyzer': 'Data Analyzer',
  'suggestion-engine': 'Suggestion Engine',
  'chart-specialist': 'Chart Specialist',
  'report-generator': 'Report Generator',
};

const fromRun = (run: AgentRun): Activity[] =>
  run.outcome === 'ok'
    ? []
    : [
        {
          id: `${run.analysis_id}-${run.agent}`,
          kind: run.outcome,
          text:
            run.outcome === 'failed'
              ? `${AGENT_LABELS[run.agent]} could not finish an analysis`
              : `Analysis cancelled at ${AGENT_LABELS[run.agent]}`,
          at: run.ended_at,
        },
      ];

/** What has happened last, newest first: reports made, and runs that did not come to their end. */
export function recentActivity(reports: readonly Report[], runs: readonly AgentRun[]): Activity[] {
  const made = reports.map((report): Activity => ({
    id: report.id,
    kind: 'report',
    text: `Report created: ${foreignText(titleOf(report))}`,
    at: report.created_at,
  }));
  return [...made, ...runs.flatMap(fromRun)].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, ACTIVITY_LIMIT);
}
