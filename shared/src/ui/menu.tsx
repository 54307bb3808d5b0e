import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './button';
import { lazyWidget } from './lazy-widget';

export interface MenuItem {
  value: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}
export interface MenuProps extends Omit<ButtonLook, 'block'> {
  label: string;
  items: readonly MenuItem[];
  onSelect: (value: string) => void;
  disabled?: boolean;
  loading?: boolean;
}

/** A button that opens a list of actions. */
export const Menu = lazyWidget<MenuProps>(
  () => import('./menu-panel').then((module) => module.MenuPanel),
  ({ label, variant, size, icon }) => (
    <Button variant={variant} size={size} icon={icon} disabled>
      {label}
    </Button>
  ),
);
