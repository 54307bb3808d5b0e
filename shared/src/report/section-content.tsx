import type { Section } from '../contracts/reports/report';
import { ActionCards } from './actions/action-cards';
import { ReadingCorrection } from './reading/reading-correction';
import { SectionBlocks } from './blocks/lazy-section-blocks';
import type { InnerLevel } from './heading-level';

interface SectionContentProps {
  section: Section;
  /** Level of the headings directly inside the section. */
  headingLevel: InnerLevel;
  /** Whether how a table was read can be corrected here. */
  editable: boolean;
}

/** What stands under one heading of the report, with the headings inside it. */
export const SectionContent = ({ section, headingLevel, editable }: SectionContentProps) =>
  section.kind === 'actions' ? (
    <ActionCards section={section} headingLevel={headingLevel} />
  ) : (
    <>
      <SectionBlocks blocks={section.blocks} parts={section.parts} headingLevel={headingLevel} />
      {section.kind === 'reading' && editable && <ReadingCorrection section={section} headingLevel={headingLevel} />}
    </>
  );
