import { X } from 'lucide-react';
import { useId } from 'react';
import { formatDateTime, sourceLabel } from '@hub/shared/format';
import { Card, ErrorState, foreignText, IconButton, Skeleton, SourceIcon } from '@hub/shared/ui';
import { rich, t } from '../../messages';
import type { AgainActions } from '../sources/source-form';
import { AgainForm } from './again-form';
import { useEarlierReport } from './use-earlier-report';
import styles from './again.module.css';

interface AgainPanelProps extends AgainActions {
  /** Id of the report whose source is to be analysed again. */
  reportId: string;
  onClose: () => void;
}

export function AgainPanel({ reportId, onClose, ...actions }: AgainPanelProps) {
  const headingId = useId();
  const { state, retry } = useEarlierReport(reportId);
  const report = state.status === 'ready' ? state.detail.report : null;
  return (
    <Card padding="lg" role="region" aria-labelledby={headingId} aria-busy={state.status === 'loading'}>
      <div className={styles.head}>
        {report && <SourceIcon source={report.source_type} />}
        <div className={styles.texts}>
          <h2 id={headingId} className={styles.title}>
            {t('again.title')}
          </h2>
          {report && (
            <p className={styles.facts}>
              {rich('again.facts', {
                title: foreignText(report.report_title),
                source: sourceLabel(report.source_type),
                when: formatDateTime(report.created_at),
                bdi: (title) => <bdi>{title}</bdi>,
              })}
            </p>
          )}
        </div>
        <IconButton label={t('close')} icon={<X size={18} />} onClick={onClose} />
      </div>
      {state.status === 'loading' && <Skeleton height="5rem" />}
      {state.status === 'failed' && (
        <ErrorState title={t('again.failed')} onRetry={retry}>
          {state.text}
        </ErrorState>
      )}
      {state.status === 'ready' && <AgainForm detail={state.detail} {...actions} />}
    </Card>
  );
}
