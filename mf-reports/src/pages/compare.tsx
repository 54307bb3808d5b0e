import { useParams } from '@hub/shared/router';
import { ComparisonFailed } from '../features/compare/comparison-failed';
import { ComparisonHeader } from '../features/compare/comparison-header';
import { ComparisonSkeleton } from '../features/compare/comparison-skeleton';
import { ComparisonView } from '../features/compare/comparison-view';
import { useComparison } from '../features/compare/use-comparison';
import styles from '../features/compare/compare.module.css';

/** `/dashboard/reports/{newer}/compare/{older}` */
export default function ComparePage() {
  const { newer = '', older = '' } = useParams();
  const { state, retry } = useComparison(newer, older);
  return (
    <div className={styles.page}>
      <ComparisonHeader />
      {state.status === 'loading' && <ComparisonSkeleton />}
      {state.status === 'ready' && <ComparisonView comparison={state.comparison} />}
      {state.status === 'failed' && <ComparisonFailed text={state.text} final={state.final} onRetry={retry} />}
    </div>
  );
}
