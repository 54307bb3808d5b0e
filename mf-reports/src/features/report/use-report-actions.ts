import { useState } from 'react';
import { reports } from '@hub/shared/api';
import type { DownloadFormat } from '@hub/shared/contracts/report';
import { bus } from '@hub/shared/events';
import { useNavigate } from '@hub/shared/router';
import { toast } from '@hub/shared/ui';
import { catalogueText } from '../../catalogue-text';
import { t } from '../../messages';
import { saveDownload } from '../history/save-download';

interface ReportActions {
  busy: 'download' | 'delete' | null;
  download: (format: DownloadFormat) => Promise<void>;
  /** Leads to the list, since there is nothing left here. */
  remove: () => Promise<void>;
}

/** What can be done with the report of a page. */
export function useReportActions(id: string): ReportActions {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<ReportActions['busy']>(null);
  const attempt = async (what: 'download' | 'delete', failed: string, act: () => Promise<void>) => {
    setBusy(what);
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
    download: (format) => attempt('download', t('report.download.failed'), () => saveDownload(id, format)),
    remove: () =>
      attempt('delete', t('delete.failed'), async () => {
        await reports.remove(id);
        navigate('/dashboard/reports');
        bus.emit('reports.deleted@1', { reportId: id }, 'mf-reports');
        toast.success(t('delete.done'));
      }),
  };
}
