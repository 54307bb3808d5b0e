import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { ToastContent } from './toast-content';
import { toastQueue, type Toast } from './toast-queue';

export const TOAST_MS: Record<Toast['tone'], number> = { success: 3000, error: 4000 };

function showWaiting(): void {
  for (const { tone, text } of toastQueue.takeAll()) enqueueSnackbar(text, { variant: tone, autoHideDuration: TOAST_MS[tone] });
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
