import { Link } from '@hub/shared/router';
import { Logo, PRODUCT_NAME } from '@hub/shared/ui';
import page from './landing.module.css';
import styles from './site-footer.module.css';

const LINKS = [
  { to: '/login', label: 'Login' },
  { to: '/signup', label: 'Get Started' },
  { to: '/terms', label: 'Terms of Service' },
  { to: '/privacy', label: 'Privacy Policy' },
];

export const SiteFooter = () => (
  <footer className={styles.footer}>
    <div className={`${page.wrap} ${styles.layout}`}>
      <div className={styles.about}>
        <Logo />
        <p>Reports whose every number you can check.</p>
      </div>
      <nav aria-label="Footer">
        <ul className={styles.links}>
          {LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.copyright} suppressHydrationWarning>
        © {new Date().getFullYear()} {PRODUCT_NAME}
      </p>
    </div>
  </footer>
);
