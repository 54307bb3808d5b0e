import { DatabaseZap } from 'lucide-react';
import { Button } from '@hub/shared/ui';
import { SourceCard } from '../source-card';
import type { CardProps } from '../source-form';

export const DatabaseCard = ({ onOpen }: CardProps) => (
  <SourceCard
    source="postgres"
    title="PostgreSQL"
    description="Choose one or more tables of a database; related tables are read together."
  >
    <Button icon={<DatabaseZap size={18} />} onClick={onOpen}>
      Add Database
    </Button>
  </SourceCard>
);
