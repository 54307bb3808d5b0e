import { ChevronDown } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, buttonLabel, type ButtonLook } from '../buttons/button';
import { lazyWidget } from '../lazy-widget';

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

interface ClosedProps extends MenuProps {
  onOpen: () => void;
}

/** The button of a menu that nobody has opened yet. */
function ClosedMenu({ label, name, variant, size, icon, disabled, loading, onOpen }: ClosedProps) {
  const fetchAhead = () => void OpenedMenu.prepare().catch(() => undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Button
      variant={variant}
      size={size}
      icon={icon}
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded={false}
      disabled={disabled}
      loading={loading}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onKeyDown={onKeyDown}
      onClick={onOpen}
    >
      {buttonLabel(label)}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
}

/** Opens as soon as it has come. Where it does not come, the button is there again and the next press is a new attempt. */
const OpenedMenu = lazyWidget<ClosedProps>(
  () => import('./menu-panel').then((module) => module.MenuPanel),
  (props) => <ClosedMenu {...props} onOpen={() => undefined} />,
  (props) => <ClosedMenu {...props} />,
);

/** A button that opens a list of actions, whose code comes with the first press. */
export function Menu(props: MenuProps) {
  const [asked, setAsked] = useState(0);
  const own = { ...props, onOpen: () => setAsked(asked + 1) };
  return asked === 0 ? <ClosedMenu {...own} /> : <OpenedMenu key={asked} {...own} />;
}
