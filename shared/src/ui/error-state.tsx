import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
}

export const ErrorState = ({ title, children, onRetry }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      title={title}
      icon={<TriangleAlert />}
      action={
        onRetry && (
          <Button icon={<RotateCw />} onClick={onRetry}>
            Retry
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  </div>
);
