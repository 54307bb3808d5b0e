import { Component, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { lazyWidget } from './lazy-widget';
import { toastQueue } from './toast-queue';

const ToastView = lazyWidget<object>(() => import('./toast-view').then((module) => module.ToastView));

/** A toast whose code cannot be fetched, as when the connection is lost, takes nothing else of the page with it. */
class Contained extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Stands once in the page. The library that shows toasts is loaded with the first toast, or else when the connection is back. */
export function ToastHost() {
  const wanted = useSyncExternalStore(toastQueue.subscribe, toastQueue.everUsed, () => false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return wanted ? (
    <Contained key={attempt}>
      <ToastView />
    </Contained>
  ) : null;
}
