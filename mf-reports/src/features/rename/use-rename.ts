import { useState } from 'react';
import { reports } from '@hub/shared/api';
import type { Report } from '@hub/shared/contracts/reports/report';
import { bus } from '@hub/shared/events';
import { toast } from '@hub/shared/ui';
import { catalogueText } from '../../catalogue-text';
import { t } from './messages';

const tell = async (id: string, title: string) => {
  await reports.rename(id, title);
  bus.emit('reports.renamed@1', { reportId: id, title }, 'mf-reports');
};
const failed = (error: unknown) => {
  console.error(t('failed'), error);
  toast.error(catalogueText(error, t('failed')));
};

/** Gives reports other names; each change can be taken back. */
export function useRename(): { busy: boolean; rename: (report: Report, title: string) => Promise<boolean> } {
  const [busy, setBusy] = useState(false);
  const rename = async ({ id, report_title }: Report, title: string): Promise<boolean> => {
    if (title === report_title) return true;
    setBusy(true);
    try {
      await tell(id, title);
      // Without a name there was nothing to go back to.
      const undo = report_title.trim() === '' ? undefined : () => void tell(id, report_title).catch(failed);
      toast.success(t('done'), undo);
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, rename };
}
