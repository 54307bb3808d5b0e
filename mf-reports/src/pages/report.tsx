import { useEffect } from 'react';
import type { ReportDetail } from '@hub/shared/contracts/report';
import { formatDate, sourceLabel } from '@hub/shared/format';
import { reportPath, useLocation, useNavigate, useParams } from '@hub/shared/router';
import { ArticleSkeleton, ReportArticle } from '@hub/shared/report';
import { foreignText } from '@hub/shared/ui';
import { titleOf } from '../features/history/search-reports';
import { t } from '../features/report/messages';
import { NoReport } from '../features/report/no-report';
import { ReportHeader } from '../features/report/report-header';
import { ReportRunning } from '../features/report/report-running';
import { ReportToolbar } from '../features/report/report-toolbar';
import { useReport, type ReportState } from '../features/report/use-report';
import { useTabTitle } from '../features/report/use-tab-title';
import styles from '../features/report/report.module.css';

/** What the page is called, as the reader knows it; null while nothing is known. */
function nameOf(state: ReportState): string | null {
  switch (state.status) {
    case 'ready':
      return titleOf(state.detail.report);
    case 'running':
      return t('running', { name: foreignText(state.run.name) });
    case 'loading':
    case 'moved':
      return null;
    case 'missing':
    case 'deleted':
    case 'cancelled':
    case 'unmade':
    case 'failed':
      return t('title');
  }
}

/** Where the numbers come from, in one line; the report's last line has it in full. */
const provenanceOf = ({ report, document, source_name }: ReportDetail): string =>
  t('provenance', {
    name: foreignText(source_name ?? document?.report.source ?? sourceLabel(report.source_type)),
    n: report.record_count ?? 0,
    when: formatDate(report.created_at),
  });

/** `/dashboard/reports/{id}` */
export default function ReportPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { state, retry } = useReport(id);
  const name = nameOf(state);
  useTabTitle(name);
  const movedTo = state.status === 'moved' ? state.to : null;
  useEffect(() => {
    if (movedTo !== null) navigate(reportPath(movedTo) + hash, { replace: true });
  }, [movedTo, hash, navigate]);
  const content = () => {
    switch (state.status) {
      case 'loading':
      case 'moved':
        return <ArticleSkeleton />;
      case 'running':
        return <ReportRunning run={state.run} />;
      case 'ready': {
        const { report, document } = state.detail;
        return (
          <ReportArticle
            key={report.id}
            detail={state.detail}
            actions={<ReportToolbar report={report} told={document !== null && document.tables.length > 0} />}
          />
        );
      }
      case 'missing':
      case 'deleted':
      case 'cancelled':
      case 'unmade':
      case 'failed':
        return <NoReport state={state} onRetry={retry} />;
    }
  };
  return (
    <div className={styles.page} aria-busy={state.status === 'loading'}>
      <ReportHeader
        title={name === null ? t('loading') : foreignText(name)}
        provenance={state.status === 'ready' ? provenanceOf(state.detail) : undefined}
      />
      {content()}
    </div>
  );
}
