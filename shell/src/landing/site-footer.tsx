import { Link } from '@hub/shared/router';
import { classNames, Logo, PRODUCT_NAME } from '@hub/shared/ui';
import { t } from './messages';
import page from './landing.module.css';
import styles from './site-footer.module.css';

const LINKS = [
  { to: '/demo', label: 'hero.demo' },
  { to: '/help/reading', label: 'help.reading' },
  { to: '/help/checks', label: 'help.checks' },
  { to: '/help/data', label: 'help.data' },
  { to: '/login', label: 'login' },
  { to: '/signup', label: 'get-started' },
  { to: '/terms', label: 'terms' },
  { to: '/privacy', label: 'privacy' },
] as const;

export const SiteFooter = () => (
  <footer className={styles.footer}>
    <div className={classNames(page.wrap, styles.layout)}>
      <div className={styles.about}>
        <Logo />
        <p>{t('about')}</p>
      </div>
      <nav aria-label={t('footer')}>
        <ul className={styles.links}>
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.copyright} suppressHydrationWarning>
        {t('copyright', { year: new Date().getFullYear(), product: PRODUCT_NAME })}
      </p>
    </div>
  </footer>
);
