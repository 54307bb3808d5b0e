import type { Section } from '../contracts/report';
import { ActionCards } from './actions/action-cards';
import { ReadingCorrection } from './reading/reading-correction';
import { SectionBlocks } from './blocks/lazy-section-blocks';

interface SectionContentProps {
  section: Section;
  /** Level of the headings directly inside the section. */
  headingLevel: 3 | 4;
}

/** What stands under one heading of the report, with the headings inside it. */
export const SectionContent = ({ section, headingLevel }: SectionContentProps) =>
  section.kind === 'actions' ? (
    <ActionCards section={section} headingLevel={headingLevel} />
  ) : (
    <>
      <SectionBlocks blocks={section.blocks} parts={section.parts} headingLevel={headingLevel} />
      {/* In the dialog with the whole report nothing is set. */}
      {section.kind === 'reading' && headingLevel === 3 && <ReadingCorrection section={section} />}
    </>
  );
