import { FileQuestion } from 'lucide-react';
import { Card, EmptyState, ErrorState } from '@hub/shared/ui';
import { t } from './messages';

interface ComparisonFailedProps {
  text: string;
  /** Asking again would give the same answer. */
  final: boolean;
  onRetry: () => void;
}

export const ComparisonFailed = ({ text, final, onRetry }: ComparisonFailedProps) => (
  <Card>
    {final ? (
      <div role="alert">
        <EmptyState icon={<FileQuestion />} title={t('nothing')}>
          {text}
        </EmptyState>
      </div>
    ) : (
      <ErrorState title={t('failed')} onRetry={onRetry}>
        {text}
      </ErrorState>
    )}
  </Card>
);
