import type { ReactNode } from 'react';
import { Link } from '@hub/shared/router';
import { classNames, Logo, ThemeToggle } from '@hub/shared/ui';
import { t } from '../messages';
import styles from './auth-layout.module.css';

interface AuthLayoutProps {
  children: ReactNode;
  /** Stands beside the card on a wide screen and under it on a narrow one. */
  aside?: ReactNode;
  wide?: boolean;
}

/** The quiet page around each account screen. */
export function AuthLayout({ children, aside, wide = false }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" className={styles.home} aria-label={t('home')}>
          <Logo />
        </Link>
        <ThemeToggle />
      </header>
      <main className={classNames(styles.main, aside !== undefined && styles.split, wide && styles.wide)}>
        <div className={styles.content}>{children}</div>
        {aside}
      </main>
    </div>
  );
}
