import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from '@hub/shared/router';
import { IconButton, Logo } from '@hub/shared/ui';
import type { NavItem } from '../routes/route-table';
import { usePrefetchWhenIdle } from '../remotes/use-prefetch-when-idle';
import { Drawer } from './drawer';
import { SidebarContent } from './sidebar-content';
import { SkipLink } from './skip-link';
import styles from './dashboard-layout.module.css';

/** The signed-in area: sidebar beside the screen, on a phone a bar above it that opens the same sidebar as a drawer. */
export function DashboardLayout({ items, children }: { items: readonly NavItem[]; children: ReactNode }) {
  const { pathname } = useLocation();
  // Open at one address: a link in the drawer closes it by leading away.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  usePrefetchWhenIdle(items);

  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/dashboard" className={styles.home}>
          <Logo />
        </Link>
        <IconButton plain label="Open menu" icon={<Menu />} onClick={() => setOpenAt(pathname)} />
      </header>
      <aside className={styles.sidebar} aria-label="Sidebar">
        <SidebarContent items={items} />
      </aside>
      {openAt === pathname && <Drawer items={items} onClose={close} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.width}>{children}</div>
      </main>
    </div>
  );
}
