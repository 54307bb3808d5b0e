import { useEffect } from 'react';
import { ReportView } from '@hub/shared/report';
import { useFeature, useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { Dialog, ErrorState, Skeleton } from '@hub/shared/ui';
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
  const report = state.status === 'ready' ? state.detail.report : null;
  return (
    <Dialog open={id !== null} onClose={onClose} title="Report Preview" size="full">
      {state.status === 'failed' && (
        <ErrorState title="The report cannot be shown" onRetry={() => dispatch(previewActions.opened(state.id))}>
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
          sourceType={report.source_type}
          reportId={report.id}
        />
      )}
    </Dialog>
  );
}
