import { openBench, type Bench } from '../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const read = async (lines: string[]) => (await bench.table(`${lines.join('\n')}\n`)).trimEnd().split('\r\n');
const people = ['id,name,born', '1,Anna Bell,2001-04-05', '2,,1999-12-01', '10,Zoë Oberhuber,2000-01-31'];

test.each<[string, string[]]>([
  ['Markdown', ['| id | name | born |', '|---:|:---|:-:|', '| 1 | Anna Bell | 2001-04-05 |', '| 2 | | 1999-12-01 |', '| 10 | Zoë Oberhuber | 2000-01-31 |']],
  ['Markdown amid text', ['# People', '', 'Those who came.', '', 'id|name|born', '--|--|--', '1|Anna Bell|2001-04-05', '2||1999-12-01', '10|Zoë Oberhuber|2000-01-31', '', 'That is all.']],
  ['psql', [' id |     name      |    born    ', '----+---------------+------------', '  1 | Anna Bell     | 2001-04-05', '  2 |               | 1999-12-01', ' 10 | Zoë Oberhuber | 2000-01-31', '(3 rows)', '']],
  ['mysql', ['+----+---------------+------------+', '| id | name          | born       |', '+----+---------------+------------+', '|  1 | Anna Bell     | 2001-04-05 |', '|  2 |               | 1999-12-01 |', '| 10 | Zoë Oberhuber | 2000-01-31 |', '+----+---------------+------------+', '3 rows in set (0.00 sec)']],
  ['a box', ['┌────┬───────────────┬────────────┐', '│ id │ name          │ born       │', '├────┼───────────────┼────────────┤', '│  1 │ Anna Bell     │ 2001-04-05 │', '│  2 │               │ 1999-12-01 │', '│ 10 │ Zoë Oberhuber │ 2000-01-31 │', '└────┴───────────────┴────────────┘']],
  ['a rule of dashes', ['id name          born', '-- ------------- ----------', ' 1 Anna Bell     2001-04-05', ' 2               1999-12-01', '10 Zoë Oberhuber 2000-01-31']],
  ['blanks', ['id  name           born', ' 1  Anna Bell      2001-04-05', ' 2                 1999-12-01', '10  Zoë Oberhuber  2000-01-31']],
])('reads a table laid out with %s', async (_, lines) => {
  expect(await read(lines)).toEqual(people);
}); // prettier-ignore

test('takes a bar for text where it is escaped or stands beside its place', async () => {
  expect(await read(['| a | b |', '|---|---|', '| x \\| y | 1 |', '| z | 2 |'])).toEqual(['a,b', 'x | y,1', 'z,2']);
  expect(await read([' a     | b ', '-------+---', ' x | y | 1', ' z     | 2', ' w     | 3'])).toEqual([
    'a,b',
    'x | y,1',
    'z,2',
    'w,3',
  ]);
});

test('joins the lines of a row as psql and grids break it', async () => {
  const broken = [' id | note  ', '----+-------', '  1 | one  +', '    | two', '  2 | C+', '(2 rows)'];
  expect(await bench.table(`${broken.join('\n')}\n`)).toBe('id,note\r\n1,"one\ntwo"\r\n2,C+\r\n');
  const rule = '+----+------+';
  const grid = [
    rule,
    '| id | note |',
    rule,
    '| 1  | one  |',
    '|    | two  |',
    rule,
    '| 2  | b    |',
    rule,
    '| 3  | c    |',
    rule,
  ];
  expect(await bench.table(`${grid.join('\n')}\n`)).toBe('id,note\r\n1,"one\ntwo"\r\n2,b\r\n3,c\r\n');
});

test('reads numbers with any number of blanks between them', async () => {
  expect(await read(['x y z', '1   2.5  3', '10 22.25   4', '7  1.5 100', '8 2.5  3'])).toEqual(['x,y,z', '1,2.5,3', '10,22.25,4', '7,1.5,100', '8,2.5,3']);
}); // prettier-ignore

test('aligns ideographs, which are twice as wide', async () => {
  const lines = [
    'name      city    born',
    '王小明    上海市  1990',
    'Anna      Oslo    2000',
    '李四      北京    1985',
    'Bo        Rome    1970',
  ];
  expect(await read(lines)).toEqual(['name,city,born', '王小明,上海市,1990', 'Anna,Oslo,2000', '李四,北京,1985', 'Bo,Rome,1970']);
});

test('keeps the place of each row, and names a value that moves its line', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, i) => `${String(i).padStart(3)}  ${'item'.padEnd(10)}  ${String(i * 7).padStart(6)}`,
  );
  rows[20] = ' 20  a very long item indeed  x    140';
  const loaded = await bench.load(`Stock\n\n no  item        pieces\n${rows.join('\n')}\n`);
  expect(loaded).toMatchObject({ rows: 30, notes: { headerLine: 3, repaired: [{ line: 24, what: 'missing-cells' }] } });
});

test.each([
  ['a comma between padded cells', ['id  ,name   ,score', '1   ,Anna   ,3', '22  ,Bo     ,4'], 'id  ,name   ,score'],
  ['one column of double blanks', ['title', 'War  and peace', 'Emma', 'The trial'], 'title'],
  ['a row of dashes for no value', ['a|b', '-|-', '1|2', '3|4'], 'a,b'],
])('sees no drawing in %s', async (_, lines, header) => {
  const found = await read(lines);
  expect(found[0]).toBe(header);
  expect(found).toHaveLength(lines.length);
});

const region = (name: string) =>
  ['north\tside', 'דרום רחוק', '\u200fמזרח', 'we\u0301st\u0007', '😀 up'].map((text, i) => [
    `${i + 1}0`,
    text,
    name,
    String(i * 111),
  ]);
const asLaidOut = (rows: string[][], width: (text: string) => number) => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => width(row[i] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd(),
  );
};

test.each<[string, (text: string) => number]>([
  ['units of UTF-16', (text) => text.length],
  ['characters', (text) => [...text].length],
  [
    'what is shown',
    (text) => [...text.replace(/[\p{Mn}\p{Cf}]/gu, '')].reduce((sum, letter) => sum + (letter > '\u{1f000}' ? 2 : 1), 0),
  ],
])('reads columns filled up by counting %s', async (_, width) => {
  const rows = [['id', 'region', 'person', 'amount'], ...['Anna Bell', 'Lee', 'Bo Diaz'].flatMap(region)];
  expect(await read(asLaidOut(rows, width))).toEqual(rows.map((row) => row.join(',')));
});

test('reads columns that as many tabs as needed keep apart', async () => {
  const lines = [
    'name\t\tcity\t\tborn',
    'Alexander Bell\tRome\t\t1970',
    'Bo\t\tSan Francisco\t1985',
    'Eve\t\t\t\t1990',
    'Al\t\tOslo\t\t2000',
  ];
  expect(await read(lines)).toEqual([
    'name,city,born',
    'Alexander Bell,Rome,1970',
    'Bo,San Francisco,1985',
    'Eve,,1990',
    'Al,Oslo,2000',
  ]);
});

test('says so when columns that blanks keep apart may have been read as one', async () => {
  const lines = [
    'name     town',
    'Anna Bell of Rome    Oslo',
    'Bo    a town by the sea',
    'Carl and Eve     York',
    'Al   Bern and Basel',
  ];
  expect((await bench.load(`${lines.join('\n')}\n`)).notes.columnsDoubtful).toBe(true);
  expect((await bench.load(`${people.join('\n')}\n`)).notes.columnsDoubtful).toBeUndefined();
});

const ruled = '-'.repeat(32);
test.each<[string, string[]]>([
  ['before each row', ['|id|name|born', '|1|Anna Bell|2001-04-05', '|2||1999-12-01', '|10|Zoë Oberhuber|2000-01-31']],
  ['on both edges', ['|id|name|born|', '|1|Anna Bell|2001-04-05|', '|2||1999-12-01|', '|10|Zoë Oberhuber|2000-01-31|']],
  ['under rules and titles', ['Dynamic list', '', ruled, '|id|name         |born      |', ruled, '|1 |Anna Bell    |2001-04-05|', '|2 |             |1999-12-01|', '|10|Zoë Oberhuber|2000-01-31|', ruled]],
  ['under rules with bars', [`|${ruled}|`, '|id|name         |born      |', `|${ruled}|`, '|1 |Anna Bell    |2001-04-05|', '|2 |             |1999-12-01|', '|10|Zoë Oberhuber|2000-01-31|', `|${ruled}|`]],
])('reads bars %s as edges', async (_, lines) => expect(await read(lines)).toEqual(people)); // prettier-ignore

test('a first column that is blank now and then, and bars within quotes, are none', async () => {
  expect(await read(['a|b|c', '|x|1', '|y|2', 'z|w|3'])).toEqual(['a,b,c', ',x,1', ',y,2', 'z,w,3']);
  expect(await read(['|a|b', '|"x|y"|1', '|"z"|2', '|"w"|3'])).toEqual([',a,b', ',x|y,1', ',z,2', ',w,3']);
});

describe('columns that touch', () => {
  const trimmed = async (lines: string[]) => (await read(lines)).map((line) => line.trim());
  const rows = (of: (row: number) => string) => Array.from({ length: 30 }, (_, row) => of(row));
  const day = (row: number) => new Date(Date.UTC(2023, 0, 5 + 9 * row)).toISOString().slice(0, 10).replaceAll('-', '');
  const name = (row: number) => (['MUELLER', 'OTTO', 'SCHMIDT', 'WEBER & CO'][row % 4] ?? '').padEnd(14);
  const amount = (row: number) => (1234.5 + 977 * row).toFixed(2).replace('.', ',');
  const currency = (row: number) => (row % 3 ? 'EUR' : 'USD');

  test('columns that touch are cut below their names, where kinds of signs change in all lines', async () => {
  const lines = ['KUNDE     DATUM   BETRAG    WHG', ...rows((row) => `KD${String(1000 + 7 * row).padStart(5, '0')}   ${day(row)}${amount(row).padStart(10, '0')}${currency(row)}`)];
  const [header, first] = await trimmed(lines);
  expect([header, first]).toEqual(['KUNDE,DATUM,BETRAG,WHG', `KD01000,${day(0)},"0001234,50",USD`]);
}); // prettier-ignore

  test('a file of fixed records without names is cut where dates, currencies and kinds of signs are in all lines', async () => {
  const lines = rows((row) => `${1_000_000 + 13 * row}${'ABC'[row % 3] ?? ''}${day(row)}${String(50_000 * row + 7).padStart(9, '0')}${currency(row)}${name(row)}`);
  expect((await trimmed(lines)).at(-30)).toBe(`1000000,A,${day(0)},000000007,USD,MUELLER`);
}); // prettier-ignore

  test.each<[string, string[]]>([
  ['codes', rows((row) => `AB${1000 + 7 * row}`)],
  ['codes that are filled up', rows((row) => `AB${10 ** (1 + (row % 4)) + row}`.padEnd(12))],
  ['postcodes', rows((row) => `K${row % 10}A ${(row * 7) % 10}B${(row * 3) % 10}`)],
  ['numbers of bills with a day in them', rows((row) => `RE${day(row)}A${100 + row}`)],
  ['bills that are filled up', rows((row) => `RE${day(row)}A${row % 2 ? '' : 'X'}${100 + row}`.padEnd(16))],
  ['accounts', rows((row) => `DE${10 + row}COBADEFF${1_000_000 + row * 97}`)],
])('%s are one column', async (_, lines) => {
  for (const header of ['Number', 'Item no', 'Item   no'])
    expect((await trimmed([header, ...lines])).slice(1)).toEqual(lines.map((line) => line.trim()));
  expect((await trimmed(lines)).slice(-29)).toEqual(lines.slice(1).map((line) => line.trim()));
}); // prettier-ignore
});
