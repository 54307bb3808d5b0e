import { ChartColumn, FileText, Lightbulb, type LucideIcon } from 'lucide-react';
import type { Agent } from '@hub/shared/contracts/analysis';
import type { AgentName } from '@hub/shared/contracts/claim';
import { formatCount, formatRelativeTime } from '@hub/shared/format';
import { Badge, Link, Skeleton, type Tone } from '@hub/shared/ui';
import type { OverviewAgentsState } from './agents-slice';
import { OVERVIEW_AGENTS } from './overview-agents';
import { Panel } from './panel';
import styles from './overview.module.css';

const ICONS: Partial<Record<AgentName, LucideIcon>> = {
  'suggestion-engine': Lightbulb,
  'report-generator': FileText,
  'chart-specialist': ChartColumn,
};
const STATUS: Readonly<Record<Agent['status'], { tone: Tone; text: string }>> = {
  active: { tone: 'success', text: 'Active' },
  processing: { tone: 'accent', text: 'Processing' },
  idle: { tone: 'neutral', text: 'Idle' },
};

const doings = (agent: Agent): string =>
  `${agent.last_run === null ? 'No run yet' : `Last run ${formatRelativeTime(agent.last_run).toLowerCase()}`} · ${formatCount(agent.tasks_completed)} ${agent.tasks_completed === 1 ? 'task' : 'tasks'} completed`;

export function AgentStatusPanel({ state }: { state: OverviewAgentsState }) {
  const loading = state.status === 'idle' || state.status === 'loading';
  return (
    <Panel title="AI Agent Status" action={<Link to="/dashboard/agents">All agents</Link>}>
      <ul className={styles.rows} aria-busy={loading}>
        {OVERVIEW_AGENTS.map(({ name, label }) => {
          const agent = state.answer?.agents.find((entry) => entry.name === name);
          const Icon = ICONS[name] ?? FileText;
          return (
            <li key={name} className={styles.agent}>
              <Icon className={styles.agentIcon} aria-hidden="true" />
              <span className={styles.texts}>
                <span>{label}</span>
                <span className={styles.small}>
                  {loading ? <Skeleton width="9rem" height="0.75rem" /> : agent ? doings(agent) : 'Status not available'}
                </span>
              </span>
              {agent && <Badge tone={STATUS[agent.status].tone}>{STATUS[agent.status].text}</Badge>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
