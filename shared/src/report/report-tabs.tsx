import type { Section } from '../contracts/report';
import { Tabs, type TabItem } from '../ui/tabs';
import { SectionBlocks } from './blocks/lazy-section-blocks';
import { t } from './messages';
import { SectionContent } from './section-content';
import styles from './report-view.module.css';

/** The name on a tab. A long one is cut; pointed at, it is told in full. */
const label = (title: string, inner = false) => (
  <span className={inner ? styles.innerTab : undefined} title={title}>
    {title}
  </span>
);

/** One tab for each heading of the report; those inside a section follow it. */
export function ReportTabs({ sections }: { sections: readonly Section[] }) {
  const items = sections.flatMap((section): TabItem[] => [
    { value: section.id, label: label(section.title), content: <SectionContent section={section} headingLevel={3} /> },
    ...section.parts.map(({ id, title, blocks }) => ({
      value: id,
      label: label(title, true),
      content: <SectionBlocks blocks={blocks} />,
    })),
  ]);
  return items.length === 0 ? null : <Tabs label={t('sections')} items={items} />;
}
