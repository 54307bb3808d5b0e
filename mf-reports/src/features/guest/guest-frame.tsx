import type { ReactNode } from 'react';
import { readToken } from '@hub/shared/session';
import { Link, Logo, ThemeToggle } from '@hub/shared/ui';
import styles from '../share/share.module.css';

interface GuestFrameProps {
  busy: boolean;
  /** Beside the theme, at the top. */
  action?: ReactNode;
  children: ReactNode;
}

/** What stands around a page that is read without an account; who has one is led back to it. */
export const GuestFrame = ({ busy, action, children }: GuestFrameProps) => (
  <div className={styles.guest}>
    <header className={styles.bar}>
      <Link to={readToken() === null ? '/' : '/dashboard'}>
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
