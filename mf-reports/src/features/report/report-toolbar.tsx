import { Columns3, GitCompare, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Report } from '@hub/shared/contracts/report';
import { useNavigate } from '@hub/shared/router';
import { Button, LinkButton } from '@hub/shared/ui';
import { t as ofReports } from '../../messages';
import { comparePath } from '../compare/compare-path';
import { DeleteDialog } from '../history/delete-dialog';
import { DownloadMenu } from '../history/download-menu';
import { useReportActions } from '../history/use-report-actions';
import { ShareButton } from '../share/share-button';
import { t } from './messages';

interface ReportToolbarProps {
  report: Report;
  /** Whether the report says how its tables were read, which can be corrected there. */
  told: boolean;
}

/** Everything that can be done with a report. */
export function ReportToolbar({ report, told }: ReportToolbarProps) {
  const { busy, download, remove } = useReportActions();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DownloadMenu size="md" loading={busy?.what === 'download'} onDownload={(format) => void download(report.id, format)} />
      {told && <ShareButton reportId={report.id} />}
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
        busy={busy?.what === 'delete'}
        onConfirm={() => void remove(report.id, () => navigate('/dashboard/reports'))}
        onCancel={() => setAsking(false)}
        focusAfter={() => null}
      />
    </>
  );
}
