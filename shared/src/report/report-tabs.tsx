import { Tabs } from '../ui/tabs';
import { SectionContent } from './section-content';
import { flattenSections, type ReportSection } from './text/split-report';
import styles from './report-view.module.css';

/** One tab for each heading of the report. */
export function ReportTabs({ sections }: { sections: readonly ReportSection[] }) {
  const items = flattenSections(sections).map((section) => ({
    value: section.id,
    label: <span className={section.level === 3 ? styles.innerTab : undefined}>{section.title}</span>,
    content: <SectionContent section={section} headingLevel={3} />,
  }));
  return items.length === 0 ? null : <Tabs label="Sections of the report" items={items} />;
}
