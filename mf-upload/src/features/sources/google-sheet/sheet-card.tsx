import { Link2 } from 'lucide-react';
import { Button } from '@hub/shared/ui';
import { SourceCard } from '../source-card';
import type { CardProps } from '../source-form';

export const SheetCard = ({ onOpen }: CardProps) => (
  <SourceCard
    source="google_sheet"
    title="Google Sheets"
    description="Paste the address of a sheet that anyone with the link can view."
  >
    <Button icon={<Link2 size={18} />} onClick={onOpen}>
      Connect Sheets
    </Button>
  </SourceCard>
);
