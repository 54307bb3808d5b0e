import { namesPercent } from './quotients';
import { nameWords } from './name-words';

test.each([
  ['Tax 5%', false],
  ['VAT 19% (EUR)', false],
  ['discount %', true],
  ['%growth', true],
  ['share in percent', true],
])('a sign of per cent behind a digit is a rate of the thing named: %s', (name, percent) =>
  expect(namesPercent(nameWords(name))).toBe(percent),
);
