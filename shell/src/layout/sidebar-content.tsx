import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from '@hub/shared/router';
import { fullName } from '@hub/shared/session';
import { authActions, selectUser, useHubDispatch, useHubSelector } from '@hub/shared/state';
import { Avatar, Button, classNames, ForeignText, foreignText, Logo, ThemeToggle } from '@hub/shared/ui';
import { PaletteButton } from '../palette/palette-button';
import { activeItem, type NavItem } from '../routes/route-table';
import { NavIcon } from './nav-icon';
import { t } from '../messages';
import styles from './sidebar-content.module.css';

interface SidebarContentProps {
  items: readonly NavItem[];
  /** Opens the palette; absent where its button stands elsewhere. */
  onSearch?: () => void;
  /** The analyses under way. */
  running: ReactNode;
}

/** Navigation, and whose session this is. */
export function SidebarContent({ items, onSearch, running }: SidebarContentProps) {
  const { pathname } = useLocation();
  const user = useHubSelector(selectUser);
  const dispatch = useHubDispatch();
  const active = activeItem(items, pathname);
  const name = user ? fullName(user) : '';
  return (
    <div className={styles.content}>
      <div className={styles.brand}>
        <Link to="/dashboard" className={styles.home}>
          <Logo />
        </Link>
      </div>
      {onSearch && <PaletteButton onOpen={onSearch} />}
      <nav aria-label={t('main')}>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.path}>
              <Link
                to={item.path}
                className={classNames(styles.item, item === active && styles.active)}
                aria-current={item === active ? 'page' : undefined}
              >
                <NavIcon name={item.icon} />
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {running}
      {user && (
        <div className={styles.footer}>
          <div className={styles.person}>
            <Avatar name={name} />
            <div className={styles.texts}>
              <span className={styles.name}>
                <ForeignText>{name}</ForeignText>
              </span>
              <span className={styles.email} title={foreignText(user.email)}>
                <ForeignText>{user.email}</ForeignText>
              </span>
            </div>
          </div>
          <div className={styles.session}>
            <Button
              variant="ghost"
              className={styles.logout}
              icon={<LogOut size={16} aria-hidden="true" />}
              onClick={() => dispatch(authActions.logoutRequested())}
            >
              {t('logout')}
            </Button>
            <ThemeToggle />
          </div>
        </div>
      )}
    </div>
  );
}
