import { useState } from 'react';
import { errorText, reports } from '../api';
import { toast } from '../ui/toasts/toast';
import { saveFile } from '../ui/save-file';
import { t } from './messages';

const FILE_NAME = 'analysis_report.md';

/**
 * Saves the report as `analysis_report.md`. A saved report is asked of the server, whose copy has each chart as a
 * table; otherwise the text at hand is saved.
 */
export function useDownload(markdown: string, reportId: string | undefined): { busy: boolean; download: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const content = reportId === undefined ? markdown : (await reports.download(reportId, 'markdown')).content;
      saveFile(FILE_NAME, content, 'text/markdown');
    } catch (error) {
      toast.error(errorText(error, t('download.failed')));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
