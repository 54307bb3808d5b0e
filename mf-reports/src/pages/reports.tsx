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

/** Query parameters that hold the id of the report that is looked at, and whether the whole of it is: each quick look has an address. */
const OPEN = 'report';
const VIEW = 'view';
const FULL = 'full';

export default function ReportsPage() {
  useFeature(history);
  useFeature(analytics);
  const dispatch = useHubDispatch();
  const figures = useFeatureSelector(analytics, (state) => state);
  const listStatus = useFeatureSelector(history, (state) => state.list.status);
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | null>) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const isFull = params.get(VIEW) === FULL;
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
      <HistoryPanel onView={(id) => change({ [OPEN]: id })} />
      <ReportPreview
        id={params.get(OPEN)}
        full={isFull}
        onFull={() => change({ [VIEW]: FULL })}
        // The whole report was opened from the preview, and leads back to it.
        onClose={() => change(isFull ? { [VIEW]: null } : { [OPEN]: null })}
      />
    </div>
  );
}
