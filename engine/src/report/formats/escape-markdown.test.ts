import { escapeMarkdown } from './escape-markdown';

it.each([
  ['424.2', '424.2'],
  ['89.4%', '89.4%'],
  ['1. first', '1\\. first'],
  ['12) twelfth', '12\\) twelfth'],
  ['7.', '7\\.'],
  ['-3.5', '\\-3.5'],
  ['+ one', '\\+ one'],
  ['<b>a_b*c</b>', '\\<b\\>a\\_b\\*c\\</b\\>'],
])('%j is written %j', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
