import { lookAt } from './look-at';
import { watchShown } from './watch-shown';

const DRAWN = { width: 100, height: 20 } as DOMRect;
const NOTHING = { width: 0, height: 0 } as DOMRect;

beforeEach(() => {
  jest.useFakeTimers();
  // A window without layout: what is not `hidden` is drawn.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.closest('[hidden]') ? NOTHING : DRAWN;
  });
  Object.assign(Element.prototype, { checkVisibility: () => true });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

function setUp(html: string, isWaiting = false, mayBeEmpty?: boolean) {
  document.body.innerHTML = `<main>${html}</main>`;
  const area = () => document.querySelector('main');
  const told: string[] = [];
  const stop = watchShown(area, {
    shown: () => told.push('shown'),
    failed: (harm) => told.push(harm),
    isWaiting: () => isWaiting,
    mayBeEmpty,
  });
  return { told, stop, area };
}

test.each([
  ['<h1>Reports</h1>', 'shown'],
  ['<canvas></canvas>', 'shown'],
  ['<div><input></div>', 'shown'],
  ['<div aria-busy="true"><h1>Reports</h1></div>', 'busy'],
  ['<div aria-busy="true"><h1>Reports</h1></div><p>Text</p>', 'shown'],
  ['<div aria-busy="true"></div>', 'busy'],
  ['<div></div>', 'empty'],
  ['<p hidden>Text</p>', 'empty'],
  ['<p>  </p>', 'empty'],
])('%s is %s', (html, sight) => {
  document.body.innerHTML = `<main>${html}</main>`;
  expect(lookAt(document.querySelector('main')!)).toBe(sight);
});

test('a screen that shows something is told of once', () => {
  const { told } = setUp('<h1>Reports</h1>');
  jest.advanceTimersByTime(30_000);
  expect(told).toEqual(['shown']);
});

test('a screen that comes late, but in time, is shown', () => {
  const { told, area } = setUp('<div aria-busy="true"></div>');
  jest.advanceTimersByTime(7000);
  area()!.innerHTML = '<p>Here</p>';
  jest.advanceTimersByTime(1000);
  expect(told).toEqual(['shown']);
});

test.each([
  ['<div aria-busy="true"></div>', 'never-shown', 7500, 9000],
  // Looked at twice.
  ['', 'empty', 8500, 10_000],
])('%s is %s after eight seconds', (html, harm, before, after) => {
  const { told } = setUp(html);
  jest.advanceTimersByTime(before);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(after - before);
  expect(told).toEqual([harm]);
});

test('a screen that may be empty is shown by that it is there, and still not while it is busy', () => {
  const { told } = setUp('', false, true);
  jest.advanceTimersByTime(20_000);
  expect(told).toEqual(['shown']);
  const { told: busy } = setUp('<div aria-busy="true"></div>', false, true);
  jest.advanceTimersByTime(20_000);
  expect(busy).toEqual(['never-shown']);
});

test('a page that never lets a task of ours run in time is never shown', () => {
  const { told } = setUp('<h1>Reports</h1>');
  const real = performance.now.bind(performance);
  let lag = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => real() + (lag += 250));
  jest.advanceTimersByTime(10_000);
  expect(told).toEqual(['never-shown']);
});

test('a hidden page, and one without a connection, waits', () => {
  for (const [holder, name, value] of [
    [document, 'visibilityState', 'hidden'],
    [navigator, 'onLine', false],
  ] as const) {
    Object.defineProperty(holder, name, { value, configurable: true });
    const { told, stop } = setUp('');
    jest.advanceTimersByTime(600_000);
    expect(told).toEqual([]);
    stop();
    Reflect.deleteProperty(holder, name);
  }
});

test('the time that the server takes is not the screen’s, up to half a minute', () => {
  const { told } = setUp('<div aria-busy="true"></div>', true);
  jest.advanceTimersByTime(35_000);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(5000);
  expect(told).toEqual(['never-shown']);
});

test('what is ended tells nothing', () => {
  const { told, stop } = setUp('');
  stop();
  jest.advanceTimersByTime(20_000);
  expect(told).toEqual([]);
});
