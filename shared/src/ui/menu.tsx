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
  /** What a screen reader says in its place; begins with it. */
  name?: string;
  items: readonly MenuItem[];
  onSelect: (value: string) => void;
  disabled?: boolean;
  loading?: boolean;
}

/** A button that opens a list of actions. */
export const Menu = lazyWidget<MenuProps>(
  () => import('./menu-panel').then((module) => module.MenuPanel),
  ({ label, name, variant, size, icon }) => (
    <Button variant={variant} size={size} icon={icon} aria-label={name} disabled>
      {label}
      {/* The place of the arrow, so that nothing beside it moves when that comes. */}
      <svg aria-hidden="true" />
    </Button>
  ),
);
