import { closeSnackbar, enqueueSnackbar, SnackbarProvider, type SnackbarKey } from 'notistack';
import { useEffect } from 'react';
import { ToastContent } from './toast-content';
import { ToastLink } from './toast-link';
import { UndoButton } from './undo-button';
import { FIRST_TOP, placeOf } from './toast-place';
import { toastQueue, type Toast } from './toast-queue';
import styles from './toast.module.css';

export const TOAST_MS: Record<Toast['tone'], number> = { success: 3000, error: 4000 };
/** Long enough to read, to decide and to come to the button by keyboard; the pointer or the focus on it stops the time. */
export const UNDO_MS = 8000;
/** It may come while somebody is at work on something else. */
export const LINK_MS = 12_000;

/** Milliseconds between two looks at what the toasts cover: what brings one often brings another screen, too. */
const LOOK_MS = 100;

/** The errors that are shown. */
const errors = new Set<SnackbarKey>();

function showWaiting(): void {
  const { toasts, areErrorsOver } = toastQueue.takeAll();
  if (areErrorsOver) for (const id of errors) closeSnackbar(id);
  for (const { tone, text, undo, link } of toasts) {
    const id = enqueueSnackbar(text, {
      variant: tone,
      autoHideDuration: undo ? UNDO_MS : link ? LINK_MS : TOAST_MS[tone],
      // The same words may tell of another change, whose own Undo must be there.
      preventDuplicate: !undo && !link,
      action:
        undo || link
          ? (id) => (
              <>
                {undo && <UndoButton id={id} undo={undo} />}
                {link && <ToastLink id={id} {...link} />}
              </>
            )
          : undefined,
      onExited: (_node, closed) => void errors.delete(closed),
    });
    if (tone === 'error') errors.add(id);
  }
}

/** The library's distance around each toast, in pixels. */
const MARGIN = 6;

/** Keeps the toasts off what they must not cover, for as long as there are any. @returns what ends it */
function keepPlaced(): () => void {
  let top = FIRST_TOP;
  let begun = false;
  const timer = setInterval(() => {
    const toasts = [...document.getElementsByClassName(styles.toast ?? '')];
    if (begun && toasts.length === 0) clearInterval(timer);
    begun ||= toasts.length > 0;
    top = placeOf(toasts, top);
    document.documentElement.style.setProperty('--toast-top', `${top - MARGIN}px`);
  }, LOOK_MS);
  return () => clearInterval(timer);
}

export function ToastView() {
  useEffect(() => {
    let end: (() => void) | null = null;
    const show = () => {
      showWaiting();
      end?.();
      end = keepPlaced();
    };
    show();
    const leave = toastQueue.subscribe(show);
    return () => {
      leave();
      end?.();
    };
  }, []);
  return (
    <SnackbarProvider
      maxSnack={3}
      preventDuplicate
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      classes={{ containerRoot: styles.place }}
      Components={{ success: ToastContent, error: ToastContent }}
    />
  );
}
