import { inTurn } from './in-turn';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('the first work is done at once, each other one in a task of its own', () => {
  const done: string[] = [];
  for (const name of ['a', 'b', 'c']) inTurn(() => void done.push(name));
  expect(done).toEqual(['a']);
  jest.advanceTimersToNextTimer();
  expect(done).toEqual(['a', 'b']);
  jest.advanceTimersToNextTimer();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('what has left the line is not done, and the line goes on', () => {
  const done: string[] = [];
  inTurn(() => void done.push('a'));
  const leave = inTurn(() => void done.push('b'));
  inTurn(() => void done.push('c'));
  leave();
  jest.runAllTimers();
  expect(done).toEqual(['a', 'c']);
  inTurn(() => void done.push('d'));
  expect(done).toEqual(['a', 'c', 'd']);
});
