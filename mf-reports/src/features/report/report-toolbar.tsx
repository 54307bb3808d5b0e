import { Columns3, GitCompare, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Report } from '@hub/shared/contracts/report';
import { Button, LinkButton } from '@hub/shared/ui';
import { t as ofReports } from '../../messages';
import { comparePath } from '../compare/compare-path';
import { DeleteDialog } from '../history/delete-dialog';
import { DownloadMenu } from '../history/download-menu';
import { t } from './messages';
import { useReportActions } from './use-report-actions';

interface ReportToolbarProps {
  report: Report;
  /** Whether the report says how its tables were read, which can be corrected there. */
  told: boolean;
}

/** Everything that can be done with a report. */
export function ReportToolbar({ report, told }: ReportToolbarProps) {
  const { busy, download, remove } = useReportActions(report.id);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DownloadMenu size="md" loading={busy === 'download'} onDownload={(format) => void download(format)} />
      {told && (
        <LinkButton to={{ hash: '#columns' }} icon={<Columns3 size={18} />}>
          {t('actions.reading')}
        </LinkButton>
      )}
      <LinkButton to={`/dashboard/upload?again=${report.id}`} icon={<RotateCw size={18} />}>
        {ofReports('report.again')}
      </LinkButton>
      {report.previous_id && (
        <LinkButton to={comparePath(report.id, report.previous_id)} icon={<GitCompare size={18} />}>
          {ofReports('report.changes')}
        </LinkButton>
      )}
      <Button icon={<Trash2 size={18} />} onClick={() => setAsking(true)}>
        {ofReports('report.delete')}
      </Button>
      <DeleteDialog
        report={asking ? report : null}
        busy={busy === 'delete'}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
        focusAfter={() => null}
      />
    </>
  );
}
