import { Columns3, GitCompare, RotateCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { ReportView } from '@hub/shared/report';
import { useFeature, useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { Button, Dialog, ErrorState, LinkButton, Skeleton } from '@hub/shared/ui';
import { t } from '../../messages';
import { ColumnsDialog } from '../columns/columns-dialog';
import { comparePath } from '../compare/compare-path';
import { preview } from './preview-feature';
import { previewActions } from './preview-slice';
import styles from './preview.module.css';

interface ReportPreviewProps {
  /** Id of the report to read; null closes the dialog. */
  id: string | null;
  onClose: () => void;
}

export function ReportPreview({ id, onClose }: ReportPreviewProps) {
  useFeature(preview);
  const dispatch = useHubDispatch();
  const state = useFeatureSelector(preview, (own) => own);
  useEffect(() => {
    dispatch(id === null ? previewActions.closed() : previewActions.opened(id));
  }, [dispatch, id]);
  const [columnsOpen, setColumnsOpen] = useState(false);
  const closeColumns = useCallback(() => setColumnsOpen(false), []);
  const report = state.status === 'ready' ? state.detail.report : null;
  const tables = state.status === 'ready' ? state.detail.document?.tables : undefined;
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={t('preview')}
      size="full"
      footer={
        report && (
          <>
            {tables && (
              <Button icon={<Columns3 size={18} />} onClick={() => setColumnsOpen(true)}>
                {t('preview.columns')}
              </Button>
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
      {state.status === 'failed' && (
        <ErrorState
          title={t('preview.failed')}
          onRetry={state.gone ? undefined : () => dispatch(previewActions.opened(state.id))}
          action={state.gone && <Button onClick={onClose}>{t('show-all')}</Button>}
        >
          {state.text}
        </ErrorState>
      )}
      {state.status === 'loading' && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton width="14rem" height="1.75rem" />
          <Skeleton height="6rem" />
          <Skeleton width="90%" />
          <Skeleton width="82%" />
          <Skeleton width="60%" />
        </div>
      )}
      {state.status === 'ready' && report && (
        <ReportView
          headingLevel={3}
          markdown={report.report_content ?? ''}
          document={state.detail.document}
          blocks={state.detail.blocks}
          sourceType={report.source_type}
          reportId={report.id}
        />
      )}
      {report && tables && <ColumnsDialog open={columnsOpen} reportId={report.id} tables={tables} onClose={closeColumns} />}
    </Dialog>
  );
}
