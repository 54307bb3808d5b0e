import { reloadOnce } from './reload-once';

beforeEach(() => sessionStorage.clear());

test('loads the page anew once, and not again within a minute', () => {
  const reload = jest.fn();
  expect(reloadOnce(1_000_000, reload)).toBe(true);
  expect(reloadOnce(1_059_999, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(1_060_000, reload)).toBe(true);
});

test("a page without a connection is not given up for the browser's own error", () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = jest.fn();
  expect(reloadOnce(2_000_000, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
