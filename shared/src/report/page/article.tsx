import { leadOf, withoutLead } from '@hub/engine/contracts/report/lead';
import { useMemo, type ReactNode } from 'react';
import type { ReportDetail } from '../../contracts/reports/report';
import { useCheck } from '../claims/use-check';
import { FigureCards } from '../figures/figure-cards';
import { headingsOf } from '../headings';
import { ReportMarkdown } from '../markdown/report-markdown';
import { NumberPanel } from '../rows/lazy-number-panel';
import { numberedOf } from '../rows/numbered';
import { useDoor } from '../rows/use-door';
import { ReportContext } from '../report-context';
import { useReportContents } from '../use-report-contents';
import { ArticleBody } from './article-body';
import { Contents } from './contents';
import { LeadFinding } from './lead-finding';
import { useKeptPlace } from './use-kept-place';
import styles from './page.module.css';

/** Figures above the findings; all of them stand under Key Metrics. */
const CARDS = 3;

export interface ArticleProps {
  detail: ReportDetail;
  /** What can be done with the report beside Verify. */
  actions?: ReactNode;
  /** Whether it is read by somebody whose report it is not: its numbers cannot be computed again, and its reading not corrected. */
  guest?: boolean;
  /** Whether the rows behind its numbers can be looked at; else their queries are shown in place. */
  doors?: boolean;
  /** Fragment of a finding's address, where more than the finding stands in it. */
  findingAt?: (claim: string) => string;
}

/** A report from before there were documents. */
function OldReport({ children }: { children: string }) {
  useKeptPlace(true);
  return <ReportMarkdown shift={1}>{children}</ReportMarkdown>;
}

/** A report from its first sentence to its method, with an address for each heading and each finding. */
export default function Article({
  detail: { report, document, blocks: made },
  actions,
  guest = false,
  doors = !guest,
  findingAt,
}: ArticleProps) {
  const reportId = guest ? undefined : report.id;
  const blocks = (document && made) ?? null;
  const check = useCheck(document, reportId);
  const door = useDoor();
  const source = { reportId, sourceType: report.source_type };
  const contents = useReportContents(document, check.results, source, doors ? door : null, findingAt);
  const opened = !doors || door.opened === null ? null : numberedOf(door.opened, contents);
  const { claim, chart, tables } = contents;
  const lead = useMemo(() => blocks && leadOf(blocks, { claim, chart }), [blocks, claim, chart]);
  const headings = useMemo(
    () =>
      (blocks ? headingsOf(blocks, tables) : [])
        .map((heading) => ({ ...heading, sections: heading.sections.flatMap((section) => withoutLead(section, lead) ?? []) }))
        .filter(({ sections }) => sections.length > 0),
    [blocks, tables, lead],
  );
  const above = useMemo(() => {
    const summary = headings.find(({ id }) => id === 'summary');
    const told = summary?.sections.flatMap((section) => section.blocks) ?? [];
    return [
      summary && <LeadFinding key="lead" title={summary.title} lead={lead} blocks={told} />,
      <FigureCards key="figures" figures={blocks?.cards.slice(0, CARDS) ?? []} />,
    ];
  }, [headings, lead, blocks]);
  return (
    <ReportContext value={contents}>
      {!guest && (
        <div className={styles.toolbar}>
          {actions}
          {check.button}
        </div>
      )}
      {check.note}
      {document && blocks ? (
        <div className={styles.columns}>
          <Contents headings={headings} />
          <article className={styles.article}>
            <ArticleBody above={above} headings={headings} charts={document.charts} provenance={blocks.provenance} />
          </article>
        </div>
      ) : (
        <OldReport>{report.report_content ?? ''}</OldReport>
      )}
      {opened && <NumberPanel key={opened.id} claim={opened} reportId={report.id} onClose={door.close} onOpen={door.open} />}
    </ReportContext>
  );
}
