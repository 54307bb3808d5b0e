import type { Block, SectionPart } from '../../contracts/reports/report';
import { lazyWidget } from '../../ui/lazy-widget';
import type { InnerLevel } from '../heading-level';
import { WaitingText } from '../waiting-text';

export interface SectionBlocksProps {
  blocks: readonly Block[];
  parts?: readonly SectionPart[];
  /** Level of the parts' headings. */
  headingLevel?: InnerLevel;
}

/** What stands under one heading of a report. What draws it, charts with it, is loaded with the first one. */
export const SectionBlocks = lazyWidget<SectionBlocksProps>(
  async () => (await import('./section-blocks')).default,
  () => <WaitingText />,
);
