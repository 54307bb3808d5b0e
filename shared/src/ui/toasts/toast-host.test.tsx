import { act, render, screen } from '@testing-library/react';
import { toast } from './toast';
import { ToastHost } from './toast-host';

let reachable = false;
jest.mock('./toast-view', () => ({
  get ToastView() {
    if (!reachable) throw new Error('The connection is lost.');
    return () => <p>Toasts</p>;
  },
}));

test('a toast that cannot be loaded leaves the page alone, and is tried again when the connection is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>Page</p>
      <ToastHost />
    </>,
  );
  await act(async () => toast.error('No connection'));
  expect(screen.getByText('Page')).toBeInTheDocument();
  expect(screen.queryByText('Toasts')).not.toBeInTheDocument();
  reachable = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Toasts')).toBeInTheDocument();
  jest.restoreAllMocks();
});
