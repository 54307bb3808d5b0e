import { Skeleton, VisuallyHidden } from '@hub/shared/ui';
import { t } from '../../messages';
import styles from './screen-skeleton.module.css';

/** Holds the place of a screen while its code is on the way. */
export const ScreenSkeleton = ({ title }: { title?: string }) => (
  <div className={styles.skeleton} aria-busy="true">
    <VisuallyHidden>
      {title && <h1>{title}</h1>}
      <span role="status">{t('loading')}</span>
    </VisuallyHidden>
    <Skeleton width="min(18rem, 60%)" height="2.25rem" />
    <Skeleton width="min(30rem, 85%)" />
    <div className={styles.cards}>
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
    </div>
    <Skeleton height="14rem" />
  </div>
);
