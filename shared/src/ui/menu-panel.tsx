import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { ChevronDown } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Button, buttonLabel } from './button';
import type { MenuProps } from './menu';
import { PageDirection } from './page-direction';
import { shown } from './shown';
import styles from './menu.module.css';

export function MenuPanel({ label, name, items, onSelect, variant, size, icon, disabled, loading }: MenuProps) {
  // In the landmark or dialog of its button: outside of both, a screen reader that walks by landmarks would miss it.
  const surroundings = useRef<HTMLElement | null>(null);
  const trigger = useCallback((button: HTMLButtonElement | null) => {
    surroundings.current = button?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ?? null;
  }, []);
  return (
    <PageDirection>
      <Ark.Root
        onSelect={({ value }) => onSelect(value)}
        positioning={{ placement: 'bottom-end', gutter: 6 }}
        lazyMount
        unmountOnExit
      >
        <Ark.Trigger asChild>
          <Button ref={trigger} variant={variant} size={size} icon={icon} aria-label={name} disabled={disabled} loading={loading}>
            {buttonLabel(label)}
            <ChevronDown aria-hidden="true" />
          </Button>
        </Ark.Trigger>
        <Portal container={surroundings}>
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
        </Portal>
      </Ark.Root>
    </PageDirection>
  );
}
