import page from './landing.module.css';
import styles from './statistics.module.css';

const STATISTICS = [
  { value: '10,000+', label: 'data sources connected' },
  { value: '50M+', label: 'insights generated' },
  { value: '99.9%', label: 'uptime guarantee' },
  { value: '500+', label: 'customers' },
];

export const Statistics = () => (
  <section className={styles.strip} aria-label="In numbers">
    <dl className={`${page.wrap} ${styles.list}`}>
      {STATISTICS.map(({ value, label }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
