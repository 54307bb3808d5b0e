import { toastQueue } from './toast-queue';

/** Short messages at the top of the page: success for 3 seconds, an error for 4. One that can be taken back stays for 8, with Undo. */
export const toast = {
  success: (text: string, undo?: () => void): void => toastQueue.push({ tone: 'success', text, undo }),
  error: (text: string): void => toastQueue.push({ tone: 'error', text }),
};
