import { t } from '../messages';
import styles from './skip-link.module.css';

/** Takes a keyboard past the navigation. */
export const SkipLink = () => (
  <a className={styles.link} href="#main">
    {t('skip')}
  </a>
);
