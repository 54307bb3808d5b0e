import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from './class-names';
import type { DialogProps } from './dialog';
import { IconButton } from './icon-button';
import { t } from './messages';
import { shown } from './shown';
import styles from './dialog.module.css';

/** Where a dialog's work begins: what is marked for it, else the first field. Otherwise the focus goes to the first control. */
const START = '[data-autofocus], input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

export function DialogPanel({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  closable = true,
  role = 'dialog',
  focusAfter,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const start = () => {
    opener.current = document.activeElement;
    return content.current?.querySelector<HTMLElement>(START) ?? null;
  };
  return (
    <Ark.Root
      open={open}
      role={role}
      // A dialog before this one gives its focus back to the page when it is gone, which is no wish to close this one.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={(change) => !change.open && closable && onClose()}
      closeOnEscape={closable}
      closeOnInteractOutside={closable && role === 'dialog'}
      initialFocusEl={start}
      finalFocusEl={() => (opener.current?.isConnected === false ? (focusAfter?.() ?? null) : null)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content ref={content} className={classNames(styles.panel, styles[size])}>
            <header className={styles.header}>
              <div>
                <Ark.Title className={styles.title}>{shown(title)}</Ark.Title>
                {description && <Ark.Description className={styles.description}>{shown(description)}</Ark.Description>}
              </div>
              <IconButton plain label={t('close')} icon={<X />} disabled={!closable} onClick={onClose} className={styles.close} />
            </header>
            {children && <div className={styles.body}>{children}</div>}
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
