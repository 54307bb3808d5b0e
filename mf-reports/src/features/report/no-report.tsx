import { CircleStop, FileQuestion, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, EmptyState, ErrorState, LinkButton } from '@hub/shared/ui';
import { t as ofReports } from '../../messages';
import { t } from './messages';
import type { ReportState } from './use-report';

type WithoutReport = Extract<ReportState, { status: 'missing' | 'deleted' | 'cancelled' | 'unmade' | 'failed' }>;

const ToList = () => <LinkButton to="/dashboard/reports">{ofReports('show-all')}</LinkButton>;
const ToUpload = ({ children }: { children: ReactNode }) => (
  <LinkButton variant="primary" to="/dashboard/upload">
    {children}
  </LinkButton>
);

interface NoReportProps {
  state: WithoutReport;
  onRetry: () => void;
}

/** Why there is no report at this address, and where to go from here. */
export function NoReport({ state, onRetry }: NoReportProps) {
  const content = () => {
    switch (state.status) {
      case 'missing':
        return (
          <EmptyState icon={<FileQuestion />} title={t('missing')} action={<ToList />}>
            {t('missing.text')}
          </EmptyState>
        );
      case 'deleted':
        return (
          <EmptyState
            icon={<Trash2 />}
            title={t('deleted')}
            action={
              <>
                <ToUpload>{t('deleted.upload')}</ToUpload>
                <ToList />
              </>
            }
          >
            {t('deleted.text')}
          </EmptyState>
        );
      case 'cancelled':
        return (
          <EmptyState icon={<CircleStop />} title={t('cancelled')} action={<ToUpload>{t('unmade.upload')}</ToUpload>}>
            {t('cancelled.text')}
          </EmptyState>
        );
      case 'unmade':
        return (
          <EmptyState icon={<TriangleAlert />} title={t('unmade')} action={<ToUpload>{t('unmade.upload')}</ToUpload>}>
            {state.text}
          </EmptyState>
        );
      case 'failed':
        return (
          <ErrorState title={t('failed')} onRetry={onRetry}>
            {state.text}
          </ErrorState>
        );
    }
  };
  return <Card>{state.status === 'failed' ? content() : <div role="alert">{content()}</div>}</Card>;
}
