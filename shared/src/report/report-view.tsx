import { Download, Expand } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { safeSentence } from '../contracts/foreign-text';
import type { ReportBlocks, ReportDocument, SourceType } from '../contracts/reports/report';
import { sourceLabel } from '../format';
import { Button } from '../ui/buttons/button';
import { Dialog } from '../ui/dialogs/dialog';
import { useCheck } from './claims/use-check';
import { FullReport } from './full-report';
import { ReportMarkdown } from './markdown/report-markdown';
import { t } from './messages';
import { ReportBody } from './report-body';
import { ReportContext } from './report-context';
import { useDownload } from './use-download';
import { useReportContents } from './use-report-contents';
import { WaitingText } from './waiting-text';
import styles from './report-view.module.css';

export interface ReportViewProps {
  /** Shown as it is where there are no blocks, and saved where the server has no copy. */
  markdown: string;
  /** The report's claims and charts, for its blocks, *Show query* and Verify. */
  document?: ReportDocument | null;
  /** What the report says, and where. Reports from before there were documents have none. */
  blocks?: ReportBlocks | undefined;
  /** Document and blocks are on their way. */
  waiting?: boolean;
  sourceType: SourceType;
  /** What the server said of the analysis. */
  message?: string;
  /** Id of the saved report: its numbers can be verified and its download is the server's. */
  reportId?: string;
  /** Takes the place of the view's own download. */
  onDownload?: () => void;
  /** Takes the place of the view's own dialog with the whole report: one that is in a dialog itself must not open another over it. */
  onFull?: () => void;
  headingLevel?: 1 | 2 | 3;
  /** What can be done with the report beside what the view offers itself. */
  actions?: ReactNode;
}

export function ReportView({
  markdown,
  document = null,
  blocks,
  waiting = false,
  sourceType,
  message,
  reportId,
  onDownload,
  onFull,
  headingLevel = 2,
  actions,
}: ReportViewProps) {
  const [fullOpen, setFullOpen] = useState(false);
  const headingId = useId();
  const report = (document && blocks) ?? null;
  const { busy, download } = useDownload(markdown, reportId);
  const check = useCheck(document, reportId);
  const contents = useReportContents(document, check.results, { reportId, sourceType });
  const Heading = `h${headingLevel}` as const;
  return (
    <ReportContext value={contents}>
      <section className={styles.view} aria-labelledby={headingId}>
        <header className={styles.header}>
          <div className={styles.texts}>
            <Heading id={headingId} className={styles.heading} tabIndex={-1} data-report-heading="">
              {t('title')}
            </Heading>
            {message && <p className={styles.message}>{safeSentence(message)}</p>}
            <p className={styles.source}>{t('source', { source: sourceLabel(sourceType) })}</p>
          </div>
          <div className={styles.actions}>
            {actions}
            {check.button}
            <Button icon={<Expand size={18} />} onClick={onFull ?? (() => setFullOpen(true))}>
              {t('full.open')}
            </Button>
            <Button
              variant="primary"
              icon={<Download size={18} />}
              loading={busy}
              onClick={onDownload ?? (() => void download())}
            >
              {t('download')}
            </Button>
          </div>
        </header>
        {check.note}
        {report ? (
          <ReportBody report={report} />
        ) : (
          <div className={styles.body}>
            {waiting ? <WaitingText /> : <ReportMarkdown shift={headingLevel}>{markdown}</ReportMarkdown>}
          </div>
        )}
      </section>
      {!onFull && (
        <Dialog open={fullOpen} onClose={() => setFullOpen(false)} title={t('full.title')} size="full">
          <FullReport report={report} markdown={markdown} />
        </Dialog>
      )}
    </ReportContext>
  );
}
