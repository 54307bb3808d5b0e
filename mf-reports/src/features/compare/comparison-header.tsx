import { ArrowLeft } from 'lucide-react';
import { LinkButton, PageHeader } from '@hub/shared/ui';
import { t } from './messages';

export const ComparisonHeader = () => (
  <PageHeader
    title={t('title')}
    description={t('description')}
    actions={
      <LinkButton to="/dashboard/reports" icon={<ArrowLeft size={18} />}>
        {t('all-reports')}
      </LinkButton>
    }
  />
);
