import { ActionCards, isSuggestedActions } from './actions/action-cards';
import { ReportMarkdown } from './markdown/report-markdown';
import { sectionMarkdown, type ReportSection } from './text/split-report';

interface SectionContentProps {
  section: ReportSection;
  /** Level of the headings directly inside the section. */
  headingLevel: 3 | 4;
}

/** What stands under one heading of the report, with the sections inside it. */
export function SectionContent({ section, headingLevel }: SectionContentProps) {
  if (isSuggestedActions(section)) return <ActionCards section={section} headingLevel={headingLevel} />;
  return <ReportMarkdown shift={headingLevel - 3}>{sectionMarkdown(section)}</ReportMarkdown>;
}
