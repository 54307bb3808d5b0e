import { waitFor } from '@testing-library/react';
import { otherTabs } from './other-tabs';

test('a tab hears the others, but not while it lies in the back-forward cache', async () => {
  const heard: unknown[] = [];
  const stop = otherTabs()?.hear((message) => heard.push(message));
  const other = new BroadcastChannel('hub.discovery');
  const control: unknown[] = [];
  const witness = new BroadcastChannel('hub.discovery');
  witness.onmessage = ({ data }: MessageEvent<unknown>) => control.push(data);
  const say = async (message: string) => {
    other.postMessage(message);
    await waitFor(() => expect(control).toContain(message));
  };
  await say('one');
  await waitFor(() => expect(heard).toEqual(['one']));
  window.dispatchEvent(new Event('pagehide'));
  await say('two');
  window.dispatchEvent(new Event('pageshow'));
  await say('three');
  await waitFor(() => expect(heard).toEqual(['one', 'three']));
  stop?.();
  await say('four');
  expect(heard).toHaveLength(2);
  window.dispatchEvent(new Event('pagehide'));
  other.close();
  witness.close();
});
