import { LogOut } from 'lucide-react';
import { Link, useLocation } from '@hub/shared/router';
import { fullName } from '@hub/shared/session';
import { authActions, selectUser, useHubDispatch, useHubSelector } from '@hub/shared/state';
import { Avatar, Button, classNames, Logo, ThemeToggle } from '@hub/shared/ui';
import { activeItem, type NavItem } from '../routes/route-table';
import { NavIcon } from './nav-icon';
import styles from './sidebar-content.module.css';

/** Navigation, and whose session this is. */
export function SidebarContent({ items }: { items: readonly NavItem[] }) {
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
        <ThemeToggle />
      </div>
      <nav aria-label="Main">
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
      {user && (
        <div className={styles.footer}>
          <div className={styles.person}>
            <Avatar name={name} />
            <div className={styles.texts}>
              <span className={styles.name}>{name}</span>
              <span className={styles.email}>{user.email}</span>
            </div>
          </div>
          <Button
            variant="ghost"
            block
            icon={<LogOut size={16} aria-hidden="true" />}
            onClick={() => dispatch(authActions.logoutRequested())}
          >
            Logout
          </Button>
        </div>
      )}
    </div>
  );
}
