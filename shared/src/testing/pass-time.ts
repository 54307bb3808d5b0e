import { act } from '@testing-library/react';

/** Longest step in which nothing on a page waits for something that a render has begun. */
const STEP_MS = 25;

/** Moves the fake clock in small steps, with React's work done after each: a timer may start what the next timer waits for. */
export async function passTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
  }
}
