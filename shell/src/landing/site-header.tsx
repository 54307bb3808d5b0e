import { Link } from '@hub/shared/router';
import { LinkButton, Logo, ThemeToggle } from '@hub/shared/ui';
import page from './landing.module.css';
import styles from './site-header.module.css';

export const SiteHeader = () => (
  <header className={styles.header}>
    <div className={`${page.wrap} ${styles.bar}`}>
      <Link to="/" className={styles.home} aria-label="Data Intelligence Hub, home">
        <Logo className={styles.logo} />
      </Link>
      <nav className={styles.nav} aria-label="Main">
        <a href="#features" className={styles.anchor}>
          Features
        </a>
        <a href="#sources" className={styles.anchor}>
          Data sources
        </a>
        <span className={`${styles.theme} ${page.scripted}`}>
          <ThemeToggle />
        </span>
        <LinkButton to="/login" variant="ghost">
          Login
        </LinkButton>
        <LinkButton to="/signup" variant="primary">
          Get Started
        </LinkButton>
      </nav>
    </div>
  </header>
);
