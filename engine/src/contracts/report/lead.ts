import type { Block, ReportBlocks, Section, Span } from './block';
import type { Chart } from './chart';
import type { Claim } from './claim';
import { isFigure } from './insight-kind';

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

/** What blocks name by its id. */
export interface Named {
  claim: (id: string) => Claim | undefined;
  chart: (id: string) => Chart | undefined;
}

/** What a report says first: the first piece of its summary, and the paragraph that it stands in. */
export function leadSpan(report: Pick<ReportBlocks, 'sections'>): { span: Span; block: Block & { type: 'paragraph' } } | null {
  const block = summaryOf(report)[0];
  const span = block?.type === 'paragraph' ? block.spans[0] : undefined;
  return block?.type === 'paragraph' && span ? { span, block } : null;
}

/**
 * The first statement of the summary that a claim stands behind, with its chart; null of a report that has found nothing. Where it is but a figure of
 * the table, since nothing is certain, the first one that a chart shows goes before it.
 */
export function leadOf(report: Pick<ReportBlocks, 'sections'>, contents: Named): Lead | null {
  const first = leadSpan(report);
  if (!first) return null;
  const { spans } = first.block;
  const claimOf = (span: Span | undefined) => (span?.claim === undefined ? undefined : contents.claim(span.claim));
  const chartOf = (one: Claim | undefined) => (one?.chart !== undefined && contents.chart(one.chart) ? one.chart : null);
  const own = claimOf(first.span);
  if (!own) return null;
  const shown = isFigure(own.kind) ? spans.findIndex((span) => chartOf(claimOf(span)) !== null) : 0;
  const place = Math.max(0, shown);
  const claim = claimOf(spans[place]) ?? own;
  const chart = chartOf(claim);
  const rest = spans.filter((_, at) => at !== place);
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

/** Each statement of a claim begins a line; what else is said stands with the one before it. */
export function linesOf(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [];
  for (const span of spans) {
    const last = lines.at(-1);
    if (last && (span.claim === undefined || last.every(({ claim }) => claim === undefined))) last.push(span);
    else lines.push([span]);
  }
  return lines;
}
