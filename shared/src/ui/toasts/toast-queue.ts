export interface ToastLink {
  label: string;
  to: string;
}

export interface Toast {
  tone: 'success' | 'error';
  text: string;
  /** Takes back what the toast tells of. */
  undo?: () => void;
  /** Where it leads on. */
  link?: ToastLink;
}

let waiting: Toast[] = [];
/** Whether errors that are shown are to go. */
let areErrorsOver = false;
let everUsed = false;
const listeners = new Set<() => void>();

/** What is to be shown, until a `ToastHost` is there and its code has arrived. */
export const toastQueue = {
  push(toast: Toast): void {
    waiting.push(toast);
    everUsed = true;
    for (const listener of listeners) listener();
  },
  closeErrors(): void {
    waiting = waiting.filter(({ tone }) => tone !== 'error');
    areErrorsOver = true;
    for (const listener of listeners) listener();
  },
  takeAll(): { toasts: Toast[]; areErrorsOver: boolean } {
    const all = { toasts: waiting, areErrorsOver };
    waiting = [];
    areErrorsOver = false;
    return all;
  },
  everUsed: (): boolean => everUsed,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
