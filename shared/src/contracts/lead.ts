import type { Block, ReportBlocks, Span } from '@hub/engine/contracts/block';

/** What a report says first: the first piece of its summary, and the paragraph that it stands in. */
export function leadSpan({
  sections,
}: Pick<ReportBlocks, 'sections'>): { span: Span; block: Block & { type: 'paragraph' } } | null {
  const block = sections.find(({ kind }) => kind === 'summary')?.blocks[0];
  const span = block?.type === 'paragraph' ? block.spans[0] : undefined;
  return block?.type === 'paragraph' && span ? { span, block } : null;
}
