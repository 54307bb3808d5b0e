import { useMemo, useRef, useState } from 'react';
import type { Report } from '@hub/shared/contracts/report';
import { useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { Button, Card, ErrorState } from '@hub/shared/ui';
import { t } from '../../messages';
import { DeleteDialog } from './delete-dialog';
import { HistoryEmpty } from './history-empty';
import { history } from './history-feature';
import { HistorySkeleton } from './history-skeleton';
import { historyActions } from './history-slice';
import { HistoryToolbar } from './history-toolbar';
import { ReportList } from './report-list';
import { searchReports } from './search-reports';
import { useListAddress } from './use-list-address';
import styles from './history.module.css';

/** Report History: search, filter, the list and what can be done with each report. */
export function HistoryPanel({ onView }: { onView: (id: string) => void }) {
  const dispatch = useHubDispatch();
  const { list, search, source, removing, downloading } = useFeatureSelector(history, (state) => state);
  const [toDelete, setToDelete] = useState<Report | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useMemo(() => searchReports(list.reports, search), [list.reports, search]);
  // Deleted: there is nothing left to ask about.
  if (toDelete && removing === null && list.status !== 'idle' && !list.reports.some((report) => report.id === toDelete.id)) {
    setToDelete(null);
  }
  const loading = list.status === 'loading' || list.status === 'idle';
  const unreachable = list.status === 'failed' && list.reports.length === 0;
  const busy = loading || list.status === 'refreshing' || list.status === 'extending';
  const { choose, clear } = useListAddress();
  const content = () => {
    if (loading) return <HistorySkeleton />;
    if (unreachable) {
      return (
        <ErrorState title={t('list.failed')} onRetry={() => dispatch(historyActions.requested())}>
          {t('list.failed.text')}
        </ErrorState>
      );
    }
    // The rest of the reports is on its way, and may hold what is searched for.
    if (found.length === 0 && list.more && list.status !== 'failed') return <HistorySkeleton />;
    if (found.length === 0) return <HistoryEmpty narrowed={search.trim() !== '' || source !== 'all'} onClear={clear} />;
    return (
      <ReportList
        reports={found}
        downloading={downloading}
        onEndNear={() => list.more && list.status === 'ready' && dispatch(historyActions.moreRequested())}
        onView={onView}
        onDownload={(id, format) => dispatch(historyActions.downloadChosen({ id, format }))}
        onDelete={setToDelete}
      />
    );
  };
  return (
    <section aria-labelledby="report-history" aria-busy={busy}>
      <div className={styles.head}>
        <h2 id="report-history" ref={heading} tabIndex={-1} className={styles.heading}>
          {t('list')}
        </h2>
        <HistoryToolbar onChoose={choose} />
      </div>
      <p role="status" className={styles.count}>
        {loading || unreachable ? '' : t(list.more ? 'list.count-loaded' : 'list.count', { n: found.length })}
      </p>
      <Card padding="none">{content()}</Card>
      {list.more && !loading && (
        <div className={styles.more}>
          <Button loading={list.status === 'extending'} onClick={() => dispatch(historyActions.moreRequested())}>
            {t('list.more')}
          </Button>
        </div>
      )}
      <DeleteDialog
        report={toDelete}
        busy={removing !== null}
        onConfirm={(id) => dispatch(historyActions.removeConfirmed(id))}
        onCancel={() => setToDelete(null)}
        focusAfter={() => heading.current}
      />
    </section>
  );
}
