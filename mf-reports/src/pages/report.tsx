import { useEffect } from 'react';
import { sayEndSeen } from '@hub/shared/analyses';
import { reportPath, useLocation, useNavigate, useParams } from '@hub/shared/router';
import { ArticleSkeleton, ReportArticle } from '@hub/shared/report';
import { headingOf, nameOf, provenanceOf } from '../features/report/name-of';
import { NoReport } from '../features/report/no-report';
import { ReportHeader } from '../features/report/report-header';
import { ReportRunning } from '../features/report/report-running';
import { ReportToolbar } from '../features/report/report-toolbar';
import { TitleForm } from '../features/rename/title-form';
import { useAsked } from '../features/report/use-asked';
import { useReport } from '../features/report/use-report';
import { useTabTitle } from '../features/report/use-tab-title';
import styles from '../features/report/report.module.css';

/** `/dashboard/reports/{id}` */
export default function ReportPage() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { state, retry } = useReport(id);
  const { asked, ask } = useAsked();
  const name = nameOf(state);
  useTabTitle(name);
  const movedTo = state.status === 'moved' ? state.to : null;
  useEffect(() => {
    if (movedTo !== null) navigate(reportPath(movedTo) + hash, { replace: true });
  }, [movedTo, hash, navigate]);
  const isUnmade = state.status === 'unmade';
  useEffect(() => {
    if (isUnmade) void sayEndSeen(id);
  }, [isUnmade, id]);
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
      <ReportHeader title={headingOf(name)} provenance={state.status === 'ready' ? provenanceOf(state.detail) : undefined}>
        {state.status === 'ready' && asked === 'rename' && <TitleForm report={state.detail.report} onDone={() => ask(null)} />}
      </ReportHeader>
      {content()}
    </div>
  );
}
