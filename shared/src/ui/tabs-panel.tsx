import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { TabsProps } from './tabs';
import { shown } from './shown';
import styles from './tabs.module.css';

export function TabsPanel({ label, items, value, onChange }: TabsProps) {
  return (
    <Ark.Root
      className={styles.root}
      value={value}
      defaultValue={items[0]?.value}
      onValueChange={(change) => onChange?.(change.value)}
      lazyMount
      unmountOnExit
    >
      <Ark.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Ark.Trigger key={item.value} value={item.value} className={styles.tab}>
            {shown(item.label)}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((item) => (
        <Ark.Content key={item.value} value={item.value} className={styles.content}>
          {item.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
