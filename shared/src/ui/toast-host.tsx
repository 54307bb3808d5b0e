import { useSyncExternalStore } from 'react';
import { lazyWidget } from './lazy-widget';
import { toastQueue } from './toast-queue';

const ToastView = lazyWidget<object>(() => import('./toast-view').then((module) => module.ToastView));

/** Stands once in the page. The library that shows toasts is loaded with the first toast. */
export function ToastHost() {
  const wanted = useSyncExternalStore(toastQueue.subscribe, toastQueue.everUsed, () => false);
  return wanted ? <ToastView /> : null;
}
