import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { InputError } from '../model';
import { loadCsv } from './load-csv';
import { openEngine } from './open-engine';
import { openBench, type Bench } from './testing/temporary-file';
import { csvRecord } from './write-rows';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const column = (name: string, cells: string[]) => [`${name},other`, ...cells.map((cell) => csvRecord([cell, 'x']))].join('\n');

test.each<[string, string[], string, (string | null)[]]>([
  ['whole numbers', ['1', '-20', '300'], 'integer', ['1', '-20', '300']],
  ['numbers', ['1.5', '-2', '3e2'], 'number', ['1.5', '-2.0', '300.0']],
  ['decimal commas', ['1,5', '-2,25', '3'], 'number', ['1.5', '-2.25', '3.0']],
  ['grouped thousands', ['1,234.5', '2,000,000.25', '12.0'], 'number', ['1234.5', '2000000.25', '12.0']],
  ['points that group thousands', ['1.234,5', '2.000.000,25', '12,0'], 'number', ['1234.5', '2000000.25', '12.0']],
  ['apostrophes that group', ["1'234.50", "22'000.00", '5.00'], 'number', ['1234.5', '22000.0', '5.0']],
  ['money', ['$1,200.50', '-$3.00', '$7'], 'number', ['1200.5', '-3.0', '7.0']],
  ['money with a code', ['EUR 12', 'EUR 13', 'EUR 1.200'], 'integer', ['12', '13', '1200']],
  ['negatives in parentheses', ['(1.5)', '2.5', '(300)'], 'number', ['-1.5', '2.5', '-300.0']],
  ['percentages', ['12.5%', '3 %', '100%'], 'number', ['12.5', '3.0', '100.0']],
  ['numbers with one unit', ['3 km', '12 km', '7 km'], 'integer', ['3', '12', '7']],
  ['codes with leading zeros', ['007', '123', '045'], 'text', ['007', '123', '045']],
  [
    'long identifiers',
    ['12345678901234567890123456', '22345678901234567890123456', '1'],
    'text',
    ['12345678901234567890123456', '22345678901234567890123456', '1'],
  ],
  ['true and false', ['true', 'FALSE', 'True'], 'boolean', ['true', 'false', 'true']],
  ['ISO dates', ['2023-01-31', '2024-02-29', '1999-12-31'], 'date', ['2023-01-31', '2024-02-29', '1999-12-31']],
  [
    'nanoseconds',
    ['2023-01-11 01:17:39.128189467', '2023-01-11 02:00:00'],
    'timestamp',
    ['2023-01-11 01:17:39.128189', '2023-01-11 02:00:00'],
  ],
  [
    'time zones',
    ['2023-01-11T01:00:00+02:00', '2023-01-11T01:00:00Z'],
    'timestamp',
    ['2023-01-10 23:00:00', '2023-01-11 01:00:00'],
  ],
  ['days first', ['29-02-2016 01:16', '01-03-2016 23:59'], 'timestamp', ['2016-02-29 01:16:00', '2016-03-01 23:59:00']],
  ['months first', ['12/31/2020', '01/02/2021'], 'date', ['2020-12-31', '2021-01-02']],
  ['months in words', ['Jan 1 2000', 'Feb 28 2001'], 'date', ['2000-01-01', '2001-02-28']],
  ['quarters', ['Q1 2020', 'Q4 2021'], 'date', ['2020-01-01', '2021-10-01']],
  ['twelve-hour times', ['1:05 PM', '12:00 AM'], 'time', ['13:05:00', '00:00:00']],
  ['yes in many spellings', ['yes', 'N', 'TRUE', 'no'], 'boolean', ['true', 'false', 'true', 'false']],
  ['yes in one spelling', ['Yes', 'No', 'No'], 'text', ['Yes', 'No', 'No']],
  ['None as a word', ['None', 'Minor', 'Major', 'None'], 'text', ['None', 'Minor', 'Major', 'None']],
  ['spaces around numbers', [' 1', '2 ', ' 3 '], 'integer', ['1', '2', '3']],
])('reads %s', async (_, cells, type, values) => {
  const loaded = await bench.load(column('v', cells));
  expect(loaded.columns[0]).toMatchObject({ type, unread: { count: 0 } });
  expect((await bench.rows('SELECT v::VARCHAR FROM t')).flat()).toEqual(values);
});

test('reads spellings of "no value" among numbers as missing and counts them', async () => {
  const loaded = await bench.load(column('v', ['1', '?', 'N/A', '2', 'None', '-', '3', '?']));
  expect(loaded.columns[0]?.placeholders).toEqual(expect.arrayContaining([['?', 2], ['N/A', 1], ['None', 1], ['-', 1]])); // prettier-ignore
  expect(loaded.columns[0]?.unread.count).toBe(0);
  expect(loaded.cells).toEqual({ read: 11, total: 11 });
});

test('points to the cells that are not of the type of their column', async () => {
  const cells = Array.from({ length: 40 }, (_, i) => String(i));
  cells[10] = 'soon';
  const loaded = await bench.load(`"a note\nof two lines",x\n${cells.map((cell) => `${cell},"p\nq"`).join('\n')}`);
  expect(loaded.columns[0]).toMatchObject({ type: 'integer', unread: { count: 1, examples: ['soon'], lines: [23] } });
  expect(loaded.cells).toEqual({ read: 79, total: 80 });
});

test('says that dates may be read in two ways', async () => {
  const loaded = await bench.load(column('day', ['01/02/2020', '03/04/2020', '11/12/2020']));
  expect(loaded.columns[0]).toMatchObject({ type: 'date', ambiguousDates: true });
});

test('lets one column decide the order of days and months in another', async () => {
  await bench.load('a,b\n01/02/2020,12/31/2020\n03/04/2020,01/15/2020\n');
  expect(await bench.rows('SELECT a::VARCHAR FROM t')).toEqual([['2020-01-02'], ['2020-03-04']]);
});

test('decides types by the whole file, not by its beginning', async () => {
  const lines = Array.from({ length: 60_000 }, (_, i) => `${i},${i % 7},${100 + (i % 50)}`);
  lines[59_990] = '59990,1.75,007';
  const loaded = await bench.load(`id,v,code\n${lines.join('\n')}\n`);
  expect(loaded.columns.map(({ type }) => type)).toEqual(['integer', 'number', 'text']);
  expect(await bench.rows('SELECT v::VARCHAR, code FROM t WHERE id = 59990')).toEqual([['1.75', '007']]);
});

test('keeps rows that become wider further down', async () => {
  const loaded = await bench.load(`a,b\n${'1,2\n'.repeat(3000)}${'1,2,3\n'.repeat(3000)}`);
  expect(loaded.rows).toBe(6000);
  expect(await bench.rows('SELECT count(*), count(column_3) FROM t')).toEqual([['6000', '3000']]);
});

test('keeps rows with too few or too many cells and says where they are', async () => {
  const loaded = await bench.load(
    `id,name,score\n${Array.from({ length: 30 }, (_, i) => (i === 4 ? '4,Dora' : i === 9 ? '9,Max,7,surplus' : `${i},Eve,${i}`)).join('\n')}\n`,
  );
  expect(loaded.rows).toBe(30);
  expect(loaded.notes.mended).toEqual([{ line: 6, what: 'missing-cells' }, { line: 11, what: 'extra-cells', extra: ['surplus'] }]); // prettier-ignore
});

test('puts cells back under their columns where one is missing inside a row', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => `${i},2023-01-${String(1 + (i % 28)).padStart(2, '0')},note ${i},${i}.5`);
  rows[12] = '12,note 12,12.5';
  await bench.load(`id,day,text,score\n${rows.join('\n')}\n`);
  expect(await bench.rows('SELECT day, "text", score::VARCHAR FROM t WHERE id = 12')).toEqual([[null, 'note 12', '12.5']]);
});

test('makes names that are missing or repeated', async () => {
  const loaded = await bench.load('id,name,Name,,__unread\n1,a,b,c,d\n2,e,f,g,h\n3,a,b,c,d\n');
  expect(loaded.columns.map(({ name }) => name)).toEqual(['id', 'name', 'Name_2', 'column_4', '__unread_2']);
});

test('reads a file of one column', async () => {
  const loaded = await bench.load('name\nitem 1\nitem 2\nitem 3\n');
  expect(loaded.columns.map(({ name }) => name)).toEqual(['name']);
  expect(loaded.rows).toBe(3);
});

test('reads what is quoted with line breaks the same way whichever reader does it', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '"', '\n', 'ü', ';'), maxLength: 6 });
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 5, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(rows, async (list) => {
      const written = list.map(([a, b], i) => [`k${i}x`, a, b]);
      const text = [['key', 'first', 'second'], ...written]
        .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
        .join('\n');
      const table = await bench.table(`${text}\n`);
      expect(table).toBe([['key', 'first', 'second'], ...written].map((row) => `${csvRecord(row)}\r\n`).join(''));
      await bench.load(`${text}\n`);
      const read = await bench.rows('SELECT key FROM t');
      expect(read.flat()).toEqual(written.map(([key]) => key));
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('stops when it is told to', async () => {
  const input = await bench.file(`a,b\n${'1,2\n'.repeat(1000)}`);
  await expect(loadCsv(bench.engine.connection, input, 't', { signal: AbortSignal.abort(new Error('stop')) })).rejects.toThrow(
    'stop',
  );
});

describe('files that hold no usable table', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  test.each<[string, string | Uint8Array, string, string, number?]>([
    ['nothing', '', 'file_empty', 'The file is empty.'],
    ['blank space', ' \n\n  \n', 'file_empty', 'nothing but blank space'],
    ['a header only', 'a,b,c\n', 'file_header_only', 'The file has a header row but no data rows.', 1],
    ['an image', png, 'file_binary', 'PNG image'],
    ['a workbook', Buffer.from('PK\u0003\u0004....'), 'file_binary', 'save the sheet as CSV'],
    ['a NUL byte', `a,b\n${'1,2\n'.repeat(20)}3,\u00004\n`, 'file_binary', 'Line 22 holds a NUL byte', 22],
    ['a web page', '<!DOCTYPE html><html><body>x</body></html>', 'file_no_table', 'HTML page'],
    ['JSON', '[{"a": 1}, {"a": 2}]', 'file_no_table', 'JSON'],
    [
      'too many columns',
      `${Array.from({ length: 3000 }, (_, i) => `c${i}`).join(',')}\n${'1,'.repeat(2999)}1\n`,
      'file_too_many_columns',
      '3,000 columns',
      1,
    ],
    ['an endless line', `a,b\n1,${'x'.repeat(17 << 20)}\n2,3\n`, 'file_line_too_long', 'Line 2 is longer than', 2],
  ])('%s', async (_, content, code, message, line = 0) => {
    const error = await bench.load(content).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ code, ...(line ? { line } : {}) });
    expect(String(error)).toContain(message);
  });
});

describe('tables of the world', () => {
  const folder = join(__dirname, '../../../node_modules/vega-datasets/data');
  test.each(readdirSync(folder).filter((name) => name.endsWith('.csv')))('%s', async (name) => {
    const engine = await openEngine({ storePath: null, allowedDirectories: [folder] });
    try {
      const loaded = await loadCsv(engine.connection, { kind: 'csv', path: join(folder, name), name }, 't');
      expect(loaded.rows).toBe(loaded.notes.counted);
      expect(loaded.rows).toBeGreaterThan(5);
      expect(loaded.notes.header).toBe('one-row');
      expect(loaded.cells.read).toBe(loaded.cells.total);
    } finally {
      await engine.close();
    }
  });
});
