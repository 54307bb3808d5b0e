import { t } from '../messages';
import type { Heading } from '../headings';
import { useCurrentHeading } from './use-current-heading';
import styles from './page.module.css';

/** The report's headings beside it, where there is room for them; the one that is read is marked. */
export function Contents({ headings }: { headings: readonly Pick<Heading, 'id' | 'title'>[] }) {
  const current = useCurrentHeading(headings.map(({ id }) => id));
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <ul className={styles.contentsList}>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.contentsLink} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
