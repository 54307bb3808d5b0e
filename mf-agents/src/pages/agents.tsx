import { agentsQuery, useQuery } from '@hub/shared/query';
import { Card, ErrorState, PageHeader } from '@hub/shared/ui';
import { AgentCard } from '../features/agents/agent-card';
import { AGENTS } from '../features/agents/agent-catalogue';
import { AgentsSkeleton } from '../features/agents/agents-skeleton';
import { SystemPanel } from '../features/system/system-panel';
import { t } from '../messages';
import agentStyles from '../features/agents/agents.module.css';
import styles from './agents.module.css';

const POLL_MS = 5000;

export default function AgentsPage() {
  const { status, data: answer, refresh } = useQuery(agentsQuery, undefined, { pollMs: POLL_MS });
  const active = answer?.agents.filter((agent) => agent.status !== 'idle').length;
  return (
    <div className={styles.page} aria-busy={status === 'loading'}>
      <PageHeader
        title={t('title')}
        description={
          <>
            <span role="status">{active === undefined ? t('description') : t('active', { agents: active })}</span>
            {active !== undefined && <span> {t('active.means')}</span>}
          </>
        }
      />
      {status === 'failed' ? (
        <Card>
          <ErrorState title={t('failed')} onRetry={refresh}>
            {t('failed.text')}
          </ErrorState>
        </Card>
      ) : answer === null ? (
        <AgentsSkeleton />
      ) : (
        <>
          <div className={agentStyles.cards}>
            {AGENTS.map((description) => (
              <AgentCard
                key={description.name}
                description={description}
                agent={answer.agents.find((agent) => agent.name === description.name)}
              />
            ))}
          </div>
          <SystemPanel system={answer.system} stale={status === 'stale'} />
        </>
      )}
    </div>
  );
}
