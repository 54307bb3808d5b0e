import { toastQueue } from './toast-queue';

/** Short messages at the top of the page: success for 3 seconds, an error for 4. */
export const toast = {
  success: (text: string): void => toastQueue.push({ tone: 'success', text }),
  error: (text: string): void => toastQueue.push({ tone: 'error', text }),
};
