import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { ChevronDown } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { Button, buttonLabel } from '../buttons/button';
import type { MenuProps } from './menu';
import { PageDirection } from './page-direction';
import { shown } from '../shown';
import styles from './menu.module.css';

/** A menu that opens as soon as it is there: its first press was on the button whose place it takes. */
export function MenuPanel({ label, name, items, onSelect, variant, size, icon, disabled, loading }: MenuProps) {
  // In the landmark or dialog of its button: outside of both, a screen reader that walks by landmarks would miss it.
  const surroundings = useRef<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const wasOpened = useRef(false);
  const trigger = useCallback((element: HTMLButtonElement | null) => {
    surroundings.current = element?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ?? null;
    button.current = element;
  }, []);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    button.current?.focus();
    button.current?.click();
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
