import { t } from '../messages';
import type { Heading } from '../headings';
import styles from './page.module.css';

/** The report's headings beside it, where there is room for them. */
export const Contents = ({ headings }: { headings: readonly Pick<Heading, 'id' | 'title'>[] }) => (
  <nav className={styles.contents} aria-label={t('contents')}>
    <ul className={styles.contentsList}>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.contentsLink}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
