import fc from 'fast-check';
import type { Dialect } from './dialect';
import { PLAIN_DIALECT } from './dialect';
import { RecordParser, type TextRecord } from './record-parser';
import { csvRecord } from '../write/write-rows';

function parse(text: string, dialect: Partial<Dialect> = {}, pieces = [text]): TextRecord[] {
  const records: TextRecord[] = [];
  const parser = new RecordParser({ ...PLAIN_DIALECT, ...dialect }, (record) => records.push(record));
  for (const piece of pieces) parser.push(piece);
  parser.end();
  return records;
}
const cells = (text: string, dialect: Partial<Dialect> = {}) => parse(text, dialect).map((record) => record.cells);

test('stops at a record of more cells than it may have', () => {
  const records: TextRecord[] = [];
  const parser = new RecordParser(PLAIN_DIALECT, (record) => records.push(record), 3);
  parser.push('a,b,c\n1,2');
  expect(parser.tooWide).toBe(false);
  parser.push(',3,4,5\n6,7');
  expect([parser.tooWide, parser.nextLine, records.length]).toEqual([true, 2, 1]);
});

test.each<[string, string, string[][], Partial<Dialect>?]>([
  ['quotes around cells', '"a,b",c\n', [['a,b', 'c']]],
  ['doubled quotes', '"a ""b"" c",d\n', [['a "b" c', 'd']]],
  ['a line break in a cell', '"a\nb",c\n', [['a\nb', 'c']]],
  ['every line end', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  [
    'no line end at the end',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['empty cells', ',,\n', [['', '', '']]],
  ['an empty line', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['a backslash before a quote', '"a \\"b\\", c",d\n', [['a "b", c', 'd']], { escape: 'backslash' }],
  ['a backslash before a delimiter', 'a\\,b,c\n', [['a,b', 'c']], { escape: 'backslash' }],
  ['a backslash that escapes nothing', '"C:\\new",d\n', [['C:\\new', 'd']], { escape: 'backslash' }],
  ['single quotes', "'a,''b',c\n", [["a,'b", 'c']], { quote: "'" }],
  ['spaces after delimiters', 'a, "b, c", d\n', [['a', 'b, c', 'd']], { skipSpace: true }],
  ['two-character delimiters', 'a||b|c||d\n', [['a', 'b|c', 'd']], { delimiter: '||' }],
  ['an unescaped quote in a quoted cell', '"a "b" c",d\n', [['a "b" c', 'd']]],
  ['a quote in an unquoted cell', 'pipe 5",d\n', [['pipe 5"', 'd']]],
  ['a quote too many at the start', '""abc",d\n', [['"abc', 'd']]],
  [
    'a quote that never closes',
    'a,"b\nc,d\ne,f\n',
    [
      ['a', '"b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  [
    'a quote that does not close before the next',
    '1,"b,2\n2,"c",3\n',
    [
      ['1', '"b', '2'],
      ['2', 'c', '3'],
    ],
  ],
])('reads %s', (_, text, expected, dialect = {}) => {
  expect(cells(text, dialect)).toEqual(expected);
});

test('tells on which line each record begins and ends', () => {
  const records = parse('a\n"b\nc"\r\n\nd\n');
  expect(records.map(({ line, lastLine }) => [line, lastLine])).toEqual([[1, 1], [2, 3], [4, 4], [5, 5]]); // prettier-ignore
});

const messy = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '"', '\n', '\r', '\\', '1'), maxLength: 60 });

test('gives the same records however the text is cut', () => {
  fc.assert(
    fc.property(
      messy,
      fc.array(fc.nat(60), { maxLength: 6 }),
      fc.constantFrom('doubled' as const, 'backslash' as const),
      (text, cuts, escape) => {
        const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((end, i) => text.slice(places[i], end));
        expect(parse(text, { escape }, pieces)).toEqual(parse(text, { escape }));
      },
    ),
    { numRuns: 2000 },
  );
});

test('reads back whatever was written', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '\r', 'ü', '1', "'"), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = rows.map((row) => `${csvRecord(row)}\r\n`).join('');
      expect(cells(text)).toEqual(rows);
    }),
  );
});
