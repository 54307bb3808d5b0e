import { useEffect, useMemo, useRef } from 'react';
import type { Report } from '@hub/shared/contracts/reports/report';
import { ReportItem, type ReportItemActions } from './report-item';
import { VirtualList } from './virtual-list';
import styles from './history.module.css';

interface ReportListProps extends ReportItemActions {
  reports: readonly Report[];
  downloading: string | null;
  /** Asks for more: the end of the list is near. */
  onEndNear: () => void;
}

/** Up to here the whole list is in the page, where the browser's own search finds everything. */
const PLAIN_UP_TO = 60;

/** The same for as long as the list lives, so that an item that stays as it is is not drawn again. */
function useSteady(actions: ReportItemActions): ReportItemActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onView: (id) => latest.current.onView(id),
      onDownload: (id, format) => latest.current.onDownload(id, format),
      onDelete: (report) => latest.current.onDelete(report),
    }),
    [],
  );
}

export function ReportList({ reports, downloading, onEndNear, ...actions }: ReportListProps) {
  const steady = useSteady(actions);
  const item = (report: Report) => <ReportItem report={report} downloading={downloading === report.id} {...steady} />;
  if (reports.length > PLAIN_UP_TO) {
    return <VirtualList items={reports} keyOf={(report) => report.id} render={item} onEndNear={onEndNear} />;
  }
  return (
    <ul className={styles.list}>
      {reports.map((report) => (
        <li key={report.id} className={styles.row}>
          {item(report)}
        </li>
      ))}
    </ul>
  );
}
