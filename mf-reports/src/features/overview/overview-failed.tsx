import { Card, ErrorState } from '@hub/shared/ui';
import { t } from './messages';

export const OverviewFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Card>
    <ErrorState title={t('failed')} onRetry={onRetry}>
      {t('failed.text')}
    </ErrorState>
  </Card>
);
