import type { ReportSection } from '../text/split-report';
import { ReportMarkdown } from '../markdown/report-markdown';
import { actionCategory } from './action-category';
import styles from './actions.module.css';

interface ActionCardsProps {
  /** The section named Suggested Actions; each section in it is a category. */
  section: ReportSection;
  /** Level of the cards' headings. */
  headingLevel: 2 | 3 | 4 | 5;
}

export const isSuggestedActions = (section: ReportSection): boolean => section.title.toLowerCase() === 'suggested actions';

/** Suggested actions, one card for each category of issues. */
export function ActionCards({ section, headingLevel }: ActionCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {section.body !== '' && <ReportMarkdown>{section.body}</ReportMarkdown>}
      {section.children.length > 0 && (
        <ul className={styles.cards}>
          {section.children.map((child, place) => {
            const { icon: Icon, color } = actionCategory(child.title, place);
            return (
              <li key={child.id} className={styles.card}>
                <Heading className={styles.title}>
                  <span className={`${styles.icon} ${styles[color]}`} aria-hidden="true">
                    <Icon />
                  </span>
                  {child.title}
                </Heading>
                <ReportMarkdown>{child.body}</ReportMarkdown>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
