import { t } from './messages';
import styles from './chart.module.css';

/** In the place of a chart that cannot be drawn: what it was to be drawn from. */
export const UndrawnChart = ({ source }: { source: string }) => (
  <figure className={styles.figure}>
    <pre className={styles.source}>
      <code>{source}</code>
    </pre>
    <figcaption className={styles.notes}>{t('undrawn')}</figcaption>
  </figure>
);
