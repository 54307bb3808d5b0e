import { noteGlobals } from './globals';

test('names what has become another one', () => {
  const compare = noteGlobals();
  expect(compare()).toBeNull();
  const map: unknown = Reflect.get(Array.prototype, 'map');
  // A build would do this.
  Object.assign(Array.prototype, { map: () => [] });
  try {
    expect(compare()).toBe('Array.prototype.map');
  } finally {
    Object.defineProperty(Array.prototype, 'map', { value: map, enumerable: false, configurable: true, writable: true });
  }
  expect(compare()).toBeNull();
});
