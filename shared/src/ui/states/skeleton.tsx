import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: string;
  height?: string;
}

/** Holds the place of what is still loading. The region around it says `aria-busy`. */
export const Skeleton = ({ width = '100%', height = '1rem' }: SkeletonProps) => (
  <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
);
