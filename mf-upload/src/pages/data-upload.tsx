import { FileText, GitCompare, RotateCw, ScanSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { analysesActions, frontRun, useAnalyses } from '@hub/shared/analyses';
import type { ReportDetail, SourceType } from '@hub/shared/contracts/reports/report';
import { ReportView } from '@hub/shared/report';
import { reportPath } from '@hub/shared/router';
import { readToken } from '@hub/shared/session';
import { useFeature, useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { Button, Card, EmptyState, foreignText, InlineNote, LinkButton, PageHeader, toast } from '@hub/shared/ui';
import { AgainPanel } from '../features/again/again-panel';
import { useAgain } from '../features/again/use-again';
import { analysis } from '../features/analysis/analysis-feature';
import { ProgressOverlay } from '../features/analysis/progress-overlay';
import { checkFiles } from '../features/sources/csv/check-file';
import { useHeldFile } from '../features/sources/csv/held-file';
import { startFile } from '../features/sources/csv/start-file';
import { Reveal } from '../features/reveal';
import { DataHelp } from '../features/sources/data-help';
import { formOf, SOURCES } from '../features/sources/source-forms';
import { startAgain, useStart } from '../features/use-start';
import { useConnectQuery } from '../features/use-connect-query';
import { t } from '../messages';
import styles from './data-upload.module.css';

export default function DataUploadPage() {
  useFeature(analysis);
  const dispatch = useHubDispatch();
  const { result, detail, previousId } = useFeatureSelector(analysis, (state) => state);
  const run = useAnalyses(frontRun);
  const failure = useAnalyses((state) => state.failure);
  const begin = useStart();
  const [file, setFile] = useState<File | null>(null);
  useHeldFile(file);
  /** What was sent last: a failure clears the choice, and offers it again. */
  const [tried, setTried] = useState<{ file: File; part?: string } | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const [modal, setModal] = useState<SourceType | null>(null);
  // A dialog whose analysis has begun for good is a new one next time: of a password, nothing stays.
  const [round, setRound] = useState(0);
  const report = useRef<HTMLDivElement>(null);
  const reportId = result?.report_id;
  const { again, leave } = useAgain(reportId);

  useEffect(() => {
    dispatch(analysesActions.screenOpened());
    return () => void dispatch(analysesActions.screenLeft());
  }, [dispatch]);
  // A finished report has nothing left to choose; a failed one starts from the beginning.
  const [settled, setSettled] = useState({ reportId, failure });
  if (settled.reportId !== reportId || settled.failure !== failure) {
    setSettled({ reportId, failure });
    if (reportId !== undefined && reportId !== settled.reportId) {
      setModal(null);
      setRound(round + 1);
    }
    if (reportId !== settled.reportId || (failure?.shown && formOf(failure.source).Dialog === null)) setFile(null);
  }
  const cards = useRef<HTMLDivElement>(null);
  const focusChooseFiles = () => cards.current?.querySelector<HTMLElement>('[data-choose-files]')?.focus();
  useConnectQuery((source) => {
    if (formOf(source).Dialog) setModal(source);
    // A file chooser opens only for a press of its own: its button is made ready for it, after the screen's heading had the focus.
    else queueMicrotask(focusChooseFiles);
  });
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
  const analyseFile = (chosen: File, part?: string) => {
    if (refuse(checkFiles([chosen], readToken() !== null))) return;
    setTried({ file: chosen, part });
    begin(startFile(chosen, part === undefined ? {} : { part }));
  };
  const analyseNewer = (files: File[], { report: { id } }: ReportDetail) => {
    const [chosen] = files;
    if (!refuse(checkFiles(files, readToken() !== null)) && chosen) begin(startFile(chosen, { againOf: id }));
  };
  /** The screen is free for the next source. */
  const begunInBackground = () => {
    setModal(null);
    setRound(round + 1);
    setFile(null);
    focusChooseFiles();
  };
  const dismiss = () => {
    if (failure) dispatch(analysesActions.failureDismissed());
  };
  const failureOf = (source: SourceType) => (failure?.shown && failure.source === source ? failure.text : null);
  const chosen = {
    file,
    error: fileError,
    onChoose: choose,
    onClear: () => {
      setFile(null);
      setFileError(null);
      // The pressed button goes with the file.
      focusChooseFiles();
      toast.success(t('csv.removed'), () => setFile(file));
    },
    onAnalyze: analyseFile,
  };
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} description={t('description')} />
      {again !== null && (
        <AgainPanel
          reportId={again}
          onAgain={(detail, password) => begin(startAgain(detail, password))}
          onNewerFile={analyseNewer}
          onClose={leave}
        />
      )}
      {failure && (modal === null || !failure.shown) && (
        <Reveal key={failure.text} wanted={failure.shown}>
          <InlineNote
            tone="danger"
            role="status"
            action={
              <>
                {tried && failure.shown && formOf(failure.source).Dialog === null && (
                  <Button size="sm" icon={<RotateCw size={16} />} onClick={() => analyseFile(tried.file, tried.part)}>
                    {t('csv.retry', { name: foreignText(tried.file.name) })}
                  </Button>
                )}
                <Button
                  size="sm"
                  onClick={() => {
                    dismiss();
                    focusChooseFiles();
                  }}
                >
                  {t('dismiss')}
                </Button>
              </>
            }
          >
            {failure.text}
          </InlineNote>
        </Reveal>
      )}
      <div ref={cards} className={styles.cards}>
        {SOURCES.map((source) => {
          const { Card: SourceCard } = formOf(source);
          return <SourceCard key={source} chosen={chosen} onOpen={() => setModal(source)} />;
        })}
      </div>
      <DataHelp />
      {result ? (
        <Card padding="lg" ref={report} className={styles.report}>
          {previousId !== null && (
            <InlineNote
              action={
                <LinkButton
                  size="sm"
                  to={`/dashboard/reports/${result.report_id}/compare/${previousId}`}
                  icon={<GitCompare size={16} />}
                >
                  {t('earlier.compare')}
                </LinkButton>
              }
            >
              {t('earlier.text')}
            </InlineNote>
          )}
          <ReportView
            key={result.report_id}
            markdown={result.crewResult}
            waiting={detail.status === 'waiting'}
            {...(detail.status === 'ready' && { document: detail.document, blocks: detail.blocks })}
            sourceType={result.fileType}
            message={result.message}
            reportId={result.report_id}
            actions={
              <LinkButton to={reportPath(result.report_id)} icon={<FileText size={18} />}>
                {t('report.open')}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <Card>
          <EmptyState icon={<ScanSearch />} title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        </Card>
      )}
      {SOURCES.map((source) => {
        const { Dialog } = formOf(source);
        if (!Dialog) return null;
        return (
          <Dialog
            key={`${source}-${round}`}
            open={modal === source && run === null}
            failure={failureOf(source)}
            onEdit={dismiss}
            onStart={begin}
            onClose={() => setModal(null)}
          />
        );
      })}
      {run && (
        <ProgressOverlay
          key={run.id}
          run={run}
          onCancel={() => dispatch(analysesActions.cancelAsked(run.id))}
          onContinueInBackground={() => {
            dispatch(analysesActions.sentToBackground(run.id));
            begunInBackground();
          }}
        />
      )}
    </div>
  );
}
