import { render } from '@testing-library/react';
import { bus, useEvent } from '.';

test('calls the newest handler while the component is mounted', () => {
  const calls: string[] = [];
  function Listener({ name }: { name: string }) {
    useEvent('reports.deleted@1', ({ reportId }) => calls.push(`${name} ${reportId}`));
    return null;
  }
  const { rerender, unmount } = render(<Listener name="first" />);
  bus.emit('reports.deleted@1', { reportId: 'r1' });
  rerender(<Listener name="second" />);
  bus.emit('reports.deleted@1', { reportId: 'r2' });
  unmount();
  bus.emit('reports.deleted@1', { reportId: 'r3' });
  expect(calls).toEqual(['first r1', 'second r2']);
});
