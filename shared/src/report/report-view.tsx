import { Download, Expand, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { safeSentence } from '../contracts/foreign-text';
import type { ReportBlocks, ReportDocument, SourceType } from '../contracts/report';
import { sourceLabel } from '../format';
import { Button } from '../ui/button';
import { InlineNote } from '../ui/inline-note';
import { PasswordDialog } from './claims/password-dialog';
import { useVerification } from './claims/use-verification';
import { verificationSummary } from './claims/verification-summary';
import { FullReport } from './full-report';
import { ReportMarkdown } from './markdown/report-markdown';
import { t } from './messages';
import { ReportBody } from './report-body';
import { ReportContext } from './report-context';
import { useDownload } from './use-download';
import { useReportContents } from './use-report-contents';
import { WaitingText } from './waiting-text';
import styles from './report-view.module.css';

const NONE: [] = [];

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
  headingLevel?: 1 | 2 | 3;
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
  headingLevel = 2,
}: ReportViewProps) {
  const [fullOpen, setFullOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const headingId = useId();
  const report = (document && blocks) ?? null;
  const { busy, download } = useDownload(markdown, reportId);
  const { state, verify } = useVerification(reportId);
  const known = document?.claims;
  const runsInSource = known?.some((claim) => claim.runs_in === 'source') ?? false;
  const contents = useReportContents(document, state.status === 'done' ? state.response.results : NONE, { reportId, sourceType });
  const verified = state.status === 'done' ? verificationSummary(state.response) : null;
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
            {reportId !== undefined && (known?.length ?? 0) > 0 && (
              <Button
                icon={<ShieldCheck size={18} />}
                loading={state.status === 'running'}
                onClick={() => (runsInSource ? setAsking(true) : void verify())}
              >
                {t('verify')}
              </Button>
            )}
            <Button icon={<Expand size={18} />} onClick={() => setFullOpen(true)}>
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
        {verified && (
          <InlineNote tone={verified.tone} role="status">
            {verified.text}
          </InlineNote>
        )}
        {report ? (
          <ReportBody report={report} />
        ) : (
          <div className={styles.body}>
            {waiting ? <WaitingText /> : <ReportMarkdown shift={headingLevel}>{markdown}</ReportMarkdown>}
          </div>
        )}
      </section>
      {runsInSource && (
        <PasswordDialog open={asking} onVerify={(password) => void verify(password)} onClose={() => setAsking(false)} />
      )}
      <FullReport report={report} markdown={markdown} open={fullOpen} onClose={() => setFullOpen(false)} />
    </ReportContext>
  );
}
