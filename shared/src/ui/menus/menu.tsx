import { ChevronDown } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Button, buttonLabel, type ButtonLook } from '../buttons/button';
import { lazyWidget } from '../lazy-widget';
import { painted } from '../../yielding/yield-to-main';
import type { MenuPanelProps } from './menu-panel';

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

function Failed({ onClose }: MenuPanelProps) {
  useEffect(onClose, [onClose]);
  return null;
}

/** Its code comes when the button is pointed at. Where it does not come the menu is closed again, and the next press is a new attempt. */
const MenuPanel = lazyWidget<MenuPanelProps>(
  () => import('./menu-panel').then((module) => module.MenuPanel),
  () => null,
  (props) => <Failed {...props} />,
);

const isOffered = ({ disabled }: MenuItem) => !disabled;

/**
 * A button that opens a list of actions. The button stays what it is, and looks pressed before the list is drawn: that the library sets up what a list
 * needs takes a phone longer than a press may wait for its picture.
 */
export function Menu({ label, name, items, onSelect, ...look }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ at: string | null; isDrawn: boolean } | null>(null);
  const isOpen = opened !== null;
  const fetchAhead = () => void MenuPanel.prepare().catch(() => undefined);
  const open = (at?: MenuItem) => {
    setOpened({ at: at?.value ?? null, isDrawn: false });
    void painted().then(() => setOpened((now) => now && { ...now, isDrawn: true }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? items.find(isOffered) : items.findLast(isOffered));
  };
  const onPointerDown = (event: PointerEvent) => {
    // The focus stays in the list until the press has closed it.
    if (isOpen) event.preventDefault();
  };
  const onClick = ({ detail }: MouseEvent) => {
    if (isOpen) {
      setOpened(null);
      button.current?.focus();
    } else {
      // A press by key or by a screen reader begins at the first action.
      open(detail === 0 ? items.find(isOffered) : undefined);
    }
  };
  return (
    <>
      <Button
        {...look}
        ref={button}
        id={`${id}button`}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={opened?.isDrawn ? `${id}list` : undefined}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {buttonLabel(label)}
        <ChevronDown aria-hidden="true" />
      </Button>
      {opened?.isDrawn && (
        <MenuPanel
          ids={{ trigger: `${id}button`, content: `${id}list` }}
          button={button.current}
          items={items}
          at={opened.at}
          onSelect={onSelect}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
