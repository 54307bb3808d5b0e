import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useEvent } from '@hub/shared/events';
import { useSearchParams } from '@hub/shared/router';
import { useFeature, useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { Button, InlineNote, PageHeader } from '@hub/shared/ui';
import { AnalyticsCards } from '../features/analytics/analytics-cards';
import { analytics } from '../features/analytics/analytics-feature';
import { analyticsActions } from '../features/analytics/analytics-slice';
import { history } from '../features/history/history-feature';
import { HistoryPanel } from '../features/history/history-panel';
import { historyActions } from '../features/history/history-slice';
import { ReportPreview } from '../features/preview/report-preview';
import { t } from '../messages';
import styles from './reports.module.css';

/** Query parameter that holds the id of the open report, so that a report has an address. */
const OPEN = 'report';

export default function ReportsPage() {
  useFeature(history);
  useFeature(analytics);
  const dispatch = useHubDispatch();
  const figures = useFeatureSelector(analytics, (state) => state);
  const listStatus = useFeatureSelector(history, (state) => state.list.status);
  const [params, setParams] = useSearchParams();
  const open = (id: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete(OPEN);
      else next.set(OPEN, id);
      return next;
    });
  const refresh = () => {
    dispatch(historyActions.requested());
    dispatch(analyticsActions.requested());
  };
  useEffect(() => {
    dispatch(historyActions.requested());
    dispatch(analyticsActions.requested());
  }, [dispatch]);
  useEvent('reports.created@1', refresh);
  useEvent('reports.deleted@1', (_, meta) => {
    // This tab's own list is reloaded by the deletion itself.
    if (meta.otherTab) dispatch(historyActions.requested());
    dispatch(analyticsActions.requested());
  });
  const failed = figures.status === 'failed' || figures.status === 'stale';
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button icon={<RefreshCw size={18} />} loading={listStatus === 'refreshing'} onClick={refresh}>
            {t('refresh')}
          </Button>
        }
      />
      <section aria-label={t('figures')} className={styles.figures}>
        <AnalyticsCards figures={figures.figures} loading={figures.status === 'idle' || figures.status === 'loading'} />
        {failed && (
          <InlineNote
            role="status"
            action={
              <Button size="sm" onClick={() => dispatch(analyticsActions.requested())}>
                {t('figures.retry')}
              </Button>
            }
          >
            {t(figures.figures ? 'figures.stale' : 'figures.failed')}
          </InlineNote>
        )}
      </section>
      <HistoryPanel onView={open} />
      <ReportPreview id={params.get(OPEN)} onClose={() => open(null)} />
    </div>
  );
}
