import { useState } from 'react';
import { reports } from '@hub/shared/api';
import type { DownloadFormat, Report } from '@hub/shared/contracts/reports/report';
import { bus } from '@hub/shared/events';
import { toast } from '@hub/shared/ui';
import { catalogueText } from '../../catalogue-text';
import { t } from '../../messages';
import { saveDownload } from './save-download';

interface ReportActions {
  busy: { what: 'download' | 'delete'; id: string } | null;
  download: (id: string, format: DownloadFormat) => Promise<void>;
  /**
   * For some seconds it can be taken back.
   *
   * @param onDone leaves what shows the report, before anybody is told that it is gone
   */
  remove: (report: Report, onDone?: () => void) => Promise<void>;
}

/** Takes a deletion back. The screen that offered it may be gone by then. */
async function restore({ id, source_type }: Report): Promise<void> {
  try {
    await reports.restore(id);
    bus.emit('reports.created@1', { reportId: id, sourceType: source_type }, 'mf-reports');
    toast.success(t('delete.undone'));
  } catch (error) {
    console.error(t('delete.undo-failed'), error);
    toast.error(t('delete.undo-failed'));
  }
}

/** What can be done with a report, from the list and from its page. */
export function useReportActions(): ReportActions {
  const [busy, setBusy] = useState<ReportActions['busy']>(null);
  const attempt = async (doing: NonNullable<ReportActions['busy']>, failed: string, act: () => Promise<void>) => {
    setBusy(doing);
    try {
      await act();
    } catch (error) {
      console.error(failed, error);
      toast.error(catalogueText(error, failed));
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    download: (id, format) => attempt({ what: 'download', id }, t('report.download.failed'), () => saveDownload(id, format)),
    remove: (report, onDone) =>
      attempt({ what: 'delete', id: report.id }, t('delete.failed'), async () => {
        await reports.remove(report.id);
        onDone?.();
        bus.emit('reports.deleted@1', { reportId: report.id }, 'mf-reports');
        toast.success(t('delete.done'), () => void restore(report));
      }),
  };
}
