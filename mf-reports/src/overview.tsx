import { useEffect } from 'react';
import { useEvent } from '@hub/shared/events';
import { selectUser, useFeature, useFeatureSelector, useHubDispatch, useHubSelector } from '@hub/shared/state';
import { Card, ErrorState, foreignText, LinkButton, PageHeader, toast } from '@hub/shared/ui';
import { Upload } from 'lucide-react';
import { analytics } from './features/analytics/analytics-feature';
import { analyticsActions } from './features/analytics/analytics-slice';
import { recentActivity } from './features/overview/activity';
import { AgentStatusPanel } from './features/overview/agent-status-panel';
import { overviewAgents } from './features/overview/agents-feature';
import { overviewAgentsActions } from './features/overview/agents-slice';
import { DataSourcesPanel } from './features/overview/data-sources-panel';
import { FirstRun } from './features/overview/first-run';
import { OverviewCards } from './features/overview/overview-cards';
import { OverviewSkeleton } from './features/overview/overview-skeleton';
import { RecentActivityPanel } from './features/overview/recent-activity-panel';
import { RecentReportsPanel } from './features/overview/recent-reports-panel';
import styles from './features/overview/overview.module.css';

const FAILURE = 'Failed to load analytics data';

/** The dashboard's home. */
export default function Overview() {
  useFeature(analytics);
  useFeature(overviewAgents);
  const dispatch = useHubDispatch();
  const user = useHubSelector(selectUser);
  const figures = useFeatureSelector(analytics, (state) => state);
  const agents = useFeatureSelector(overviewAgents, (state) => state);
  const load = () => {
    dispatch(analyticsActions.requested());
    dispatch(overviewAgentsActions.requested());
  };
  useEffect(() => {
    dispatch(analyticsActions.requested());
    dispatch(overviewAgentsActions.requested());
  }, [dispatch]);
  useEvent('reports.created@1', load);
  useEvent('reports.deleted@1', load);
  const failed = figures.status === 'failed' || figures.status === 'stale';
  useEffect(() => {
    if (failed) toast.error(FAILURE);
  }, [failed]);
  const loading = figures.status === 'idle' || figures.status === 'loading';
  const isNew = figures.figures?.total_reports === 0;
  const content = () => {
    if (loading) return <OverviewSkeleton />;
    if (figures.figures === null) {
      return (
        <Card>
          <ErrorState title={FAILURE} onRetry={load}>
            Your reports are safe. Try again in a moment.
          </ErrorState>
        </Card>
      );
    }
    const runs = agents.answer?.agents.flatMap((agent) => agent.recent_runs) ?? [];
    return (
      <>
        {isNew && <FirstRun />}
        <div className={styles.panels}>
          <RecentReportsPanel reports={figures.figures.recent_reports} />
          <DataSourcesPanel figures={figures.figures} />
          <AgentStatusPanel state={agents} />
          <RecentActivityPanel activity={recentActivity(figures.figures.recent_reports, runs)} />
        </div>
      </>
    );
  };
  return (
    <div className={styles.page} aria-busy={loading}>
      <PageHeader
        title={user ? `Welcome, ${foreignText(user.first_name)}` : 'Welcome'}
        description={isNew ? 'Your first report is a file away.' : 'What your data has told you so far.'}
        actions={
          // A newcomer's next step stands below. The button stays, so that nothing moves when the figures come.
          <LinkButton variant={isNew ? 'secondary' : 'primary'} to="/dashboard/upload" icon={<Upload size={18} />}>
            New analysis
          </LinkButton>
        }
      />
      <OverviewCards figures={figures.figures} loading={loading} agents={agents} />
      {content()}
    </div>
  );
}
