import { RefreshCw } from 'lucide-react';
import { analyticsQuery, useQuery } from '@hub/shared/query';
import { useSearchParams } from '@hub/shared/router';
import { Button, InlineNote, PageHeader } from '@hub/shared/ui';
import { AnalyticsCards } from '../features/analytics/analytics-cards';
import { HistoryPanel } from '../features/history/history-panel';
import { isArranged } from '../features/history/arrange-reports';
import { useListAddress } from '../features/history/use-list-address';
import { useReportsList } from '../features/history/use-reports-list';
import { LazyPreview } from '../features/preview/lazy-preview';
import { t } from '../messages';
import styles from './reports.module.css';

/** Query parameters that hold the id of the report that is looked at, and whether the whole of it is: each quick look has an address. */
const OPEN = 'report';
const VIEW = 'view';
const FULL = 'full';

const NONE: [] = [];

export default function ReportsPage() {
  const figures = useQuery(analyticsQuery, undefined);
  const address = useListAddress();
  const { search, sort, period } = address;
  const reports = useReportsList(address.source, isArranged(address) ? JSON.stringify([search.trim(), sort, period]) : null);
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
    reports.refresh();
    figures.refresh();
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button icon={<RefreshCw size={18} />} loading={reports.list.status === 'refreshing'} onClick={refresh}>
            {t('refresh')}
          </Button>
        }
      />
      <section aria-label={t('figures')} className={styles.figures}>
        <AnalyticsCards figures={figures.data} loading={figures.status === 'loading'} />
        {figures.error && (
          <InlineNote
            role="status"
            action={
              <Button size="sm" onClick={figures.refresh}>
                {t('figures.retry')}
              </Button>
            }
          >
            {t(figures.data ? 'figures.stale' : 'figures.failed')}
          </InlineNote>
        )}
      </section>
      <HistoryPanel
        address={address}
        reports={reports}
        unfinished={figures.data?.recent_unfinished ?? NONE}
        onView={(id) => change({ [OPEN]: id })}
      />
      <LazyPreview
        id={params.get(OPEN)}
        full={isFull}
        onFull={() => change({ [VIEW]: FULL })}
        // The whole report was opened from the preview, and leads back to it.
        onClose={() => change(isFull ? { [VIEW]: null } : { [OPEN]: null })}
      />
    </div>
  );
}
