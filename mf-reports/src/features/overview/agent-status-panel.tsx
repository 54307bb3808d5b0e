import { ChartColumn, FileText, Lightbulb, type LucideIcon } from 'lucide-react';
import type { Agent, AgentsResponse } from '@hub/shared/contracts/reports/analysis';
import { formatRelativeTime } from '@hub/shared/format';
import type { QueryEntry } from '@hub/shared/query';
import { Badge, Link, Skeleton, type Tone } from '@hub/shared/ui';
import { inSentence } from '@hub/shared/words';
import { t } from './messages';
import { OVERVIEW_AGENTS, type OverviewAgent } from './overview-agents';
import { Panel } from './panel';
import styles from './overview.module.css';

const ICONS: Readonly<Record<OverviewAgent, LucideIcon>> = {
  'suggestion-engine': Lightbulb,
  'report-generator': FileText,
  'chart-specialist': ChartColumn,
};
const TONES: Readonly<Record<Agent['status'], Tone>> = { active: 'success', processing: 'accent', idle: 'neutral' };

const doings = ({ name, last_run, tasks_completed }: Agent): string =>
  [
    // The name by which the agent goes everywhere else.
    t(`name.${name}`),
    last_run === null ? t('agents.no-run') : t('agents.last-run', { when: inSentence(formatRelativeTime(last_run)) }),
    t('agents.tasks', { n: tasks_completed }),
  ].join(' · ');

export function AgentStatusPanel({ state }: { state: QueryEntry<AgentsResponse> }) {
  const loading = state.status === 'loading';
  return (
    <Panel title={t('agents')} action={<Link to="/dashboard/agents">{t('agents.all')}</Link>}>
      <ul className={styles.rows} aria-busy={loading}>
        {OVERVIEW_AGENTS.map((name) => {
          const agent = state.data?.agents.find((entry) => entry.name === name);
          const Icon = ICONS[name];
          return (
            <li key={name} className={styles.agent}>
              <Icon className={styles.agentIcon} aria-hidden="true" />
              <span className={styles.texts}>
                <span>{t(`work.${name}`)}</span>
                <span className={styles.small}>
                  {loading ? <Skeleton width="9rem" height="0.75rem" /> : agent ? doings(agent) : t('agents.unknown')}
                </span>
              </span>
              {agent && <Badge tone={TONES[agent.status]}>{t(`agent.${agent.status}`)}</Badge>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
