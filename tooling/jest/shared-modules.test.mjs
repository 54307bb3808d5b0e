const MODULE = '../../engine/src/kinds/made-up-rows';

test('modules of the engine are Node’s, which loads them once for all files of tests', () => {
  const once = jest.requireActual(MODULE);
  jest.resetModules();
  expect(jest.requireActual(MODULE)).toBe(once);
});
