import { Columns3, GitCompare, Pencil, Printer, RotateCw, Trash2 } from 'lucide-react';
import type { Report } from '@hub/shared/contracts/reports/report';
import { useNavigate } from '@hub/shared/router';
import { Button, LinkButton } from '@hub/shared/ui';
import { t as ofReports } from '../../messages';
import { comparePath } from '../compare/compare-path';
import { DeleteDialog } from '../history/delete-dialog';
import { DownloadMenu } from '../history/download-menu';
import { useReportActions } from '../history/use-report-actions';
import { renameLabel } from '../rename/labels';
import { ShareButton } from '../share/share-button';
import { t } from './messages';
import { useAsked } from './use-asked';

interface ReportToolbarProps {
  report: Report;
  /** Whether the report says how its tables were read, which can be corrected there. */
  told: boolean;
}

/** Everything that can be done with a report. */
export function ReportToolbar({ report, told }: ReportToolbarProps) {
  const { busy, download, remove } = useReportActions();
  const navigate = useNavigate();
  const { asked, ask } = useAsked();
  return (
    <>
      <DownloadMenu size="md" loading={busy?.what === 'download'} onDownload={(format) => void download(report.id, format)} />
      {told && <ShareButton reportId={report.id} open={asked === 'share'} onChange={(open) => ask(open ? 'share' : null)} />}
      <Button icon={<Printer size={18} />} onClick={() => window.print()}>
        {t('actions.print')}
      </Button>
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
      <Button icon={<Pencil size={18} />} onClick={() => ask('rename')}>
        {renameLabel()}
      </Button>
      <Button icon={<Trash2 size={18} />} onClick={() => ask('delete')}>
        {ofReports('report.delete')}
      </Button>
      <DeleteDialog
        report={asked === 'delete' ? report : null}
        busy={busy?.what === 'delete'}
        onConfirm={() => void remove(report, () => navigate('/dashboard/reports'))}
        onCancel={() => ask(null)}
        focusAfter={() => null}
      />
    </>
  );
}
