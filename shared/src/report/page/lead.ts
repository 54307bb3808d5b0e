import type { Block, ReportBlocks, Section, Span } from '../../contracts/report';
import type { Claim } from '../../contracts/claim';
import { leadSpan } from '../../contracts/lead';
import type { ReportContents } from '../report-context';

/** What the report says first. */
export interface Lead {
  claim: Claim;
  /** Id of the chart that shows it. */
  chart: string | null;
  /** What else stands in the summary. */
  rest: Block[];
}

const summaryOf = ({ sections }: Pick<ReportBlocks, 'sections'>): Block[] =>
  sections.find(({ kind }) => kind === 'summary')?.blocks ?? [];

const spansOf = (block: Block): Span[] => (block.type === 'paragraph' || block.type === 'item' ? block.spans : []);

/** The first statement of the summary, where a chart or a claim stands behind it; null of a report that has found nothing. */
export function leadOf(report: Pick<ReportBlocks, 'sections'>, contents: Pick<ReportContents, 'claim' | 'chart'>): Lead | null {
  const first = leadSpan(report);
  const claim = first?.span.claim === undefined ? undefined : contents.claim(first.span.claim);
  if (!first || !claim) return null;
  const rest = first.block.spans.slice(1);
  const chart = claim.chart !== undefined && contents.chart(claim.chart) ? claim.chart : null;
  const others = summaryOf(report).slice(1);
  return { claim, chart, rest: [...(rest.length > 0 ? [{ ...first.block, spans: rest }] : []), ...others] };
}

/** A section without what leads the report, which stands above already; null when nothing of it is left. */
export function withoutLead(section: Section, lead: Lead | null): Section | null {
  if (!lead || (section.kind !== 'findings' && section.kind !== 'more' && section.kind !== 'overview')) return section;
  const blocks = section.blocks.filter((block) =>
    block.type === 'chart' ? block.chart !== lead.chart : !spansOf(block).some(({ claim }) => claim === lead.claim.id),
  );
  return blocks.length + section.parts.length === 0 ? null : { ...section, blocks };
}
