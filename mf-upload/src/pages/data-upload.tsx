import { DatabaseZap, Link2, ScanSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ReportView } from '@hub/shared/report';
import { readToken } from '@hub/shared/session';
import { useFeature, useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { Button, Card, EmptyState, InlineNote, PageHeader, toast } from '@hub/shared/ui';
import { analysis } from '../features/analysis/analysis-feature';
import { analysisActions } from '../features/analysis/analysis-slice';
import { ProgressOverlay } from '../features/analysis/progress-overlay';
import { checkFiles } from '../features/csv/check-file';
import { CsvCard } from '../features/csv/csv-card';
import { PostgresDialog } from '../features/postgres/postgres-dialog';
import { SheetDialog } from '../features/sheet/sheet-dialog';
import { SourceCard } from '../features/source-card';
import { useAnalyses } from '../features/use-analyses';
import styles from './data-upload.module.css';

export default function DataUploadPage() {
  useFeature(analysis);
  const dispatch = useHubDispatch();
  const { run, result, document, failure } = useFeatureSelector(analysis, (state) => state);
  const analyse = useAnalyses();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const [modal, setModal] = useState<'google_sheet' | 'postgres' | null>(null);
  const report = useRef<HTMLDivElement>(null);
  const reportId = result?.report_id;

  useEffect(() => {
    dispatch(analysisActions.opened());
  }, [dispatch]);
  // A finished report has nothing left to choose; a failed one starts from the beginning.
  const [settled, setSettled] = useState({ reportId, failure });
  if (settled.reportId !== reportId || settled.failure !== failure) {
    setSettled({ reportId, failure });
    if (reportId !== undefined && reportId !== settled.reportId) setModal(null);
    if (reportId !== settled.reportId || (failure !== null && failure.source === 'csv')) setFile(null);
  }
  useEffect(() => {
    if (reportId === undefined) return;
    report.current?.scrollIntoView({ block: 'start' });
    report.current?.querySelector<HTMLElement>('[data-report-heading]')?.focus({ preventScroll: true });
  }, [reportId]);

  const refuse = (text: string | null): boolean => {
    setFileError(text);
    if (text !== null) toast.error(text);
    return text !== null;
  };
  const choose = (files: File[]) => {
    const refused = refuse(checkFiles(files, readToken() !== null));
    setFile(refused ? null : (files[0] ?? null));
  };
  const analyseFile = (chosen: File) => {
    if (!refuse(checkFiles([chosen], readToken() !== null))) analyse.csv(chosen);
  };
  const dismiss = () => {
    if (failure) dispatch(analysisActions.failureDismissed());
  };
  const failureOf = (source: 'google_sheet' | 'postgres') => (failure?.source === source ? failure.text : null);
  return (
    <div className={styles.page}>
      <PageHeader title="Data Upload" description="Connect a table from one of three sources and get its report." />
      <div className={styles.cards}>
        <CsvCard
          file={file}
          error={fileError}
          onChoose={choose}
          onClear={() => {
            setFile(null);
            setFileError(null);
          }}
          onAnalyze={analyseFile}
        />
        <SourceCard
          source="google_sheet"
          title="Google Sheets"
          description="Paste the address of a sheet that anyone with the link can view."
        >
          <Button icon={<Link2 size={18} />} onClick={() => setModal('google_sheet')}>
            Connect Sheets
          </Button>
        </SourceCard>
        <SourceCard
          source="postgres"
          title="PostgreSQL"
          description="Choose one or more tables of a database; related tables are read together."
        >
          <Button icon={<DatabaseZap size={18} />} onClick={() => setModal('postgres')}>
            Add Database
          </Button>
        </SourceCard>
      </div>
      {failure && modal === null && (
        <InlineNote
          tone="danger"
          role="status"
          action={
            <Button size="sm" onClick={dismiss}>
              Dismiss
            </Button>
          }
        >
          {failure.text}
        </InlineNote>
      )}
      {result ? (
        <Card padding="lg" ref={report} className={styles.report}>
          <ReportView
            key={result.report_id}
            markdown={result.crewResult}
            document={document}
            sourceType={result.fileType}
            message={result.message}
            reportId={result.report_id}
          />
        </Card>
      ) : (
        <Card>
          <EmptyState icon={<ScanSearch />} title="Ready to Analyze Your Data">
            Choose a source above. The report appears here and is kept under Reports &amp; Analytics.
          </EmptyState>
        </Card>
      )}
      <SheetDialog
        open={modal === 'google_sheet' && run === null}
        failure={failureOf('google_sheet')}
        onEdit={dismiss}
        onConnect={analyse.sheet}
        onClose={() => setModal(null)}
      />
      <PostgresDialog
        open={modal === 'postgres' && run === null}
        failure={failureOf('postgres')}
        onEdit={dismiss}
        onAnalyze={analyse.postgres}
        onClose={() => setModal(null)}
      />
      {run && <ProgressOverlay key={run.id} run={run} onCancel={() => dispatch(analysisActions.cancelAsked())} />}
    </div>
  );
}
