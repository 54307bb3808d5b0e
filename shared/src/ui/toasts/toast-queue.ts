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
let everUsed = false;
const listeners = new Set<() => void>();

/** What is to be shown, until a `ToastHost` is there and its code has arrived. */
export const toastQueue = {
  push(toast: Toast): void {
    waiting.push(toast);
    everUsed = true;
    for (const listener of listeners) listener();
  },
  takeAll(): Toast[] {
    const all = waiting;
    waiting = [];
    return all;
  },
  everUsed: (): boolean => everUsed,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
