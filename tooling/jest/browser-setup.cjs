/** Layout-related parts of a browser that jsdom does not have; a test may put its own in their place. */
require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Screens load parts of themselves when they are first shown, which takes its time where many tests share few cores.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.ResizeObserver ??= Observer;
/** Where there is no layout everything is in view. */
globalThis.IntersectionObserver ??= class extends Observer {
  constructor(tell) {
    super();
    this.tell = tell;
  }
  observe(target) {
    this.tell([{ target, isIntersecting: true }], this);
  }
};
globalThis.matchMedia ??= (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  // oxlint-disable-next-line typescript/no-deprecated -- react-spring listens under this name
  addListener() {},
  // oxlint-disable-next-line typescript/no-deprecated -- and stops under this one
  removeListener() {},
  dispatchEvent: () => false,
});
/** What was fetched, and how it was answered: nothing. */
globalThis.performance.getEntriesByName ??= () => [];
globalThis.scrollTo = () => {};
globalThis.URL.createObjectURL ??= () => 'blob:test';
globalThis.URL.revokeObjectURL ??= () => {};
globalThis.Element.prototype.scrollIntoView ??= () => {};
globalThis.Element.prototype.scrollTo ??= () => {};
globalThis.Element.prototype.hasPointerCapture ??= () => false;
globalThis.Element.prototype.setPointerCapture ??= () => {};
globalThis.Element.prototype.releasePointerCapture ??= () => {};
