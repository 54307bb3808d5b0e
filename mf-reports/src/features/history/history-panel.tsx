import { useMemo, useRef, useState } from 'react';
import type { Report, UnfinishedAnalysis } from '@hub/shared/contracts/reports/report';
import { Button, Card, ErrorState } from '@hub/shared/ui';
import { t } from '../../messages';
import { arrangeReports } from './arrange-reports';
import { DeleteDialog } from './delete-dialog';
import { FailedRun } from './failed-run';
import { failedRuns } from './failed-runs';
import { HistoryEmpty } from './history-empty';
import { HistorySkeleton } from './history-skeleton';
import { HistoryToolbar } from './history-toolbar';
import { ReportList } from './report-list';
import type { ListAddress } from './use-list-address';
import { useReportActions } from './use-report-actions';
import type { ReportsList } from './use-reports-list';
import styles from './history.module.css';

const NONE: readonly Report[] = [];

interface HistoryPanelProps {
  address: ListAddress;
  reports: ReportsList;
  /** Analyses that ended without a report. */
  unfinished: readonly UnfinishedAnalysis[];
  onView: (id: string) => void;
}

/** Report History: search, filter, the list and what can be done with each report. */
export function HistoryPanel({ address, reports: { list, extending, refresh, extend }, unfinished, onView }: HistoryPanelProps) {
  const { search, source, sort, period } = address;
  const { busy: doing, download, remove } = useReportActions();
  const [toDelete, setToDelete] = useState<Report | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const reports = list.data?.reports ?? NONE;
  const more = list.data?.more === true;
  const found = useMemo(() => arrangeReports(reports, { search, sort, period }), [reports, search, sort, period]);
  // Deleted: there is nothing left to ask about.
  if (toDelete && doing?.what !== 'delete' && list.data && !reports.some((report) => report.id === toDelete.id))
    setToDelete(null);
  const narrowed = search.trim() !== '' || source !== 'all' || period !== 'any';
  // Where something is looked for, or put in another order, they are no part of it.
  const failed = narrowed || sort !== 'newest' || !list.data ? [] : failedRuns(unfinished, reports);
  const loading = list.status === 'loading';
  const unreachable = list.status === 'failed';
  const content = () => {
    if (loading) return <HistorySkeleton />;
    if (unreachable) {
      return (
        <ErrorState title={t('list.failed')} onRetry={refresh}>
          {t('list.failed.text')}
        </ErrorState>
      );
    }
    // The rest of the reports is on its way, and may hold what is searched for.
    if (found.length === 0 && more && list.status !== 'stale') return <HistorySkeleton />;
    if (found.length === 0) return <HistoryEmpty narrowed={narrowed} onClear={address.clear} />;
    return (
      <ReportList
        reports={found}
        downloading={doing?.what === 'download' ? doing.id : null}
        onEndNear={extend}
        onView={onView}
        onDownload={(id, format) => void download(id, format)}
        onDelete={setToDelete}
      />
    );
  };
  return (
    <section aria-labelledby="report-history" aria-busy={loading || list.status === 'refreshing' || extending}>
      <div className={styles.head}>
        <h2 id="report-history" ref={heading} tabIndex={-1} className={styles.heading}>
          {t('list')}
        </h2>
        <HistoryToolbar {...address} />
      </div>
      <p role="status" className={styles.count}>
        {loading || unreachable ? '' : t(more ? 'list.count-loaded' : 'list.count', { n: found.length })}
      </p>
      <Card padding="none">
        {failed.map((run) => (
          <div key={run.id} className={styles.failedRow}>
            <FailedRun run={run} />
          </div>
        ))}
        {content()}
      </Card>
      {more && (
        <div className={styles.more}>
          <Button loading={extending} onClick={extend}>
            {t('list.more')}
          </Button>
        </div>
      )}
      <DeleteDialog
        report={toDelete}
        busy={doing?.what === 'delete'}
        onConfirm={(report) => void remove(report)}
        onCancel={() => setToDelete(null)}
        focusAfter={() => heading.current}
      />
    </section>
  );
}
