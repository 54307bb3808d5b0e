import { useEffect, useState, type ReactNode } from 'react';
import { lazyWidget } from '../lazy-widget';
import { t } from '../messages';
import { toast } from '../toasts/toast';

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
  /** Where the focus goes at the end when what opened the dialog is gone. */
  focusAfter?: () => HTMLElement | null;
}

/** Takes back the wish for a dialog whose code did not come: the screen under it stays as it is. */
function NotLoaded({ open, onClose }: DialogProps) {
  useEffect(() => {
    if (!open) return;
    toast.error(t('dialog.not-loaded'));
    onClose();
  }, [open, onClose]);
  return null;
}

const DialogPanel = lazyWidget<DialogProps>(
  () => import('./dialog-panel').then((module) => module.DialogPanel),
  () => null,
  (props) => <NotLoaded {...props} />,
);

/** A modal dialog. Its code is loaded when the first one opens. */
export function Dialog(props: DialogProps) {
  const [openings, setOpenings] = useState(props.open ? 1 : 0);
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setOpenings(openings + 1);
  }
  return openings > 0 ? <DialogPanel key={openings} {...props} /> : null;
}
