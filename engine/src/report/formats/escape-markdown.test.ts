import { escapeMarkdown, escapeName } from './escape-markdown';

it.each([
  ['424.2', '424.2'],
  ['89.4%', '89.4%'],
  ['1. first', '1\\. first'],
  ['12) twelfth', '12\\) twelfth'],
  ['7.', '7\\.'],
  ['-3.5', '\\-3.5'],
  ['+ one', '\\+ one'],
  ['= one', '\\= one'],
  ['  - one', '\\- one'],
  ['a - b', 'a - b'],
  ['a + b = c', 'a + b = c'],
  ['no. 1. two', 'no. 1. two'],
  ['1.5 is', '1.5 is'],
  ['![x](y)', '\\!\\[x\\](y)'],
  ['no!', 'no!'],
  ['a\r\n\tb', 'a b'],
  [' a ', 'a'],
  ['\\ ` ~ & | #', '\\\\ \\` \\~ \\& \\| \\#'],
  ['www.a.b', 'www\u2060.a.b'],
  ['WWW.a and www.b', 'WWW\u2060.a and www\u2060.b'],
  ['https://a ftp:b mailto:c javascript:d data:e', 'https\u2060://a ftp\u2060:b mailto\u2060:c javascript\u2060:d data\u2060:e'],
  ['http://a', 'http\u2060://a'],
  ['a.b@c é@d', 'a.b\u2060@c é\u2060@d'],
  ['5% @ home', '5% @ home'],
  ['<b>a_b*c</b>', '\\<b\\>a\\_b\\*c\\</b\\>'],
])('%j is written %j', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

test('a name is one line and isolated as a whole', () => {
  expect(escapeName('a\n\nb_c')).toBe('a b\\_c');
  expect(escapeName('אב 3')).toBe('\u2068אב 3\u2069');
});
