import { Menu, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from '@hub/shared/router';
import { IconButton, Logo } from '@hub/shared/ui';
import type { NavItem } from '../routes/route-table';
import { usePrefetchWhenIdle } from '../remotes/use-prefetch-when-idle';
import { SidebarContent } from './sidebar-content';
import { SkipLink } from './skip-link';
import styles from './dashboard-layout.module.css';

/** The signed-in area: sidebar beside the screen, on a phone a bar above it that opens the same sidebar as a drawer. */
export function DashboardLayout({ items, children }: { items: readonly NavItem[]; children: ReactNode }) {
  const { pathname } = useLocation();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  useEffect(close, [pathname]);
  usePrefetchWhenIdle(items);

  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/dashboard" className={styles.home}>
          <Logo />
        </Link>
        <IconButton plain label="Open menu" icon={<Menu />} onClick={() => drawer.current?.showModal()} />
      </header>
      <aside className={styles.sidebar} aria-label="Sidebar">
        <SidebarContent items={items} />
      </aside>
      <dialog ref={drawer} className={styles.drawer} aria-label="Menu" closedby="any">
        <div className={styles.close}>
          <IconButton plain label="Close menu" icon={<X />} onClick={close} />
        </div>
        <SidebarContent items={items} />
      </dialog>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.width}>{children}</div>
      </main>
    </div>
  );
}
