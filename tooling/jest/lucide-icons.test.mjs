import { createRequire } from 'node:module';

const fromTests = createRequire(import.meta.url);
const icons = fromTests('./lucide-icons.cjs');
const whole = createRequire(fromTests.resolve('../../shared/package.json'))('lucide-react');

test.each(['House', 'Home', 'Code2', 'Trash2', 'ChartColumn', 'Image'])('%s is the icon that the whole package gives', (name) => {
  expect(icons[name].displayName).toBe(whole[name].displayName);
  expect(icons[name]).toBe(icons[name]);
});

test('what the package does not hold is not there', () => {
  expect(whole.NoSuchIcon).toBeUndefined();
  expect(icons.NoSuchIcon).toBeUndefined();
});
