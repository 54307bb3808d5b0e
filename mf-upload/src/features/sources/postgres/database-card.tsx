import { DatabaseZap } from 'lucide-react';
import { Button } from '@hub/shared/ui';
import { t } from '../../../messages';
import { SourceCard } from '../source-card';
import type { CardProps } from '../source-form';

export const DatabaseCard = ({ onOpen }: CardProps) => (
  <SourceCard source="postgres" title={t('postgres.title')} description={t('postgres.description')}>
    <Button icon={<DatabaseZap size={18} />} onClick={onOpen}>
      {t('postgres.connect')}
    </Button>
  </SourceCard>
);
