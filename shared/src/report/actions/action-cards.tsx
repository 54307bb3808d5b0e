import type { Section } from '../../contracts/reports/report';
import { classNames } from '../../ui/class-names';
import { SectionBlocks } from '../blocks/lazy-section-blocks';
import type { InnerLevel } from '../heading-level';
import { actionCategory } from './action-category';
import styles from './actions.module.css';

interface ActionCardsProps {
  /** The suggested actions; each part is a category. */
  section: Section;
  /** Level of the cards' headings. */
  headingLevel: InnerLevel;
}

/** Suggested actions, one card for each category of issues. */
export function ActionCards({ section, headingLevel }: ActionCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.cards}>
      {section.parts.map(({ id, title, blocks, topic }, place) => {
        const { icon: Icon, color } = actionCategory(topic, place);
        return (
          <li key={id} className={styles.card}>
            <Heading className={styles.title}>
              <span className={classNames(styles.icon, styles[color])} aria-hidden="true">
                <Icon />
              </span>
              {title}
            </Heading>
            <SectionBlocks blocks={blocks} />
          </li>
        );
      })}
    </ul>
  );
}
