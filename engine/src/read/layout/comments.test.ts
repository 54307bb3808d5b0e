import fc from 'fast-check';
import { openBench, type Bench } from '../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const data = (delimiter: string, rows: number) =>
  Array.from({ length: rows }, (_, i) =>
    [`S-${i}`, String(i * 3 + 1), `2024-01-${String((i % 28) + 1).padStart(2, '0')}`].join(delimiter),
  );
const names = ['site', 'visits', 'day'];

test.each([
  ['longer than the data', Array.from({ length: 40 }, (_, i) => `# line ${i} of what was measured, where, and by whom`), 5],
  ['with commas and quotes', ['# made by "the office, north", 2024', "# it's final; see also: a, b, c", '#'], 30],
  ['with blanks above and between', ['', '# made by the office', '', '# all rights reserved, 2024', ''], 8],
  ['of a programming language', ['// exported 2024-01-01, 10:00', '// rows: 12'], 12],
  ['of SQL', ['-- exported by Adminer, 4.8.1', '-- table: visits'], 12],
  ['of statistics programs', ['% created by R, version 4', '% n = 12'], 12],
  ['like settings', ['# title: Visits', '# source: own', '# unit: persons', '# period: 2024'], 4],
  ['like Markdown', ['# Visits', '', '## All sites, 2024', ''], 9],
])('takes comments %s for no data', async (_, comments, rows) => {
  for (const delimiter of [',', ';', '\t']) {
    const text = [...comments, names.join(delimiter), ...data(delimiter, rows)].join('\n');
    const loaded = await bench.load(`${text}\n`);
    expect(loaded.rows).toBe(rows);
    expect(loaded.columns.map(({ name, type }) => `${name} ${type}`)).toEqual(['site text', 'visits integer', 'day date']);
    const noted = loaded.notes.skipped.filter(({ why }) => why === 'comment');
    expect(noted.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(
      comments.filter((line) => line.trim() !== '').length,
    );
    expect(loaded.notes.headerLine).toBe(comments.length + 1);
  }
});

test.each([
  ['#', ','],
  ['# ', ','],
  ['## ', '\t'],
  ['#', ';'],
  ['// ', ','],
  ['% ', '\t'],
])('reads a header behind %j with the delimiter %j', async (mark, delimiter) => {
  for (const above of [[], ['# made by the office, north, 2024'], ['# one', '# two, three, four', '# five']]) {
    const lines = [
      ...above.map((line) => line.replace('#', mark.trim())),
      `${mark}${names.join(delimiter)}`,
      ...data(delimiter, 6),
    ];
    const loaded = await bench.load(`${lines.join('\n')}\n`);
    expect(loaded.columns.map(({ name }) => name)).toEqual(names);
    expect([loaded.rows, loaded.notes.headerLine]).toEqual([6, above.length + 1]);
  }
});

test('reads a header behind a mark above columns that blanks keep apart', async () => {
  const loaded = await bench.load(
    '# made by the lab\n# x y z\n  1.5   2.25  30\n 10.5  12.25   4\n  3.5   7.00 500\n 21.0   8.50  61\n',
  );
  expect(loaded.columns.map(({ name, type }) => `${name} ${type}`)).toEqual(['x number', 'y number', 'z integer']);
  expect(loaded.rows).toBe(4);
});

test('takes remarks amid the rows for no data, whatever stands in them', async () => {
  const rows = data(',', 60);
  rows.splice(7, 0, '# checked, by Anna, up to here');
  rows.splice(20, 0, '# "open quote, and so on');
  const loaded = await bench.load(`site,visits,day\n${rows.join('\n')}\n`);
  expect(loaded.rows).toBe(60);
  expect(loaded.notes.skipped.map(({ why, from }) => [why, from])).toEqual([
    ['comment', 9],
    ['comment', 22],
  ]);
});

test.each([
  ['a column named by the mark', '#,name,score\n1,a,3\n2,b,4\n3,c,5\n', ['#', 'name', 'score'], 3],
  ['a count as a name', '# of rooms,price\n1,30\n2,40\n3,50\n', ['# of rooms', 'price'], 3],
  ['values that begin with it', 'tag,uses\n#red,4\n#blue,5\n#green,6\nplain,7\n', ['tag', 'uses'], 4],
  ['colours in a file without names', '#ff0000,12,a\n#00ff00,13,b\nwhite,14,c\nblack,15,d\nred,16,e\n', null, 5],
  ['a few numbered rows', `unit,rent,since\n# 4,500,2020-01-01\n${data(',', 30).join('\n')}\n`, ['unit', 'rent', 'since'], 31],
  ['a mark within a quoted cell', 'a,b\n1,"x\n# y, z"\n2,"u"\n3,"v"\n', ['a', 'b'], 3],
  ['a column called by a word of SQL', 'show;\n1;\n2;\n3;\n', ['show'], 3],
  ['remarks as the values of one column', 'remark\nfine\n# 5 was late\nall good\nwill come again\n', ['remark'], 4],
])('keeps %s', async (_, text, columns, rows) => {
  const loaded = await bench.load(text);
  if (columns) expect(loaded.columns.map(({ name }) => name)).toEqual(columns);
  expect(loaded.rows).toBe(rows);
});

test('whatever stands in comments, the table comes back', async () => {
  const comment = fc.string({ unit: fc.constantFrom(...'ab, ;"\'|\t=:#-1'.split('')), maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(comment, { minLength: 1, maxLength: 30 }),
      fc.constantFrom(',', ';', '\t', '|'),
      async (lines, delimiter) => {
        const text = [...lines.map((line) => `# ${line}`), names.join(delimiter), ...data(delimiter, 12)].join('\n');
        const loaded = await bench.load(text);
        expect([loaded.rows, loaded.columns.map(({ name }) => name)]).toEqual([12, names]);
      },
    ),
    { numRuns: 60, seed: 7 },
  );
}, 60_000);

test.each([
  ['comma, said to be a semicolon', 'sep=;', ','],
  ['semicolon, said to be a comma', 'sep=,', ';'],
  ['tab, said to be a pipe', 'sep=|', '\t'],
  ['pipe, said to be a tab', 'sep=\\t', '|'],
])('believes the rows and not the line above them: %s', async (_, declared, delimiter) => {
  const loaded = await bench.load(`${declared}\n${[names.join(delimiter), ...data(delimiter, 12)].join('\n')}\n`);
  expect(loaded.columns.map(({ name }) => name)).toEqual(names);
  expect(loaded.notes.skipped).toMatchObject([{ why: 'wrong-separator', from: 1, to: 1 }]);
});

test.each([
  ['of a database’s console', 'SELECT site, visits, day\nFROM v\nWHERE visits > 0;\n'],
  ['behind a prompt', 'mysql> select * from v;\n'],
  ['with settings', 'SET NOCOUNT ON;\nUSE shop;\nSELECT * FROM v;\n'],
  ['behind a prompt of PostgreSQL', 'shop=# select * from v;\n'],
])('reads the answer below a question %s', async (_, question) => {
  const loaded = await bench.load(`${question}${[names.join(','), ...data(',', 12)].join('\n')}\n`);
  expect([loaded.rows, loaded.columns.map(({ name }) => name)]).toEqual([12, names]);
  expect(loaded.notes.skipped).toMatchObject([{ why: 'statement', from: 1, to: question.split('\n').length - 1 }]);
});
