import { Menu as Ark } from '@ark-ui/react/menu';
import { createPortal } from 'react-dom';
import type { MenuItem } from './menu';
import { PageDirection } from './page-direction';
import { shown } from '../shown';
import styles from './menu.module.css';

export interface MenuPanelProps {
  ids: { trigger: string; content: string };
  /** Where it opens. */
  button: Element | null;
  items: readonly MenuItem[];
  /** Value of the action that is chosen at first. */
  at: string | null;
  onSelect: (value: string) => void;
  onClose: () => void;
}

/** The list of a menu, which is open for as long as it is there. */
export function MenuPanel({ ids, button, items, at, onSelect, onClose }: MenuPanelProps) {
  // In the landmark or dialog of its button: outside of both, a screen reader that walks by landmarks would miss it.
  const surroundings = button?.closest('[role="dialog"], [role="alertdialog"], main') ?? document.body;
  const list = (
    <Ark.Positioner>
      <Ark.Content className={styles.menu}>
        {items.map((item) => (
          <Ark.Item key={item.value} value={item.value} disabled={item.disabled} className={styles.item}>
            {item.icon}
            {shown(item.label)}
          </Ark.Item>
        ))}
      </Ark.Content>
    </Ark.Positioner>
  );
  return (
    <PageDirection>
      <Ark.Root
        defaultOpen
        defaultHighlightedValue={at ?? undefined}
        ids={ids}
        positioning={{ placement: 'bottom-end', gutter: 6 }}
        onSelect={({ value }) => onSelect(value)}
        onOpenChange={({ open }) => (open ? undefined : onClose())}
      >
        {createPortal(list, surroundings)}
      </Ark.Root>
    </PageDirection>
  );
}
