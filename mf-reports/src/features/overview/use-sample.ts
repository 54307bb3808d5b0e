import { useState } from 'react';
import { errorText, sources } from '@hub/shared/api';
import { bus } from '@hub/shared/events';
import { reportPath, useNavigate } from '@hub/shared/router';
import { toast } from '@hub/shared/ui';
import { t } from './messages';

/** Has the shipped sample data analysed like any upload, then opens its report. */
export function useSample(): { busy: boolean; start: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const start = async () => {
    setBusy(true);
    try {
      const result = await sources.analyseSample();
      bus.emit('reports.created@1', { reportId: result.report_id, sourceType: result.fileType }, 'mf-reports');
      navigate(reportPath(result.report_id));
    } catch (error) {
      toast.error(errorText(error, t('first.failed')));
      setBusy(false);
    }
  };
  return { busy, start };
}
