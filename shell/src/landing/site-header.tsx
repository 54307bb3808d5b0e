import { Link } from '@hub/shared/router';
import { classNames, LinkButton, Logo, ThemeToggle } from '@hub/shared/ui';
import { t } from './messages';
import page from './landing.module.css';
import styles from './site-header.module.css';

export const SiteHeader = () => (
  <header className={styles.header}>
    <div className={classNames(page.wrap, styles.bar)}>
      <Link to="/" className={styles.home} aria-label={t('home')}>
        <Logo className={styles.logo} />
      </Link>
      <nav className={styles.nav} aria-label={t('main')}>
        <a href="#features" className={styles.anchor}>
          {t('to-features')}
        </a>
        <a href="#sources" className={styles.anchor}>
          {t('to-sources')}
        </a>
        <span className={classNames(styles.theme, page.scripted)}>
          <ThemeToggle />
        </span>
        <LinkButton to="/login" variant="ghost">
          {t('login')}
        </LinkButton>
        <LinkButton to="/signup" variant="primary">
          {t('get-started')}
        </LinkButton>
      </nav>
    </div>
  </header>
);
