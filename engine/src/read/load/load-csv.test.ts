import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { InputError } from '../../model';
import { loadCsv } from './load-csv';
import { openEngine } from '../../duckdb/open-engine';
import { openBench, type Bench } from '../testing/temporary-file';
import { csvRecord } from '../write/write-rows';

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
  [
    'money below nought with its code in front',
    ['Rs -40', 'Rs-1250', 'EUR-0.75', 'CHF 7'],
    'number',
    ['-40.0', '-1250.0', '-0.75', '7.0'],
  ],
  ['machines whose letters are those of a currency', ['RS-04', 'RS-11', 'RS-12'], 'text', ['RS-04', 'RS-11', 'RS-12']],
  ['money of which one is padded', ['EUR07', 'EUR12.50', 'EUR3.25'], 'number', ['7.0', '12.5', '3.25']],
  ['letters of a currency close before padded digits', ['CAD01', 'CAD02', 'CAD11'], 'text', ['CAD01', 'CAD02', 'CAD11']],
  ['negatives in parentheses', ['(1.5)', '2.5', '(300)'], 'number', ['-1.5', '2.5', '-300.0']],
  ['percentages', ['12.5%', '3 %', '100%'], 'number', ['12.5', '3.0', '100.0']],
  ['numbers with one unit', ['3 km', '12 km', '7 km'], 'integer', ['3', '12', '7']],
  ['whole numbers as pandas writes them', ['3.0', '12.0', '7'], 'integer', ['3', '12', '7']],
  ['one that is no whole number', ['3.0', '12.5', '7'], 'number', ['3.0', '12.5', '7.0']],
  [
    'figures with the notes of an office',
    ['10.4 b', '9.1', ': c', ':', '8', '7.5 e', '11.0', '3.25*'],
    'number',
    ['10.4', '9.1', null, null, '8.0', '7.5', '11.0', '3.25'],
  ],
  [
    'names of parts',
    ['12 a', '12 b', '13 c', '14 d', '14 a', '15', '16 f'],
    'text',
    ['12 a', '12 b', '13 c', '14 d', '14 a', '15', '16 f'],
  ],
  [
    'numbers of houses',
    ['12', '14 a', '15', '16b', '18', '20', '22', '3', '5', '7'],
    'text',
    ['12', '14 a', '15', '16b', '18', '20', '22', '3', '5', '7'],
  ],
  [
    'whole numbers with marks',
    ['1200', '345*', '1100', '96', '1800†', '2000'],
    'integer',
    ['1200', '345', '1100', '96', '1800', '2000'],
  ],
  [
    'moments of .NET',
    ['/Date(1672531200000)/', '/Date(1672617600000+0100)/'],
    'timestamp',
    ['2023-01-01 00:00:00', '2023-01-02 00:00:00'],
  ],
  [
    'months that cards expire in',
    ['08/29', '01/24', '12/27', '03/26', '02/24', '05/25', '06/28', '07/29', '09/24', '10/25'],
    'date',
    [
      '2029-08-01',
      '2024-01-01',
      '2027-12-01',
      '2026-03-01',
      '2024-02-01',
      '2025-05-01',
      '2028-06-01',
      '2029-07-01',
      '2024-09-01',
      '2025-10-01',
    ],
  ],
  [
    'days of a month without a year',
    ['08/29', '01/04', '12/27', '03/26', '02/24', '05/25', '06/28', '07/29', '09/24', '10/25'],
    'text',
    ['08/29', '01/04', '12/27', '03/26', '02/24', '05/25', '06/28', '07/29', '09/24', '10/25'],
  ],
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
  [
    'offsets behind a blank',
    ['2023-03-25 09:34:35 +0100', '2023-03-27 09:34:35 +0200', '2023-03-27 09:34:35 UTC', '2023-03-27 09:34 -05:30'],
    'timestamp',
    ['2023-03-25 08:34:35', '2023-03-27 07:34:35', '2023-03-27 09:34:35', '2023-03-27 15:04:00'],
  ],
  ['offsets of one place', ['2024-03-30 00:00:00 +0100', '2024-04-01 00:00:00 +0200'], 'timestamp', ['2024-03-30 00:00:00', '2024-04-01 00:00:00']], // prettier-ignore
  ['times as C writes them', ['Tue Jan 02 15:04:05 +0100 2024', 'Wed Feb  7 05:04:05 UTC 2024'], 'timestamp', ['2024-01-02 14:04:05', '2024-02-07 05:04:05']], // prettier-ignore
  ['times as browsers write them', ['Tue Jan 02 2024 15:04:05 GMT+0100 (Central European Standard Time)'], 'timestamp', ['2024-01-02 15:04:05']], // prettier-ignore
  ['times with narrow spaces', ['1/22/2024, 3:04:05\u202fPM', '1/23/2024, 3:04:05\u202fAM'], 'timestamp', ['2024-01-22 15:04:05', '2024-01-23 03:04:05']], // prettier-ignore
  ['times of forms', ['2024/01/02 3:04:05 PM GMT+1', '2024/07/02 3:04:05 AM GMT+5:30'], 'timestamp', ['2024-01-02 14:04:05', '2024-07-01 21:34:05']], // prettier-ignore
  ['times of logs', ['02/Jan/2024:15:04:05 +0000', '03/Feb/2024:15:04:05 -0100'], 'timestamp', ['2024-01-02 15:04:05', '2024-02-03 15:04:05']], // prettier-ignore
  ['times with points', ['02-JAN-24 03.04.05.000000000 PM', '13-FEB-24 11.04.05.000000000 AM'], 'timestamp', ['2024-01-02 15:04:05', '2024-02-13 11:04:05']], // prettier-ignore
  ['compact times', ['20240102T150405Z', '20240203T150405+0100'], 'timestamp', ['2024-01-02 15:04:05', '2024-02-03 14:04:05']],
  ['times with the name of their zone', ['2024-01-02 15:04:05+01:00[Europe/Berlin]'], 'timestamp', ['2024-01-02 15:04:05']],
  ['months with a point', ['07.2022', '12.2022', '01.2023'], 'date', ['2022-07-01', '2022-12-01', '2023-01-01']],
  ['rates of four decimals', ['1.2012', '1.2034', '1.1998', '1.2050'], 'number', ['1.2012', '1.2034', '1.1998', '1.205']],
  ['amounts near two thousand', ['2022.07', '2019.11', '2003.02'], 'number', ['2022.07', '2019.11', '2003.02']],
  ['numbers of documents', ['2023/6', '2023/12', '2024/1'], 'text', ['2023/6', '2023/12', '2024/1']],
  ['days first', ['29-02-2016 01:16', '01-03-2016 23:59'], 'timestamp', ['2016-02-29 01:16:00', '2016-03-01 23:59:00']],
  ['months first', ['12/31/2020', '01/02/2021'], 'date', ['2020-12-31', '2021-01-02']],
  ['months in words', ['Jan 1 2000', 'Feb 28 2001'], 'date', ['2000-01-01', '2001-02-28']],
  ['quarters', ['Q1 2020', 'Q4 2021'], 'date', ['2020-01-01', '2021-10-01']],
  ['quarters in other forms', ["3Q '21", '1Q 2020'], 'date', ['2021-07-01', '2020-01-01']],
  ['months before 1900', ['1850-01', '1899-12'], 'date', ['1850-01-01', '1899-12-01']],
  ['quarters before 1900', ['1850-Q1', '1899-Q4'], 'date', ['1850-01-01', '1899-10-01']],
  ['weeks', ['2020-W01', '2021-W53'], 'date', ['2019-12-30', '2022-01-03']],
  ['weeks in words', ['KW 2/2021', 'KW 53/2020'], 'date', ['2021-01-11', '2020-12-28']],
  ['months with years', ['12/2024', '1/2020'], 'date', ['2024-12-01', '2020-01-01']],
  ['German months', ['9. Februar 2024', '31. März 2023'], 'date', ['2024-02-09', '2023-03-31']],
  ['French months', ['1er août 2020', '14 févr. 2021'], 'date', ['2020-08-01', '2021-02-14']],
  ['Spanish months', ['23 de septiembre de 2024', '1 de enero de 2020'], 'date', ['2024-09-23', '2020-01-01']],
  ['Russian months', ['10 августа 2023', '4 мая 2019'], 'date', ['2023-08-10', '2019-05-04']],
  ['ordinal days', ['May 21st, 2020', 'December 2nd, 2020'], 'date', ['2020-05-21', '2020-12-02']],
  ['months of short years', ['Nov-22', 'Sep-98'], 'date', ['2022-11-01', '1998-09-01']],
  ['times in words', ['3. Mai 2020, 14:05 Uhr', '4. Mai 2020'], 'timestamp', ['2020-05-03 14:05:00', '2020-05-04 00:00:00']],
  [
    'zones by name',
    ['11.03.2023 10:30 CET', '01.01.2019 10:30 UTC'],
    'timestamp',
    ['2023-03-11 10:30:00', '2019-01-01 10:30:00'],
  ],
  ['dots behind dates', ['31.12.2020.', '01.02.2021.'], 'date', ['2020-12-31', '2021-02-01']],
  ['dates of East Asia', ['2019年2月1日', '2020年12月31日'], 'date', ['2019-02-01', '2020-12-31']],
  ['years first, of two digits', ['99-12-31', '98-01-15'], 'date', ['1999-12-31', '1998-01-15']],
  ['hours of twelve', ['9 AM', '12 pm'], 'time', ['09:00:00', '12:00:00']],
  ['guards against spreadsheets', ['="007"', '="042"', '="100"'], 'text', ['007', '042', '100']],
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
});

test('reads -999 and a day of noughts as missing where nothing else is like them', async () => {
  const loaded = await bench.load(column('v', ['-999', '12', '15', '-999', '7', '9']));
  expect(loaded.columns[0]).toMatchObject({ type: 'integer', placeholders: [['-999', 2]], unread: { count: 0 } });
  expect((await bench.load(column('v', ['-999', '-12', '15', '-999', '7', '9']))).columns[0]?.placeholders).toEqual([]);
  const days = await bench.load(column('v', ['0000-00-00', '2020-01-01', '9999-12-31']));
  expect(days.columns[0]).toMatchObject({ type: 'date', placeholders: [['0000-00-00', 1]] });
});

test('reads dates by their names as spreadsheets count them', async () => {
  await bench.load(column('order date', ['43000', '43500', '44927']));
  expect((await bench.rows('SELECT "order date"::VARCHAR FROM t')).flat()).toEqual(['2017-09-22', '2019-02-04', '2023-01-01']);
  await bench.load(column('created', ['43000.5', '43500.25']));
  expect((await bench.rows('SELECT created::VARCHAR FROM t')).flat()).toEqual(['2017-09-22 12:00:00', '2019-02-04 06:00:00']);
  expect((await bench.load(column('price', ['43000', '43500']))).columns[0]?.type).toBe('integer');
});

test('reads months and moments by the names of their columns', async () => {
  const firstOf = async (name: string, cells: string[]) => {
    await bench.load(column(name, cells));
    return (await bench.rows(`SELECT "${name}"::VARCHAR FROM t`)).flat();
  };
  expect(await firstOf('Periode', ['10.2022', '11.2022', '12.2022'])).toEqual(['2022-10-01', '2022-11-01', '2022-12-01']);
  expect(await firstOf('Monat', ['2022.07', '2023.10'])).toEqual(['2022-07-01', '2023-10-01']);
  expect(await firstOf('Month', ['2023/6', '2023/12'])).toEqual(['2023-06-01', '2023-12-01']);
  expect(await firstOf('created at', ['20240102150405', '20240203160000'])).toEqual([
    '2024-01-02 15:04:05',
    '2024-02-03 16:00:00',
  ]);
});

test('a point that groups thousands in one column does so in the others', async () => {
  const two = await bench.load('name;Jan;Feb\na;2.588;1.702\nb;860;6.250\nc;6.113;7.632\n');
  expect(two.columns.map(({ type, doubts }) => [type, doubts])).toEqual([['text', []], ['integer', []], ['integer', []]]); // prettier-ignore
  expect(await bench.rows('SELECT Jan, Feb FROM t')).toEqual([['2588', '1702'], ['860', '6250'], ['6113', '7632']]); // prettier-ignore
});

test.each([
  ['nothing ends in nought', 'name;x;y\na;2.588;1.702\nb;860;6.251\nc;6.113;7.632\n'],
  ['a number of four digits has no point', 'name;x;y\na;2.588;1.702\nb;8600;6.250\nc;6.113;7.632\n'],
  ['a third column has two decimals', 'name;x;y;z\na;2.588;1.702;3.25\nb;7.112;6.250;1.50\nc;6.113;7.632;9.75\n'],
])('a point stays one before decimals where %s', async (_, text) => {
  expect((await bench.load(text)).columns[1]?.type).toBe('number');
});

test.each([
  ['downtimes', 'Stillstand (hh:mm)', ['01:47', '00:30', '02:31'], 'integer', ['107', '30', '151']],
  ['lengths of calls', 'Talk (mm:ss)', ['01:47', '00:30', '02:31'], 'integer', ['107', '30', '151']],
  ['times of day', 'Beginn (hh:mm)', ['01:47', '00:30', '02:31'], 'time', ['01:47:00', '00:30:00', '02:31:00']],
])('what a header says of cells such as 01:47: %s', async (_, name, cells, type, values) => {
  expect((await bench.load(column(name, cells))).columns[0]?.type).toBe(type);
  expect((await bench.rows(`SELECT "${name}"::VARCHAR FROM t`)).map(([cell]) => cell)).toEqual(values);
});

test('a second row of the header names the columns of a group, and stands below a gap', async () => {
  const rows = Array.from({ length: 12 }, (_, i) => `D${i},Kiel,${i + 3},${40 - i},${i + 0.5}`);
  const loaded = await bench.load(`Department,Location,Employees,,FTE\n,,m,f,\n${rows.join('\n')}\n`);
  expect(loaded.columns.map(({ name, type }) => `${name}: ${type}`)).toEqual(['Department: text', 'Location: text', 'Employees m: integer', 'Employees f: integer', 'FTE: number']); // prettier-ignore
  expect(loaded.rows).toBe(12);
});

test('a row of units stands in brackets behind the names, and what a logger took them by is left out', async () => {
  const rows = Array.from(
    { length: 12 },
    (_, i) => `2024-01-01 ${String(i).padStart(2, '0')}:00:00,${i + 0.5},${1000 + i},${i % 3}`,
  );
  const loaded = await bench.load(`Timestamp,Air temp,Pressure,Rain\nTS,Deg C,hPa,mm\n,Avg,Smp,Tot\n${rows.join('\n')}\n`);
  expect(loaded.columns.map(({ name }) => name)).toEqual(['Timestamp TS', 'Air temp (Deg C)', 'Pressure (hPa)', 'Rain Tot (mm)']);
});

test('years one after the other are a header whatever stands below them', async () => {
  const rows = ['AT', 'BE', 'DE', 'FR', 'IT'].map(
    (geo, i) => `A,${geo}\t: \t1${i}.4${i ? ' ' : ' b'}\t9.${i} \t8.${i}${i ? ' ' : ' e'}`,
  );
  const loaded = await bench.load(`freq,geo\\TIME\t2010 \t2011 \t2012 \t2013 \n${rows.join('\n')}\n`);
  expect(loaded.columns.map(({ name }) => name)).toEqual(['freq,geo\\TIME', '2010', '2011', '2012', '2013']);
  expect(await bench.rows('SELECT "2011", "2013" FROM t LIMIT 1')).toEqual([['10.4', '8']]);
});

test('says what is doubtful about numbers', async () => {
  expect((await bench.load(column('v', ['1.234', '5.678']))).columns[0]?.doubts).toEqual(['decimal-or-thousands']);
  expect((await bench.load(column('v', ['1.234', '5.6']))).columns[0]?.doubts).toEqual([]);
  expect((await bench.load(column('v', ['$12', '€13']))).columns[0]?.doubts).toEqual(['mixed-currencies']);
});

test('points to the cells that are not of the type of their column', async () => {
  const cells = Array.from({ length: 40 }, (_, i) => String(i));
  cells[10] = 'soon';
  const loaded = await bench.load(`"a note\nof two lines",x\n${cells.map((cell) => `${cell},"p\nq"`).join('\n')}`);
  expect(loaded.columns[0]).toMatchObject({ type: 'integer', unread: { count: 1, examples: ['soon'], lines: [23] } });
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
  expect(loaded.notes.repaired).toEqual([{ line: 6, what: 'missing-cells' }, { line: 11, what: 'extra-cells', extra: ['surplus'] }]); // prettier-ignore
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

test('keeps the separators of its own notes out of the texts that it notes', async () => {
  const numbers = Array.from({ length: 60 }, (_, i) => `${i},${i * 2}`);
  const loaded = await bench.load(`id,v\n${numbers.join('\n')}\n60,a\u001fb\n61,c\u001ed\n`);
  expect(loaded.columns[1]).toMatchObject({ type: 'integer', unread: { count: 2, examples: ['a b', 'c d'], lines: [62, 63] } });
});

test('takes digits around a capital E for codes, and exponents for numbers', async () => {
  const loaded = await bench.load('code,a,b\n1E10,1e5,1E+5\n2E05,2e5,2.5E3\n3E11,3,1E-2\n');
  expect(loaded.columns.map(({ type }) => type)).toEqual(['text', 'number', 'number']);
});

test('leaves signs without width out of names', async () => {
  const loaded = await bench.load('\u200bid,na\u2060me\n1,a\u200bb\n2,c\n');
  expect(loaded.columns.map(({ name }) => name)).toEqual(['id', 'name']);
  expect(await bench.rows('SELECT name FROM t')).toEqual([['a\u200bb'], ['c']]);
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
    [
      'bytes of any kind',
      Buffer.from(Array.from({ length: 4000 }, (_, i) => ((i * 7919 + (i >> 5)) % 255) + 1)),
      'file_binary',
      'control characters',
    ],
    ['a web page', '<!DOCTYPE html><html><body>x</body></html>', 'file_no_table', 'HTML page'],
    ['JSON', '[{"a": 1}, {"a": 2}]', 'file_no_table', 'JSON'],
    [
      'too many columns',
      `${Array.from({ length: 6000 }, (_, i) => `c${i}`).join(',')}\n${'1,'.repeat(5999)}1\n`,
      'file_too_many_columns',
      '6,000 columns',
      1,
    ],
    [
      'a line of delimiters',
      `a,b\n${','.repeat(60_000)}\n2,3\n`,
      'file_too_many_columns',
      'Line 2 has more than 50,000 cells',
      2,
    ],
    [
      'a line of delimiters far down',
      `a,b\n${'1,2\n'.repeat(300_000)}${','.repeat(60_000)}\n2,3\n`,
      'file_too_many_columns',
      'Line 300002 has more',
      300_002,
    ],
    ['blanks to the end of what is looked at', `${' '.repeat(2 << 20)}a,b\n1,2\n`, 'file_empty', 'The first megabyte', 1],
    ['an endless line', `a,b\n1,${'x'.repeat(17 << 20)}\n2,3\n`, 'file_line_too_long', 'Line 2 is longer than', 2],
  ])(
    '%s',
    async (_, content, code, message, line = 0) => {
      const error = await bench.load(content).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(InputError);
      expect(error).toMatchObject({ code, ...(line ? { line } : {}) });
      expect(String(error)).toContain(message);
    },
    20_000,
  );
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
      expect(loaded.columns.filter(({ unread }) => unread.count > 0)).toEqual([]);
    } finally {
      await engine.close();
    }
  });
});

describe('large files, which are loaded while they are looked through', () => {
  const lines = Array.from({ length: 8000 }, (_, i) => `${i},${'item '.repeat(30)}${i % 7},${(i % 50) / 4}`);
  const fileOf = (rows: string[]) => `id,name,value\n${rows.join('\n')}\n`;

  test('a regular one', async () => {
    const loaded = await bench.load(fileOf(lines));
    expect(loaded).toMatchObject({ rows: 8000, notes: { counted: 8000, repairedCounts: {} } });
    expect(await bench.rows('SELECT sum(id)::VARCHAR, max(value)::VARCHAR FROM t')).toEqual([['31996000', '12.25']]);
  });

  test.each<[string, string, number, object]>([
    ['a short row near the end', '7200,item', 8000, { repairedCounts: { 'missing-cells': 1 } }],
    ['an empty line near the end', '', 7999, { skipped: [{ why: 'empty-rows', from: 7202, to: 7202 }] }],
    ['the header once more', 'id,name,value', 7999, { skipped: [{ why: 'repeated-header', from: 7202, to: 7202 }] }],
    ['a byte that is not UTF-8', '7200,item \u00e9,1', 8000, { mixedEncodingLines: [7202] }],
  ])('one with %s', async (_, row, rows, notes) => {
    const bytes = Buffer.from(fileOf(lines.with(7200, row)), 'latin1');
    expect(await bench.load(bytes)).toMatchObject({ rows, notes });
    expect(await bench.rows('SELECT count(*) FROM t WHERE id <> 7200')).toEqual([['7999']]);
  });

  test.each<[string, string[]]>([
    ['the words of a header', ['site,visits,manager', 'A,12,Anna', 'B,31,Bo', 'C,7,Eve', 'D,8,Ida']],
    [
      'one and the same kind of rows',
      ['site,open,manager', ...Array.from({ length: 4000 }, (_, i) => `Site ${i % 50},yes,Person ${i % 9}`)],
    ],
  ])('one with another table of equal width amid its rows, known by %s', async (_, more) => {
    const loaded = await bench.load(fileOf([...lines, ...more]));
    expect(loaded).toMatchObject({ rows: 8000, columns: [{ type: 'integer' }, { type: 'text' }, { type: 'number' }] });
    expect(loaded.notes.skipped).toMatchObject([{ why: 'other-table', from: 8002, to: 8001 + more.length }]);
  });

  test('one of words, with a table of numbers behind it', async () => {
    const words = Array.from({ length: 8000 }, (_, i) => `${'abcd'[i % 4]}x,${'item '.repeat(30)},${i % 3 ? 'open' : 'closed'}`);
    const loaded = await bench.load(fileOf([...words, 'site,visits,manager', 'A,12,Anna', 'B,31,Bo', 'C,7,Eve', 'D,8,Ida']));
    expect(loaded).toMatchObject({ rows: 8000, notes: { skipped: [{ why: 'other-table', from: 8002, to: 8006 }] } });
  });

  test('three tables of equal width, of which the second is the largest', async () => {
    const second = ['site,visits,manager', ...Array.from({ length: 900 }, (_, i) => `Site ${i % 50},${i},Person ${i % 9}`)];
    const third = ['kind,open,who', ...Array.from({ length: 90 }, (_, i) => `${'abc'[i % 3]}x,yes,anna`)];
    const loaded = await bench.load(fileOf([...lines.slice(0, 500), ...second, ...third]));
    expect(loaded).toMatchObject({ rows: 900, columns: [{ name: 'site' }, { name: 'visits' }, { name: 'manager' }] });
    expect(loaded.notes.skipped).toMatchObject([
      { from: 1, to: 501 },
      { from: 1403, to: 1493 },
    ]);
  });

  test('one with a NUL byte', async () => {
    await expect(bench.load(fileOf(lines.with(7200, '7200,a\u0000,1')))).rejects.toMatchObject({
      code: 'file_binary',
      line: 7202,
    });
    expect((await bench.load('a\n1\n')).rows).toBe(1);
  });
});

test('a column that is filled in only from some row on is what it holds there', async () => {
  const rows = Array.from({ length: 9000 }, (_, i) => [
    i,
    `station ${i % 40} of the northern line and its second platform`,
    i < 7000 ? '' : (i * 7) % 400,
    i < 7000 ? '' : `2024-0${1 + (i % 9)}-11`,
    i < 7000 ? '' : ['late', 'early', 'never seen'][i % 3],
  ]);
  const loaded = await bench.load(['n,place,width,seen,how', ...rows.map((row) => row.join())].join('\n'));
  expect(loaded).toMatchObject({ rows: 9000, columns: [{}, {}, { type: 'integer' }, { type: 'date' }, { type: 'text' }] });
});

test.each([
  ['Constituent ID', (i: number) => `E${1000 + i}`, 'text'],
  ['Kundennummer', (i: number) => `EST-${1000 + i}`, 'text'],
  ['customerId', (i: number) => `EST${1000 + i}`, 'text'],
  ['Constituent ID', () => 'unknown yet', 'integer'],
  ['amount', (i: number) => `E${1000 + i}`, 'integer'],
  ['valid', (i: number) => `E${1000 + i}`, 'integer'],
])('“%s” among whole numbers: a few of another form name something where all do', async (name, odd, type) => {
  const rows = Array.from({ length: 4000 }, (_, i) => `${i % 900 === 899 ? odd(i) : 20_000 + i},${i % 7}`);
  const loaded = await bench.load(`${name},n\n${rows.join('\n')}\n`);
  expect(loaded.columns[0]).toMatchObject({ type, unread: { count: type === 'text' ? 0 : 4 } });
});
