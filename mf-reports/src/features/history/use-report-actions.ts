import { useState } from 'react';
import { reports } from '@hub/shared/api';
import type { DownloadFormat } from '@hub/shared/contracts/report';
import { bus } from '@hub/shared/events';
import { toast } from '@hub/shared/ui';
import { catalogueText } from '../../catalogue-text';
import { t } from '../../messages';
import { saveDownload } from './save-download';

interface ReportActions {
  busy: { what: 'download' | 'delete'; id: string } | null;
  download: (id: string, format: DownloadFormat) => Promise<void>;
  /** @param onDone leaves what shows the report, before anybody is told that it is gone */
  remove: (id: string, onDone?: () => void) => Promise<void>;
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
    remove: (id, onDone) =>
      attempt({ what: 'delete', id }, t('delete.failed'), async () => {
        await reports.remove(id);
        onDone?.();
        bus.emit('reports.deleted@1', { reportId: id }, 'mf-reports');
        toast.success(t('delete.done'));
      }),
  };
}
