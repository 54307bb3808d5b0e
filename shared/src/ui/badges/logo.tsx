import { classNames } from '../class-names';
import styles from './logo.module.css';

export const PRODUCT_NAME = 'Data Intelligence Hub';

interface LogoProps {
  /** Only the mark, named for a screen reader. */
  compact?: boolean;
  className?: string;
}

/** A line of figures that ends in one that is ringed: the number you can ask about. */
export function Logo({ compact = false, className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)}>
      <svg
        className={styles.mark}
        viewBox="0 0 32 32"
        fill="none"
        role={compact ? 'img' : undefined}
        aria-label={compact ? PRODUCT_NAME : undefined}
        aria-hidden={compact ? undefined : true}
      >
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <path d="M6.5 22.5 12 16l4.5 3.5 4.3-5.6" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
        <circle cx="23" cy="10.5" r="3.4" stroke="#fff" strokeWidth="2.4" />
      </svg>
      {!compact && <span className={styles.name}>{PRODUCT_NAME}</span>}
    </span>
  );
}
