import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyWidget } from '../lazy-widget';
import { toastQueue } from './toast-queue';

/** A toast whose code cannot be fetched takes nothing else of the page with it. */
const ToastView = lazyWidget<object>(
  () => import('./toast-view').then((module) => module.ToastView),
  () => null,
  () => null,
);

/** Fetches what shows toasts ahead of the first one, which may be to say that the connection is lost. */
export const loadToasts = (): void =>
  void ToastView.prepare().catch((error: unknown) => console.warn('Toasts will be loaded with the first one.', error));

/** Stands once in the page. The library that shows toasts is loaded with the first toast, or else when the connection is back. */
export function ToastHost() {
  const wanted = useSyncExternalStore(toastQueue.subscribe, toastQueue.everUsed, () => false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return wanted ? <ToastView key={attempt} /> : null;
}
