import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import type { DialogProps } from './dialog';
import { IconButton } from '../buttons/icon-button';
import { t } from '../messages';
import { shown } from '../shown';
import styles from './dialog.module.css';

/** Where a dialog's work begins: what is marked for it, else the first field. Otherwise the focus goes to the first control. */
const START = '[data-autofocus], input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Whether what opened a dialog cannot take the focus again. */
const isGone = (opener: Element | null): boolean => opener === document.body || opener?.isConnected !== true;

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
  // When it takes the focus, a press within it may have moved that already.
  const [opener] = useState(() => document.activeElement);
  const start = () => content.current?.querySelector<HTMLElement>(START) ?? null;
  // Who has answered before the dialog took the focus is given none back by the library.
  const after = useRef(focusAfter);
  useEffect(() => {
    after.current = focusAfter;
  });
  useEffect(() => {
    const { activeElement: active, body } = document;
    if (!open && isGone(opener) && (active === body || content.current?.contains(active))) after.current?.()?.focus();
  }, [open, opener]);
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
      finalFocusEl={() => (isGone(opener) ? (focusAfter?.() ?? null) : null)}
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
