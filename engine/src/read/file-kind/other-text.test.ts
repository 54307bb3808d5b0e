import { openBench, type Bench } from '../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const repeated = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('\n');
const two = (n: number) => String(n % 60).padStart(2, '0');

test.each<[string, string, string, number?]>([
  ['an HTML page', '<!-- saved -->\n<html><body><table><tr><td>1</td></tr></table></body></html>', 'an HTML page', 2],
  ['a piece of HTML', '<table>\n<tr><td>1</td></tr>\n<tr><td>2</td></tr>\n</table>', 'an HTML page'],
  ['XML', `<rows>\n${repeated(9, (i) => `<row id="${i}" name="x"/>`)}\n</rows>`, 'an XML document'],
  ['JSON', '{"a": [1, 2],\n"b": 2}', 'JSON'],
  ['JSON in lines', repeated(9, (i) => `{"id": ${i}, "name": "x"}`), 'JSON'],
  ['rows of JSON', repeated(9, (i) => `[${i}, "x", 2]`), 'JSON'],
  ['a list of JSON', '[1, 2,\n3, 4]', 'JSON'],
  ['an SQL dump', "-- MySQL dump\n\nDROP TABLE IF EXISTS `t`;\nINSERT INTO `t` VALUES (1,'a'),(2,'b');\n", 'an SQL script', 3],
  ['inserts', repeated(9, (i) => `INSERT INTO t (a, b, c) VALUES (${i}, 'x', 2);`), 'an SQL script'],
  ['a log of a web server', repeated(9, (i) => `127.0.0.1 - anna [10/Oct/2000:13:55:${two(i)} -0700] "GET /a.gif HTTP/1.0" 200 ${i}`), 'a log'],
  ['a log of a program', repeated(9, (i) => `2023-01-01 12:00:${two(i)},${i}00 INFO [main] Started ${i}, then stopped`), 'a log'],
  ['a log with traces', repeated(9, (i) => `2023-01-01 12:00:${two(i)} ERROR broke\njava.lang.Error: null\n\tat a.b(C.java:1)`), 'a log'],
  ['a log of the system', repeated(9, (i) => `Jan  1 12:00:${two(i)} host sshd[10${i}]: Accepted password from 10.0.0.1`), 'a log'],
  ['an INI file', '[main]\na=1\nb=2\n\n[other]\nc=3\n', 'a configuration file'],
  ['YAML', 'name: x\nversion: 1\nparts:\n  - a\n  - b\n', 'a configuration file'],
  ['a program', 'const a = 1;\nfunction f(x, y) {\n  return x + y;\n}\n', 'source code'],
  ['a program in Python', 'import os\n\ndef main(a, b):\n    print(a, b)\n    return a + b\n', 'source code'],
  ['a mail', 'From: a@example.com\nTo: b@example.com\nSubject: Hello, you\n\nDear Anna,\n', 'an e-mail message'],
  ['a certificate', `-----BEGIN CERTIFICATE-----\n${repeated(9, () => 'MIIDdzCCAl+gAwIB')}\n`, 'a key or certificate'],
  ['Base64', repeated(9, () => 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5'), 'encoded binary data'],
  ['Markdown', '# Title\n\nSome words:\n\n- one, two\n- three\n', 'Markdown text'],
  ['output of psql with a line for each value', '-[ RECORD 1 ]-\nid | 1\n-[ RECORD 2 ]-\nid | 2\n', "psql's expanded output"],
  ['a letter', 'Dear all,\n\nplease find attached the numbers.\n\nKind regards,\nAnna\n', 'running text'],
  ['paragraphs', repeated(9, (i) => `It was the best of times, it was the worst of times${', it was so'.repeat(i % 4)}. It was the age of wisdom.\n`), 'running text'],
  ['wrapped text', repeated(9, (i) => `${'and they went on to the next of the '.repeat(2)}houses ${i} that stood`), 'running text'],
])('says that a file is %s', async (_, text, what, line = 1) => {
  const words = text.split('\n')[line - 1]?.slice(0, 9).replace(/ +/g, ' ') ?? '';
  const error: unknown = await bench.load(text).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'file_no_table', line });
  expect(String(error)).toContain(what);
  expect(String(error)).toContain(`line ${line} begins “${words.trim()}`);
}); // prettier-ignore

test('shows no control characters of the file', async () => {
  await expect(bench.load('<html>\u001b[31m\u0007\u202eevil')).rejects.toThrow('begins “<html> [31m evil”');
});

test.each<[string, string[]]>([
  ['addresses of mail', repeated(9, (i) => `user${i}@example.com`).split('\n')],
  ['addresses of the web', repeated(9, (i) => `https://example.com/a?x=${i}`).split('\n')],
  ['times', repeated(9, (i) => `12:${two(i)}`).split('\n')],
  ['comments', ['It works well for me', 'I sent it back and got no answer.', 'Fine', 'Would buy it again any day.']],
  ['sentences', repeated(9, (i) => `This is remark number ${i} of those that we got.`).split('\n')],
  ['names with commas', repeated(9, (i) => `Smith, John ${'abcdefghi'[i]}`).split('\n')],
  ['statements of SQL', repeated(9, (i) => `SELECT a FROM t WHERE id > ${i}`).split('\n')],
  ['marks', repeated(9, (i) => `{${i}}`).split('\n')],
])('still reads one column of %s', async (_, cells) => {
  const loaded = await bench.load(`entry\n${cells.join('\n')}\n`);
  expect(loaded).toMatchObject({ rows: cells.length, columns: [{ name: 'entry' }], notes: { header: 'one-row', skipped: [] } });
});

test.each([
  ['a log as a table', `time,level,message\n${repeated(9, (i) => `2023-01-01 12:00:${two(i)},INFO,Started ${i}`)}\n`, 3],
  ['baskets of goods', `item 1,item 2,item 3\n${repeated(9, (i) => `milk,bread${',eggs'.repeat(i % 2)}`)}\n`, 3],
  ['settings', `key=value\n${repeated(9, (i) => `k${i}=${i}`)}\n`, 2],
  ['names like signatures', 'PAR1,PAR2\n1,2\n3,4\n', 2],
  ['words of SQL', 'update,set,where\na,b,c\nd,e,f\ng,h,i\n', 3],
])('still reads %s', async (_, text, columns) => {
  expect((await bench.load(text)).columns).toHaveLength(columns);
});

test('reads a file whose second line begins behind its first megabyte', async () => {
  const loaded = await bench.load(`a,b\n${repeated(3, (i) => `${String(i).repeat(1 << 20)},${i}`)}\n`);
  expect(loaded).toMatchObject({ rows: 3, columns: [{ name: 'a' }, { name: 'b' }] });
});
