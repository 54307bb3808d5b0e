import { ownTitle } from '@hub/engine/contracts/report/heading';
import type { Heading } from './headings';
import { SectionContent } from './section-content';
import styles from './report-view.module.css';

interface HeadingContentProps {
  heading: Heading;
  /** Level of the headings directly inside. */
  headingLevel: 3 | 4;
  /** Whether how a table was read can be corrected here. */
  editable: boolean;
}

/** What stands under one heading of the report. A section that is called as its heading needs no title of its own. */
export const HeadingContent = ({ heading, headingLevel, editable }: HeadingContentProps) => {
  const Title = `h${headingLevel}` as const;
  return heading.sections.map((section) =>
    ownTitle(section) === null ? (
      <SectionContent key={section.id} section={section} headingLevel={headingLevel} editable={editable} />
    ) : (
      <section key={section.id} className={styles.section} aria-labelledby={`${heading.id}-${section.id}`}>
        <Title id={`${heading.id}-${section.id}`} className={styles.sectionTitle}>
          {ownTitle(section)}
        </Title>
        <SectionContent section={section} headingLevel={headingLevel === 3 ? 4 : 5} editable={editable} />
      </section>
    ),
  );
};
