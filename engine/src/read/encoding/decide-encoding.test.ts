import { decideEncoding } from './decide-encoding';

const text = 'name,city\nZoë,München\nJosé,Málaga\n'.repeat(5);
const latin = Buffer.from(text, 'latin1');

test.each<[string, Buffer, object]>([
  ['UTF-8', Buffer.from(text), { label: 'utf-8', mark: 0, mixed: false }],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`), { label: 'utf-8', mark: 3 }],
  ['UTF-16 LE with a mark', Buffer.from(`\ufeff${text}`, 'utf16le'), { label: 'utf-16le', mark: 2 }],
  ['UTF-16 LE', Buffer.from(text, 'utf16le'), { label: 'utf-16le', mark: 0 }],
  ['UTF-16 BE with a mark', Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), { label: 'utf-16be', mark: 2 }],
  ['UTF-16 BE', Buffer.from(text, 'utf16le').swap16(), { label: 'utf-16be', mark: 0 }],
  ['one NUL byte in a small file', Buffer.from('a,b\n1,\0' + '2\n3,4\n'), { label: 'utf-8', mark: 0 }],
  ['two NUL bytes at even places', Buffer.from('a,b\n\0' + '1,2\n3,\0' + '4\n'), { label: 'utf-8', mark: 0 }],
  ['Chinese UTF-16 LE', Buffer.from('姓名,城市\n王小明,上海市\n'.repeat(4), 'utf16le'), { label: 'utf-16le', mark: 0 }],
  ['Windows-1252', latin, { label: 'windows-1252', mixed: false }],
  ['a mixture', Buffer.concat([Buffer.from(text), Buffer.from('Zoë\n', 'latin1')]), { label: 'utf-8', mixed: true }],
  ['UTF-8 cut in a character', Buffer.from('aé').subarray(0, 2), { label: 'utf-8', mixed: false }],
])('recognises %s', (_, bytes, expected) => {
  expect(decideEncoding(bytes)).toMatchObject(expected);
});

test('does not take Chinese for western text full of accented letters', () => {
  const chinese = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb3, 0xc7, 0xca, 0xd0, 0x0a]);
  expect(decideEncoding(chinese)).toMatchObject({ label: 'gb18030' });
  expect(decideEncoding(latin).doubtful).toBeUndefined();
});

test('refuses UTF-32', () => {
  expect(() => decideEncoding(Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]))).toThrow('UTF-32');
});
