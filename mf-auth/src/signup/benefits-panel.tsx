import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { SOURCE_NAMES } from '@hub/shared/format';
import { ChartSpline, Database, FileCheck2, Headset } from 'lucide-react';
import { t } from '../messages';
import styles from './benefits-panel.module.css';

const BENEFITS = [
  { icon: Database, name: 'sources', detail: () => t('signup.benefit.sources.detail', { sources: sourceList() }) },
  { icon: FileCheck2, name: 'reports', detail: () => t('signup.benefit.reports.detail') },
  { icon: ChartSpline, name: 'charts', detail: () => t('signup.benefit.charts.detail') },
  { icon: Headset, name: 'support', detail: () => t('signup.benefit.support.detail') },
] as const;

/** All that can be connected. */
const sourceList = (): string =>
  SOURCE_TYPES.map((type) => SOURCE_NAMES[type]).reduce((first, next) => t('list', { first, next }));

export function BenefitsPanel() {
  return (
    <aside className={styles.panel} aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={styles.title}>
        {t('signup.benefits')}
      </h2>
      <ul className={styles.list}>
        {BENEFITS.map(({ icon: Icon, name, detail }) => (
          <li key={name} className={styles.item}>
            <span className={styles.icon} aria-hidden="true">
              <Icon />
            </span>
            <div>
              <p className={styles.text}>{t(`signup.benefit.${name}`)}</p>
              <p className={styles.detail}>{detail()}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
