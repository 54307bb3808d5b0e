import { Tabs as Ark } from '@ark-ui/react/tabs';
import { useState } from 'react';
import { Menu } from './menu';
import { t } from '../messages';
import type { TabItem, TabsProps } from './tabs';
import { PageDirection } from './page-direction';
import { shown } from '../shown';
import styles from './tabs.module.css';
import { useIsCut } from './use-is-cut';

const nameOf = ({ label, value }: TabItem): string => (typeof label === 'string' ? label : value);

export function TabsPanel({ label, items, value, onChange }: TabsProps) {
  const [own, setOwn] = useState(items[0]?.value);
  const { isCut, list } = useIsCut();
  const choose = (chosen: string) => {
    setOwn(chosen);
    onChange?.(chosen);
  };
  return (
    <PageDirection>
      <Ark.Root
        className={styles.root}
        value={value ?? own}
        onValueChange={(change) => choose(change.value)}
        lazyMount
        unmountOnExit
      >
        <div className={styles.head}>
          <Ark.List ref={list} className={styles.list} aria-label={label}>
            {items.map((item) => (
              <Ark.Trigger key={item.value} value={item.value} className={styles.tab}>
                {shown(item.label)}
              </Ark.Trigger>
            ))}
          </Ark.List>
          {isCut && (
            <Menu
              size="sm"
              variant="ghost"
              label={t('tabs.all')}
              items={items.map((item) => ({ value: item.value, label: nameOf(item) }))}
              onSelect={choose}
            />
          )}
        </div>
        {items.map((item) => (
          <Ark.Content key={item.value} value={item.value} className={styles.content}>
            {item.content}
          </Ark.Content>
        ))}
      </Ark.Root>
    </PageDirection>
  );
}
