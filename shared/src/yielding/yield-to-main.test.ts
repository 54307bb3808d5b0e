import { painted, yieldToMain } from './yield-to-main';

const see = (state: 'visible' | 'hidden') =>
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  see('visible');
});

const isDone = async (work: Promise<void>): Promise<boolean> => {
  let done = false;
  void work.then(() => (done = true));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return done;
};

test('a page that is looked at lets the browser paint and answer', async () => {
  expect(await isDone(yieldToMain())).toBe(false);
  const work = painted();
  expect(await isDone(work)).toBe(false);
  jest.advanceTimersByTime(50);
  expect(await isDone(work)).toBe(true);
});

test('a page in the background waits for no timer', async () => {
  see('hidden');
  expect(await isDone(yieldToMain())).toBe(true);
  expect(await isDone(painted())).toBe(true);
});

test('a page that goes to the background before it was painted goes on', async () => {
  const work = painted();
  see('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await isDone(work)).toBe(true);
});
