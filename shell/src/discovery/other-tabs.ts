const NAME = 'hub.discovery';

/** A channel to the other tabs of this browser on this hub; undefined where there is none. A tab does not hear itself. */
export function otherTabs() {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(NAME);
  return {
    post: (message: unknown) => channel.postMessage(message),
    hear(listener: (message: unknown) => void): () => void {
      const heard = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
  };
}
