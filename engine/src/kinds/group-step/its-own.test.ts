import { isItsOwn, type Levels } from './its-own';

test.each<[string, Levels, Levels, boolean]>([
  ['others that stay', [100, 70], [50, 50], true],
  ['others that go the other way', [100, 70], [50, 60], true],
  ['half of it by amount', [100, 70], [100, 84.9], false],
  ['less than half of it', [100, 80], [100, 92], true],
  ['the same factor of less', [400, 260], [100, 65], false],
  ['the same amount of more', [50, 40], [1000, 990], false],
  ['a rise as that of others', [100, 130], [100, 125], false],
  ['a rise of its own', [100, 130], [100, 105], true],
  ['levels below nought, which have no factor', [-10, 10], [-20, -15], true],
  ['others that reach nought', [100, 70], [5, 0], true],
  ['no change', [100, 100], [50, 50], false],
])('%s', (_, own, others, expected) => expect(isItsOwn(own, others)).toBe(expected));
