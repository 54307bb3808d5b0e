import { act, render, screen } from '@testing-library/react';
import { RotatingMessage } from './rotating-message';

const MESSAGES = ['Analyzing data...', 'AI is working...', 'Generating insights...', 'Compiling report...', 'Almost done...'];

it('changes every 1.8 seconds and begins anew after the last', () => {
  jest.useFakeTimers();
  render(<RotatingMessage />);
  for (const message of [...MESSAGES, 'Analyzing data...']) {
    expect(screen.getByText(message)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1799));
    expect(screen.getByText(message)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
  }
  jest.useRealTimers();
});
