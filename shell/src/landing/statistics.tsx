import { classNames } from '@hub/shared/ui';
import { t } from './messages';
import page from './landing.module.css';
import styles from './statistics.module.css';

const STATISTICS = ['sources', 'insights', 'uptime', 'customers'] as const;

export const Statistics = () => (
  <section className={styles.strip} aria-label={t('figures')}>
    <dl className={classNames(page.wrap, styles.list)}>
      {STATISTICS.map((name) => (
        <div key={name} className={styles.item}>
          <dt className={styles.label}>{t(`figure.${name}`)}</dt>
          <dd className={styles.value}>{t(`figure.${name}.value`)}</dd>
        </div>
      ))}
    </dl>
    <p className={classNames(page.wrap, styles.note)}>{t('figures.note')}</p>
  </section>
);
