import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '@hub/shared/ui';
import type { NavItem } from '../routes/route-table';
import { SidebarContent } from './sidebar-content';
import { t } from '../messages';
import styles from './drawer.module.css';

interface DrawerProps {
  items: readonly NavItem[];
  /** The analyses under way. */
  running: ReactNode;
  onClose: () => void;
}

/** The sidebar on a phone: a modal dialog of the browser's own, which keeps the focus in and closes on Escape. */
export function Drawer({ items, running, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label={t('menu')} closedby="any" onClose={onClose}>
      <div className={styles.close}>
        <IconButton plain label={t('menu.close')} icon={<X />} onClick={() => dialog.current?.close()} />
      </div>
      <SidebarContent items={items} running={running} />
    </dialog>
  );
}
