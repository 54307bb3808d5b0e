import { useEffect } from 'react';
import { useFeature, useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { Card, ErrorState, PageHeader } from '@hub/shared/ui';
import { AgentCard } from '../features/agents/agent-card';
import { AGENTS } from '../features/agents/agent-catalogue';
import { agentsFeature } from '../features/agents/agents-feature';
import { AgentsSkeleton } from '../features/agents/agents-skeleton';
import { agentsActions } from '../features/agents/agents-slice';
import { SystemPanel } from '../features/system/system-panel';
import { t } from '../messages';
import agentStyles from '../features/agents/agents.module.css';
import styles from './agents.module.css';

export default function AgentsPage() {
  useFeature(agentsFeature);
  const dispatch = useHubDispatch();
  const { status, answer } = useFeatureSelector(agentsFeature, (state) => state);
  const watch = () => dispatch(agentsActions.watched());
  useEffect(() => {
    dispatch(agentsActions.watched());
  }, [dispatch]);
  const active = answer?.agents.filter((agent) => agent.status !== 'idle').length;
  return (
    <div className={styles.page} aria-busy={status === 'idle' || status === 'loading'}>
      <PageHeader
        title={t('title')}
        description={<span role="status">{active === undefined ? t('description') : t('active', { agents: active })}</span>}
      />
      {status === 'failed' ? (
        <Card>
          <ErrorState title={t('failed')} onRetry={watch}>
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
