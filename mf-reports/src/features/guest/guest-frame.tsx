import type { ReactNode } from 'react';
import { Link, Logo, ThemeToggle } from '@hub/shared/ui';
import styles from '../share/share.module.css';

interface GuestFrameProps {
  busy: boolean;
  /** Beside the theme, at the top. */
  action?: ReactNode;
  children: ReactNode;
}

/** What stands around a report that is read without an account. */
export const GuestFrame = ({ busy, action, children }: GuestFrameProps) => (
  <div className={styles.guest}>
    <header className={styles.bar}>
      <Link to="/">
        <Logo />
      </Link>
      <span className={styles.actions}>
        <ThemeToggle />
        {action}
      </span>
    </header>
    <main aria-busy={busy}>
      <div className={styles.content}>{children}</div>
    </main>
  </div>
);
