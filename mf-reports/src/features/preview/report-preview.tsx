import { Columns3, FileText, GitCompare, RotateCw } from 'lucide-react';
import { reportQuery, useQuery } from '@hub/shared/query';
import { FullReport, ReportView } from '@hub/shared/report';
import { reportPath } from '@hub/shared/router';
import { Button, Dialog, ErrorState, LinkButton, Skeleton } from '@hub/shared/ui';
import { t } from '../../messages';
import { comparePath } from '../compare/compare-path';
import styles from './preview.module.css';

interface ReportPreviewProps {
  /** Id of the report to read; null closes the dialog. */
  id: string | null;
  /** Whether the dialog shows the whole report, from top to bottom. */
  full: boolean;
  onFull: () => void;
  onClose: () => void;
}

/** A quick look at a report over the list: its tabs, or the whole of it in the same place, since no dialog lies over another. */
export function ReportPreview({ id, full, onFull, onClose }: ReportPreviewProps) {
  const { status, data: detail, error, refresh } = useQuery(reportQuery, id ?? '', { enabled: id !== null });
  const report = detail?.report;
  const isTold = (detail?.document?.tables.length ?? 0) > 0;
  // There is no such report, so that asking again is of no use.
  const isGone = error?.status === 404;
  return (
    <Dialog
      key={full ? 'full' : 'preview'}
      open={id !== null}
      onClose={onClose}
      title={t(full ? 'preview.full' : 'preview')}
      size="full"
      footer={
        report && (
          <>
            <LinkButton to={reportPath(report.id)} icon={<FileText size={18} />}>
              {t('preview.page')}
            </LinkButton>
            {isTold && (
              <LinkButton to={`${reportPath(report.id)}#columns`} icon={<Columns3 size={18} />}>
                {t('preview.columns')}
              </LinkButton>
            )}
            {report.previous_id && (
              <LinkButton to={comparePath(report.id, report.previous_id)} icon={<GitCompare size={18} />}>
                {t('report.changes')}
              </LinkButton>
            )}
            <LinkButton to={`/dashboard/upload?again=${report.id}`} icon={<RotateCw size={18} />}>
              {t('report.again')}
            </LinkButton>
          </>
        )
      }
    >
      {status === 'failed' && (
        <ErrorState
          title={t('preview.failed')}
          onRetry={isGone ? undefined : refresh}
          action={isGone && <Button onClick={onClose}>{t('show-all')}</Button>}
        >
          {error.text || t('preview.failed.text')}
        </ErrorState>
      )}
      {status === 'loading' && id !== null && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton width="14rem" height="1.75rem" />
          <Skeleton height="6rem" />
          <Skeleton width="90%" />
          <Skeleton width="82%" />
          <Skeleton width="60%" />
        </div>
      )}
      {report && full && <FullReport detail={detail} />}
      {report && !full && (
        <ReportView
          headingLevel={3}
          markdown={report.report_content ?? ''}
          document={detail.document}
          blocks={detail.blocks}
          sourceType={report.source_type}
          reportId={report.id}
          onFull={onFull}
        />
      )}
    </Dialog>
  );
}
