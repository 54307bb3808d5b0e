import { act, render, screen } from '@testing-library/react';
import { OfflineNote } from './offline-note';

test('says that the connection is lost, for as long as it is', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const change = (to: boolean) => {
    online.mockReturnValue(to);
    act(() => void window.dispatchEvent(new Event(to ? 'online' : 'offline')));
  };
  render(<OfflineNote />);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  change(false);
  expect(screen.getByText(/You are offline/)).toBeInTheDocument();
  change(true);
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  online.mockRestore();
});
