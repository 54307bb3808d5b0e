import { reloadOnce } from './reload-once';

beforeEach(() => sessionStorage.clear());

test('loads the page anew once, and not again within a minute', () => {
  const reload = jest.fn();
  expect(reloadOnce(1_000_000, reload)).toBe(true);
  expect(reloadOnce(1_059_999, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(1_060_000, reload)).toBe(true);
});
