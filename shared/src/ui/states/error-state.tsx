import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { EmptyState } from './empty-state';
import { t } from '../messages';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** The next step where trying again is of no use. */
  action?: ReactNode;
}

export const ErrorState = ({ title, children, onRetry, action }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      title={title}
      icon={<TriangleAlert />}
      action={
        onRetry ? (
          <Button icon={<RotateCw />} onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : (
          action
        )
      }
    >
      {children}
    </EmptyState>
  </div>
);
