import { passTime } from '@hub/shared/testing';
import { isLoadFailure } from './load-failure';
import { LoadTimeout, withinTime } from './time-limit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('gives up on what never answers, and that counts as not arrived', async () => {
  const outcome = withinTime(new Promise(() => undefined), 8000).catch((error: unknown) => error);
  await passTime(7999);
  let settled = false;
  void outcome.then(() => (settled = true));
  await passTime(0);
  expect(settled).toBe(false);
  await passTime(1);
  const error = await outcome;
  expect(error).toBeInstanceOf(LoadTimeout);
  expect(isLoadFailure(error)).toBe(true);
});

test('what comes in time comes through, an error as well', async () => {
  await expect(withinTime(Promise.resolve(1))).resolves.toBe(1);
  await expect(withinTime(Promise.reject(new TypeError('boom')))).rejects.toThrow('boom');
  expect(jest.getTimerCount()).toBe(0);
});

test('time in which the page stands still, as behind a dialog of the browser, is no time of waiting', async () => {
  let asleep = 0;
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + asleep);
  const outcome = jest.fn();
  withinTime(new Promise(() => undefined), 8000).catch(outcome);
  await passTime(1000);
  asleep = 60_000;
  await passTime(5000);
  expect(outcome).not.toHaveBeenCalled();
  await passTime(2000);
  expect(outcome).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
