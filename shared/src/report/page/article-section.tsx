import { memo, useEffect, useRef } from 'react';
import { ownTitle } from '@hub/engine/contracts/report/heading';
import { ActionCards } from '../actions/action-cards';
import SectionBlocks, { Blocks } from '../blocks/section-blocks';
import prose from '../prose.module.css';
import { ReadingCorrection } from '../reading/reading-correction';
import { useLocation } from '../../router';
import { drawnOf, type PlannedHeading, type PlannedSection } from './plan';
import { HelpLink } from './help-link';
import styles from './page.module.css';

/** What of a section is drawn so far. */
function SectionParts({ planned: { section, groups, parts }, drawn }: { planned: PlannedSection; drawn: number }) {
  const isWhole = drawn >= parts;
  if (section.kind === 'actions') return isWhole ? <ActionCards section={section} headingLevel={3} /> : null;
  return (
    <>
      {section.kind === 'method' && <HelpLink page="checks" />}
      <div className={prose.prose}>
        {groups.slice(0, drawn).map((group) => (
          <Blocks key={group[0]?.id} blocks={group} anchored />
        ))}
      </div>
      {isWhole && section.parts.length > 0 && <SectionBlocks blocks={[]} parts={section.parts} headingLevel={4} />}
      {isWhole && section.kind === 'reading' && <ReadingCorrection section={section} headingLevel={4} />}
    </>
  );
}

interface ArticleSectionProps {
  planned: PlannedHeading;
  /** How many of its parts are drawn so far. */
  drawn: number;
}

/** One heading of the report with all that stands under it. */
export const ArticleSection = memo(function ArticleSection({ planned: { id, title, sections }, drawn }: ArticleSectionProps) {
  const element = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isWanted = hash === `#${id}` && drawn > 0;
  useEffect(() => {
    // With each step of the history that leads here; who comes from another page is led here once it is drawn.
    if (isWanted) element.current?.scrollIntoView({ block: 'start' });
  }, [isWanted, key]);
  if (drawn === 0) return null;
  return (
    <section id={id} ref={element} className={styles.heading} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.headingTitle}>
        {title}
      </h2>
      {id === 'findings' && <HelpLink page="reading" />}
      {drawnOf(sections, drawn)
        .filter((each) => each.drawn > 0)
        .map(({ item, drawn: own }) =>
          ownTitle(item.section) === null ? (
            <SectionParts key={item.section.id} planned={item} drawn={own} />
          ) : (
            <section key={item.section.id} className={styles.section} aria-labelledby={`section-${item.section.id}`}>
              <h3 id={`section-${item.section.id}`} className={styles.sectionTitle}>
                {ownTitle(item.section)}
              </h3>
              <SectionParts planned={item} drawn={own} />
            </section>
          ),
        )}
    </section>
  );
});
