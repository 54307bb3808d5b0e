import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { ToastContent } from './toast-content';
import { ToastLink } from './toast-link';
import { UndoButton } from './undo-button';
import { toastQueue, type Toast } from './toast-queue';

export const TOAST_MS: Record<Toast['tone'], number> = { success: 3000, error: 4000 };
/** Long enough to read, to decide and to come to the button by keyboard; the pointer or the focus on it stops the time. */
export const UNDO_MS = 8000;
/** It may come while somebody is at work on something else. */
export const LINK_MS = 12_000;

function showWaiting(): void {
  for (const { tone, text, undo, link } of toastQueue.takeAll()) {
    enqueueSnackbar(text, {
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
    });
  }
}

export function ToastView() {
  useEffect(() => {
    showWaiting();
    return toastQueue.subscribe(showWaiting);
  }, []);
  return (
    <SnackbarProvider
      maxSnack={3}
      preventDuplicate
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      Components={{ success: ToastContent, error: ToastContent }}
    />
  );
}
