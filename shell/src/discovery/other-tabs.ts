const NAME = 'hub.discovery';

/**
 * A channel to the other tabs of this browser on this hub; undefined where there is none. A tab does not hear itself. A page that lies in the
 * back-forward cache listens to nobody: a message would make the browser throw it away.
 */
export function otherTabs() {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const listeners = new Set<(message: unknown) => void>();
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => listeners.forEach((listener) => listener(data));
  };
  open();
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  window.addEventListener('pageshow', open);
  return {
    post: (message: unknown) => channel?.postMessage(message),
    hear(listener: (message: unknown) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
