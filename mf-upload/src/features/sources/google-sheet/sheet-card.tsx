import { Link2 } from 'lucide-react';
import { Button } from '@hub/shared/ui';
import { t } from '../../../messages';
import { SourceCard } from '../source-card';
import type { CardProps } from '../source-form';

export const SheetCard = ({ onOpen }: CardProps) => (
  <SourceCard source="google_sheet" title={t('sheet.title')} description={t('sheet.description')}>
    <Button icon={<Link2 size={18} />} onClick={onOpen}>
      {t('sheet.connect')}
    </Button>
  </SourceCard>
);
