/** @own-modules */
import { plant } from '../kinds/concentration/plant';

const MODULE = '../kinds/planting';

jest.mock('../kinds/planting', () => ({ tableOf: () => 'a mock' }));

test('a file that asks for modules of its own can put a mock in the place of one', () => {
  expect(plant.csv()).toBe('a mock');
});

test('and can load one that nobody has used', () => {
  const once = jest.requireActual<object>(MODULE);
  jest.resetModules();
  expect(jest.requireActual<object>(MODULE)).not.toBe(once);
});
