import { Link } from '../../ui/buttons/link';
import { t } from '../messages';
import styles from './page.module.css';

/** The way to the page that answers what is asked at this place. */
export const HelpLink = ({ page }: { page: 'reading' | 'checks' }) => (
  <p className={styles.help}>
    <Link to={`/help/${page}`}>{t(`help.${page}`)}</Link>
  </p>
);
