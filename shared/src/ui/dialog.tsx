import { useState, type ReactNode } from 'react';
import { lazyWidget } from './lazy-widget';

export interface DialogProps {
  open: boolean;
  /** Asked for by the close button, Escape, or a press outside. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** False keeps it open, while something runs that must not be left. */
  closable?: boolean;
  role?: 'dialog' | 'alertdialog';
}

const DialogPanel = lazyWidget<DialogProps>(() => import('./dialog-panel').then((module) => module.DialogPanel));

/** A modal dialog. Its code is loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? <DialogPanel {...props} /> : null;
}
