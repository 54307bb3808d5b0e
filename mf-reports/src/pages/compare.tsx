import { ArrowLeft, FileQuestion } from 'lucide-react';
import { useParams } from '@hub/shared/router';
import { Card, EmptyState, ErrorState, LinkButton, PageHeader } from '@hub/shared/ui';
import { ComparisonSkeleton } from '../features/compare/comparison-skeleton';
import { ComparisonView } from '../features/compare/comparison-view';
import { useComparison } from '../features/compare/use-comparison';
import styles from '../features/compare/compare.module.css';

/** `/dashboard/reports/{newer}/compare/{older}` */
export default function ComparePage() {
  const { newer = '', older = '' } = useParams();
  const { state, retry } = useComparison(newer, older);
  const toReports = (
    <LinkButton to="/dashboard/reports" icon={<ArrowLeft size={18} />}>
      All reports
    </LinkButton>
  );
  return (
    <div className={styles.page}>
      <PageHeader title="What Changed" description="Two reports of one source, side by side." actions={toReports} />
      {state.status === 'loading' && <ComparisonSkeleton />}
      {state.status === 'ready' && <ComparisonView comparison={state.comparison} />}
      {state.status === 'failed' && (
        <Card>
          {state.final ? (
            <div role="alert">
              <EmptyState icon={<FileQuestion />} title="There is nothing to compare">
                {state.text}
              </EmptyState>
            </div>
          ) : (
            <ErrorState title="The reports could not be compared" onRetry={retry}>
              {state.text}
            </ErrorState>
          )}
        </Card>
      )}
    </div>
  );
}
