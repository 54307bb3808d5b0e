import { Download, Expand, ShieldCheck } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { safeMarkdown, safeSentence } from '../contracts/foreign-text';
import type { ReportDocument, SourceType } from '../contracts/report';
import { sourceLabel } from '../format';
import { Button } from '../ui/button';
import { InlineNote } from '../ui/inline-note';
import { ClaimsContext, type Claims } from './claims/claims-context';
import { matchClaims } from './claims/match-claims';
import { PasswordDialog } from './claims/password-dialog';
import { useVerification } from './claims/use-verification';
import { verificationSummary } from './claims/verification-summary';
import { FigureCards } from './figures/figure-cards';
import { reportFigures } from './figures/report-figures';
import { FullReport } from './full-report';
import { ReportMarkdown } from './markdown/report-markdown';
import { Provenance } from './provenance';
import { ReportTabs } from './report-tabs';
import { splitReport } from './text/split-report';
import { useDownload } from './use-download';
import styles from './report-view.module.css';

export interface ReportViewProps {
  markdown: string;
  /** The report's claims, for *Show query* and Verify. */
  document?: ReportDocument | null;
  sourceType: SourceType;
  /** What the server said of the analysis. */
  message?: string;
  /** Id of the saved report: its numbers can be verified and its download is the server's. */
  reportId?: string;
  /** Takes the place of the view's own download. */
  onDownload?: () => void;
  headingLevel?: 1 | 2 | 3;
}

export function ReportView({ markdown, document, sourceType, message, reportId, onDownload, headingLevel = 2 }: ReportViewProps) {
  const [fullOpen, setFullOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const headingId = useId();
  // Reports of before hold cells and names as they were read.
  const text = useMemo(() => safeMarkdown(markdown), [markdown]);
  const report = useMemo(() => splitReport(text), [text]);
  const figures = useMemo(() => reportFigures(text), [text]);
  const { busy, download } = useDownload(markdown, reportId);
  const { state, verify } = useVerification(reportId);
  const known = document?.claims;
  const runsInSource = known?.some((claim) => claim.runs_in === 'source') ?? false;
  const claims = useMemo<Claims>(() => {
    const all = (known ?? []).map((claim) => ({ ...claim, sentence: safeSentence(claim.sentence) }));
    const byId = new Map(all.map((claim) => [claim.id, claim]));
    const outcomes = new Map(state.status === 'done' ? state.response.results.map((result) => [result.claim, result]) : []);
    // Where a language model has put the words, the query bears out the number and not the sentence: it gets no mark.
    const own = all.filter(({ template }) => template === undefined);
    return { inText: matchClaims(own), byId: (id) => byId.get(id), outcome: (id) => outcomes.get(id) };
  }, [known, state]);
  const verified = state.status === 'done' ? verificationSummary(state.response) : null;
  const Heading = `h${headingLevel}` as const;
  return (
    <ClaimsContext value={claims}>
      <section className={styles.view} aria-labelledby={headingId}>
        <header className={styles.header}>
          <div className={styles.texts}>
            <Heading id={headingId} className={styles.heading} tabIndex={-1} data-report-heading="">
              Analysis Report
            </Heading>
            {message && <p className={styles.message}>{safeSentence(message)}</p>}
            <p className={styles.source}>Source: {sourceLabel(sourceType)}</p>
          </div>
          <div className={styles.actions}>
            {reportId !== undefined && (known?.length ?? 0) > 0 && (
              <Button
                icon={<ShieldCheck size={18} />}
                loading={state.status === 'running'}
                onClick={() => (runsInSource ? setAsking(true) : void verify())}
              >
                Verify
              </Button>
            )}
            <Button icon={<Expand size={18} />} onClick={() => setFullOpen(true)}>
              Preview Full Report
            </Button>
            <Button
              variant="primary"
              icon={<Download size={18} />}
              loading={busy}
              onClick={onDownload ?? (() => void download())}
            >
              Download
            </Button>
          </div>
        </header>
        {verified && (
          <InlineNote tone={verified.tone} role="status">
            {verified.text}
          </InlineNote>
        )}
        {(report.title ?? report.provenance) !== null && (
          <div>
            {report.title !== null && <p className={styles.title}>{report.title}</p>}
            <Provenance text={report.provenance} />
          </div>
        )}
        <FigureCards figures={figures} />
        <div className={styles.body}>
          {report.preamble !== '' && <ReportMarkdown>{report.preamble}</ReportMarkdown>}
          <ReportTabs sections={report.sections} />
        </div>
      </section>
      {runsInSource && (
        <PasswordDialog open={asking} onVerify={(password) => void verify(password)} onClose={() => setAsking(false)} />
      )}
      <FullReport report={report} open={fullOpen} onClose={() => setFullOpen(false)} />
    </ClaimsContext>
  );
}
