import { useEffect, useState } from 'react';
import { errorText, isCancelled, reports } from '@hub/shared/api';
import type { ReportDetail } from '@hub/shared/contracts/report';
import { ReportView } from '@hub/shared/report';
import { ErrorState, Spinner } from '@hub/shared/ui';
import { t } from './messages';
import styles from './sample-report.module.css';

type Loaded = { status: 'loading' } | { status: 'failed'; error: string } | { status: 'ready'; detail: ReportDetail };

export function SampleReport() {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    reports.sample(controller.signal).then(
      (detail) => setLoaded({ status: 'ready', detail }),
      (error: unknown) => {
        if (!isCancelled(error)) setLoaded({ status: 'failed', error: errorText(error, t('sample.again')) });
      },
    );
    return () => controller.abort();
  }, [attempt]);

  if (loaded.status === 'loading') {
    return (
      <p className={styles.waiting}>
        <Spinner size="lg" label={t('sample.loading')} />
      </p>
    );
  }
  if (loaded.status === 'failed') {
    const retry = () => {
      setLoaded({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    return (
      <ErrorState title={t('sample.failed')} onRetry={retry}>
        {loaded.error}
      </ErrorState>
    );
  }
  const { report, document, blocks } = loaded.detail;
  return (
    <ReportView markdown={report.report_content ?? ''} document={document} blocks={blocks} sourceType={report.source_type} />
  );
}
