import { toastQueue, type ToastLink } from './toast-queue';

/**
 * Short messages at the top of the page: success for 3 seconds, an error for 4. One that can be taken back stays for 8, with Undo; one
 * that leads on for 12, with its link.
 */
export const toast = {
  success: (text: string, next?: (() => void) | ToastLink): void =>
    toastQueue.push({ tone: 'success', text, ...(typeof next === 'function' ? { undo: next } : { link: next }) }),
  error: (text: string): void => toastQueue.push({ tone: 'error', text }),
  /** Takes away what told of a failure, once what failed has been done. */
  closeErrors: (): void => toastQueue.closeErrors(),
};
