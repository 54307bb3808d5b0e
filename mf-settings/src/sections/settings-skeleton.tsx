import { Card, Skeleton } from '@hub/shared/ui';
import { t } from '../messages';
import styles from './section.module.css';

/** About as high as the controls of the first sections. */
const SECTIONS = ['7.5rem', '11rem', '10rem'];

export const SettingsSkeleton = () => (
  <div aria-busy="true" aria-label={t('loading')} role="status">
    {SECTIONS.map((height) => (
      <div key={height} className={styles.section}>
        <div className={styles.header}>
          <Skeleton width="8rem" height="1.25rem" />
          <Skeleton width="12rem" />
        </div>
        <Card padding="lg">
          <Skeleton height={height} />
        </Card>
      </div>
    ))}
  </div>
);
