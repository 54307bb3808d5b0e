/** @own-modules */
import '../contracts/testing/pseudo-messages';
import { gzipSync } from 'node:zlib';
import { InputError } from '../model';
import { analyze } from '../analyze';
import { leftOutMessage } from '../sources/extract/left-out';
import { MAX_COLUMNS } from './load/table-source';
import { openBench, type Bench } from './testing/temporary-file';
import { writeWorkbook } from './testing/write-workbook';
import { writeZip } from './testing/write-zip';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

/** Words of a sentence that come from no catalogue; what is quoted is the file's own. */
const readable = (sentence: string): string[] => sentence.replaceAll(/“[^”]*”/g, '').match(/[A-Za-z]{2,}/g) ?? [];

const analysed = async (content: string | Uint8Array, name: string) => {
  const input = await bench.file(content, name);
  return analyze({ inputs: [input], sourceType: 'csv', storePath: null, unpackLimit: 10_000_000 });
};

const zeros = Buffer.alloc(30_000_000, '1,2\n');
const repeated = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join('\n');

test.each<[string, string, () => string | Uint8Array]>([
  ['an empty file', 'file_empty', () => ''],
  ['blank space', 'file_empty', () => ' \n \n'],
  ['a header alone', 'file_header_only', () => 'a,b\n'],
  ['too many columns', 'file_too_many_columns', () => `${repeated(3, (row) => Array.from({ length: MAX_COLUMNS + 1 }, (_, i) => (row === 0 ? `c${i}` : row)).join(','))}\n`],
  ['too many cells', 'file_too_many_columns', () => `a,b\n${'1,'.repeat(200_000)}\n`],
  ['a NUL byte', 'file_binary', () => `a,b\n${repeated(9, (i) => `${i},2`)}\n\u0000,1\n`],
  ['UTF-32', 'file_encoding', () => Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])],
  ['a picture', 'file_binary', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
  ['control characters', 'file_binary', () => Buffer.from(Array.from({ length: 900 }, (_, i) => (i % 3 === 0 ? 97 : 1 + (i % 7) + (i % 2) * 13)))],
  ['a page', 'file_no_table', () => '<html><body>x</body></html>'],
  ['a letter', 'file_no_table', () => 'Dear all,\n\nplease find attached the numbers.\n\nKind regards,\nAnna\n'],
  ['a bomb', 'file_unpacked_too_large', () => gzipSync(zeros)],
  ['half an archive', 'file_damaged', () => writeZip({ 'a.csv': 'a,b\n1,2\n' }).subarray(0, 40)],
  ['half of gzip', 'file_damaged', () => gzipSync(zeros).subarray(0, 900)],
  ['archives in archives', 'file_binary', () => gzipSync(gzipSync(gzipSync('a,b\n1,2\n')))],
  ['a document', 'file_binary', () => writeZip({ 'word/document.xml': '<x/>' })],
  ['an empty archive', 'file_empty', () => writeZip({})],
  ['a workbook without a table', 'file_empty', () => writeWorkbook({ A: { rows: [] } })],
  ['a workbook that is no XML', 'file_damaged', () => writeZip({ 'xl/workbook.xml': '<workbook><a></workbook>' })],
  ['pieces of Parquet', 'file_damaged', () => Buffer.concat([Buffer.from('PAR1\u0001\u0002'), Buffer.alloc(400, 3), Buffer.from('PAR1')])],
  ['broken JSON', 'file_damaged', () => '{"a": 1}\n{"a": 2\n{"b"'],
  ['JSON without a table', 'file_no_table', () => '{"a": 1, "b": 2}'],
  ['a script without rows', 'file_no_table', () => 'CREATE TABLE a (b int);\nALTER TABLE a ADD c int;\n'],
])('%s is refused in words of the catalogue', async (_, code, make) => {
  const error: unknown = await analysed(make(), 'x.csv').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(InputError);
  const { message } = error as InputError;
  expect([(error as InputError).code, readable(message), message]).toEqual([code, [], message]);
  expect(message.length).toBeGreaterThan(10);
}, 60_000); // prettier-ignore

test('so are parts of a file that are left out', async () => {
  const rows = [['n', 'v'], ...Array.from({ length: 40 }, (_, i) => [String(i), i % 7])];
  const { document, leftOut = [] } = await analysed(
    writeWorkbook({ Qq: { rows }, Zz: { rows: [] }, Xx: { rows, hidden: true } }),
    'x.xlsx',
  );
  expect(leftOut.map(({ table, why, reason }) => [table, why, readable(reason)])).toEqual([
    ['Zz', 'empty', []],
    ['Xx', 'passed-over', []],
  ]);
  const sentences = document.alerts.filter(({ kind }) => kind === 'unread-rows').map(({ sentence }) => sentence);
  expect(sentences).toHaveLength(2);
  expect(sentences.flatMap(readable)).toEqual([]);
  expect(readable(leftOutMessage(leftOut)).filter((word) => !['Zz', 'Xx'].includes(word))).toEqual([]);
});
