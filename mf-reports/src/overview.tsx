import { useEffect, useState } from 'react';
import { useQuery } from '@hub/shared/query';
import { recentActivity } from './features/overview/activity';
import { AgentStatusPanel } from './features/overview/agent-status-panel';
import { DataSourcesPanel } from './features/overview/data-sources-panel';
import { FirstRun } from './features/overview/first-run';
import { OverviewCards } from './features/overview/overview-cards';
import { OverviewFailed } from './features/overview/overview-failed';
import { OverviewHeader } from './features/overview/overview-header';
import { OverviewSkeleton } from './features/overview/overview-skeleton';
import { LazyNews } from './features/news/lazy-news';
import { RecentActivityPanel } from './features/overview/recent-activity-panel';
import { RecentReportsPanel } from './features/overview/recent-reports-panel';
import { newsQuery } from './features/news/news-query';
import { useOverview } from './features/overview/use-overview';
import styles from './features/overview/overview.module.css';

export { words } from './words';

/** The dashboard's home. */
export default function Overview() {
  const { figures, agents, load } = useOverview();
  const loading = figures.status === 'loading';
  const isNew = figures.data?.total_reports === 0;
  // What stands below comes in a task of its own, unless all is known: who comes back finds the page as long as it was.
  const [isWhole, setWhole] = useState(!loading);
  useEffect(() => {
    if (loading || isWhole) return undefined;
    const timer = setTimeout(() => setWhole(true));
    return () => clearTimeout(timer);
  }, [loading, isWhole]);
  // Asked for together with the code that shows it.
  const news = useQuery(newsQuery, undefined, { enabled: figures.data !== null && !isNew });
  const content = () => {
    if (loading) return <OverviewSkeleton />;
    if (figures.data === null) return <OverviewFailed onRetry={load} />;
    return (
      <>
        <div className={styles.news}>{isNew ? <FirstRun /> : <LazyNews news={news} />}</div>
        {isWhole && (
          <div className={styles.panels}>
            <RecentReportsPanel reports={figures.data.recent_reports} />
            <DataSourcesPanel figures={figures.data} />
            <AgentStatusPanel state={agents} />
            <RecentActivityPanel activity={recentActivity(figures.data.recent_reports, figures.data.recent_unfinished ?? [])} />
          </div>
        )}
      </>
    );
  };
  return (
    <div className={styles.page} aria-busy={loading}>
      <OverviewHeader isNew={isNew} />
      <OverviewCards figures={figures.data} loading={loading} agents={agents} />
      {content()}
    </div>
  );
}
