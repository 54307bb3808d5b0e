import { Tabs } from '../ui/tabs';
import { SectionContent } from './section-content';
import { flattenSections, type ReportSection } from './text/split-report';
import styles from './report-view.module.css';

/** One tab for each heading of the report. */
export function ReportTabs({ sections }: { sections: readonly ReportSection[] }) {
  const items = flattenSections(sections).map((section) => ({
    value: section.id,
    label: (
      // A long one is cut; pointed at, it is told in full.
      <span className={section.level === 3 ? styles.innerTab : undefined} title={section.title}>
        {section.title}
      </span>
    ),
    content: <SectionContent section={section} headingLevel={3} />,
  }));
  return items.length === 0 ? null : <Tabs label="Sections of the report" items={items} />;
}
