import { Menu, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from '@hub/shared/router';
import { IconButton, Logo } from '@hub/shared/ui';
import { usePalette } from '../palette/use-palette';
import { usePrefetchAtRest } from '../remotes/use-prefetch-at-rest';
import type { NavItem, RouteAction } from '../routes/route-table';
import { Drawer } from './drawer';
import { OfflineNote } from './offline-note';
import { OldPageNote } from './old-page-note';
import { SidebarContent } from './sidebar-content';
import { SkipLink } from './skip-link';
import { useRunningAnalyses } from './use-running-analyses';
import { t } from '../messages';
import styles from './dashboard-layout.module.css';

interface DashboardLayoutProps {
  items: readonly NavItem[];
  actions: readonly RouteAction[];
  children: ReactNode;
}

/** The signed-in area: sidebar beside the screen, on a phone a bar above it that opens the same sidebar as a drawer. */
export function DashboardLayout({ items, actions, children }: DashboardLayoutProps) {
  const { key } = useLocation();
  // Open at one place of the history: every link in the drawer closes it, also one to where it was opened.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => setOpenAt(null);
  const { open: search, palette } = usePalette(items, actions);
  const running = useRunningAnalyses();
  usePrefetchAtRest(items);

  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/dashboard" className={styles.home}>
          <Logo />
        </Link>
        <div className={styles.buttons}>
          <IconButton plain label={t('search')} icon={<Search />} onClick={search} />
          <IconButton plain label={t('menu.open')} icon={<Menu />} onClick={() => setOpenAt(key)} />
        </div>
      </header>
      <aside className={styles.sidebar} aria-label={t('sidebar')}>
        <SidebarContent items={items} onSearch={search} running={running} />
      </aside>
      {openAt === key && <Drawer items={items} running={running} onClose={close} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.width}>
          <OfflineNote />
          <OldPageNote />
          {children}
        </div>
      </main>
      {palette}
    </div>
  );
}
