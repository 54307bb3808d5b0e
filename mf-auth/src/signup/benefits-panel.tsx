import { ChartSpline, Database, FileCheck2, Headset } from 'lucide-react';
import { t } from '../messages';
import styles from './benefits-panel.module.css';

const BENEFITS = [
  { icon: Database, name: 'sources' },
  { icon: FileCheck2, name: 'reports' },
  { icon: ChartSpline, name: 'charts' },
  { icon: Headset, name: 'support' },
] as const;

export function BenefitsPanel() {
  return (
    <aside className={styles.panel} aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={styles.title}>
        {t('signup.benefits')}
      </h2>
      <ul className={styles.list}>
        {BENEFITS.map(({ icon: Icon, name }) => (
          <li key={name} className={styles.item}>
            <span className={styles.icon} aria-hidden="true">
              <Icon />
            </span>
            <div>
              <p className={styles.text}>{t(`signup.benefit.${name}`)}</p>
              <p className={styles.detail}>{t(`signup.benefit.${name}.detail`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
