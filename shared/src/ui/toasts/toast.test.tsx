import { act, render, screen } from '@testing-library/react';
import { passTime, renderWithHub } from '../../testing';
import { toast } from './toast';
import { ToastHost } from './toast-host';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['success', 'status', 3000],
  ['error', 'alert', 4000],
] as const)('%s is announced as %s and goes after %d ms', async (tone, role, ms) => {
  render(<ToastHost />);
  act(() => toast[tone](`A word of ${tone}`));
  const text = await screen.findByText(`A word of ${tone}`);
  expect(text.closest(`[role=${role}]`)).toHaveClass(tone);
  await passTime(ms - 500);
  expect(text).toBeInTheDocument();
  await passTime(1500);
  expect(text).not.toBeInTheDocument();
});

test('goes when it is dismissed', async () => {
  const { user } = renderWithHub(<p>Page</p>);
  act(() => toast.error('Not now'));
  const text = await screen.findByText('Not now');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await passTime(1500);
  expect(text).not.toBeInTheDocument();
});

test('that can be taken back stays long enough to press Undo, and goes with it', async () => {
  const undo = jest.fn();
  const { user } = renderWithHub(<p>Page</p>);
  act(() => toast.success('Saved', undo));
  const text = await screen.findByText('Saved');
  await passTime(7500);
  expect(text).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await passTime(1500);
  expect(text).not.toBeInTheDocument();
});
