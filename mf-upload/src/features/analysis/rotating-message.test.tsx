import { act, render, screen } from '@testing-library/react';
import { RotatingMessage } from './rotating-message';
import { MESSAGES } from './waiting-messages';

it('changes every 1.8 seconds and begins anew after the last', () => {
  jest.useFakeTimers();
  render(<RotatingMessage />);
  for (const message of [...MESSAGES, MESSAGES[0]]) {
    expect(screen.getByText(message)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1799));
    expect(screen.getByText(message)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
  }
  jest.useRealTimers();
});
