import * as z from 'zod/mini';
import { metricFigure } from './claim';
import { ticketTopic } from './ticket-topic';

/** A piece of a line; a space stands between two. Its text is plain: no character in it is a mark of Markdown, whatever it looks like. */
export const span = z.object({
  text: z.string(),
  style: z.optional(z.enum(['strong', 'emphasis'])),
  /** Id of the claim that the piece states, and whose query therefore is the query of its numbers. */
  claim: z.optional(z.string()),
  /** Id of a claim that another piece of the line states, and whose numbers this one reckons with. */
  of: z.optional(z.string()),
  /** What the statement rests on: below it, and quieter. */
  evidence: z.optional(z.string()),
});
export type Span = z.infer<typeof span>;

/** A leading figure. `note` is what is to be known beside it: a share, the median beside a mean. */
const metricBlock = z.object({
  type: z.literal('metric'),
  id: z.string(),
  label: z.string(),
  text: z.string(),
  note: z.optional(z.string()),
  figure: z.optional(metricFigure),
  claim: z.string(),
});
export type MetricBlock = z.infer<typeof metricBlock>;

/** What a report is made of. Ids are unique within the report and stay the same however often the report is read. */
export const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), id: z.string(), spans: z.array(span) }),
  z.object({ type: z.literal('item'), id: z.string(), spans: z.array(span) }),
  metricBlock,
  /** The place of one of the document's charts, below the statement that it shows. */
  z.object({ type: z.literal('chart'), id: z.string(), chart: z.string() }),
]);
export type Block = z.infer<typeof block>;

export const sectionKind = z.enum([
  'summary',
  'key-metrics',
  'relations',
  'findings',
  'overview',
  'more',
  'small',
  'actions',
  'reading',
  'quality',
  'method',
]);
export type SectionKind = z.infer<typeof sectionKind>;

const titled = { id: z.string(), title: z.string(), blocks: z.array(block) };

/** A heading inside a section: a table's metrics, or a category of actions, which of tickets is one of the product's topics. */
const sectionPart = z.object({ ...titled, topic: z.optional(ticketTopic) });

/** What stands under one heading; `parts` are the headings inside it. */
export const section = z.object({
  ...titled,
  kind: sectionKind,
  parts: z.array(sectionPart),
  /** Which of the document's tables it is about, of sections on how one was read. */
  table: z.optional(z.number()),
});
export type Section = z.infer<typeof section>;
export type SectionPart = Section['parts'][number];

/** A report as its reader sees it, in reading order. All texts are safe to show as they are: one line, nothing unseen in them. */
export const reportBlocks = z.object({
  title: z.string(),
  /** Where the numbers come from. */
  provenance: z.string(),
  sections: z.array(section),
  /** Those of its metrics that lead the report as cards. */
  cards: z.array(metricBlock),
});
export type ReportBlocks = z.infer<typeof reportBlocks>;

/** All blocks of a report in reading order. */
export const allBlocks = ({ sections }: Pick<ReportBlocks, 'sections'>): Block[] =>
  sections.flatMap(({ blocks, parts }) => [...blocks, ...parts.flatMap((part) => part.blocks)]);

/** Ids of the claims that a block states, in its order. */
export function claimsOf(one: Block): string[] {
  if (one.type === 'metric') return [one.claim];
  return one.type === 'chart' ? [] : one.spans.flatMap(({ claim }) => claim ?? []);
}
