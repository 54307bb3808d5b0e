import { plainText } from './plain-text';

it.each([
  ['**Total:** 12', 'Total: 12'],
  ['a `code` and _kept_snake_case', 'a code and _kept_snake_case'],
  ['\\*not emphasis\\*', '*not emphasis*'],
  ['an *emphasised* word, 2 * 3 * 4', 'an emphasised word, 2 * 3 * 4'],
  ['[words](https://example.org) ![alt](x.png)', 'words alt'],
  ['two\n  lines', 'two lines'],
])('%j reads %j', (markdown, expected) => {
  expect(plainText(markdown)).toBe(expected);
});
