import { openBench, type Bench } from '../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const rows = ['North;1;2;9', 'South;4;5;8', 'West;7;8;7'];
const large = Array.from({ length: 400 }, (_, i) => `Region ${i};0;0;0`);

test.each([
  ['a sum', 'Total;;;1234', 'total'],
  ['a grand total', 'Grand total;12;15;24', 'total'],
  ['a source with a delimiter', 'Source: agency; 2024', 'footer'],
  ['a note with as many delimiters as rows have', 'Note: a; b; c; d', 'footer'],
])('takes %s below a table for no row of it, whatever its size', async (_, footer, why) => {
  for (const body of [rows, large]) {
    const loaded = await bench.load(`${['region;first;second;third', ...body, footer].join('\n')}\n`);
    expect(loaded.rows).toBe(body.length);
    expect(loaded.columns.map(({ type }) => type)).toEqual(['text', 'integer', 'integer', 'integer']);
    expect(loaded.notes).toMatchObject({ skipped: [{ why, from: body.length + 2 }], repaired: [], repairedCounts: {} });
  }
});

test('takes both a sum and a note below it for no rows', async () => {
  const loaded = await bench.load(
    `region;first;second;third\n${rows.join('\n')}\nTotal;12;15;24\nSource: agency; 2024; rounded; all\n`,
  );
  expect(loaded.rows).toBe(3);
  expect(loaded.notes.skipped.map(({ why, from }) => [why, from])).toEqual([
    ['footer', 6],
    ['total', 5],
  ]);
});

test.each(['Nordic source;1;2;3', 'Total Oil;1;2;3', 'Sum up;;;3'])('keeps the last row %j', async (last) => {
  const loaded = await bench.load(`${['region;first;second;third', ...rows, last].join('\n')}\n`);
  expect([loaded.rows, loaded.notes.skipped]).toEqual([4, []]);
});

test.each([
  ['a company', ['BP;213;67', 'Exxon;414;62', 'Shell;386;103', 'Total;219;100']],
  ['a person', ['Ann;34;171', 'Ben;41;180', 'Kim;29;166', 'Max;38;183']],
])('keeps %s that is called so, as its figures show', async (_, body) => {
  const loaded = await bench.load(`${['name;first;second', ...body].join('\n')}\n`);
  expect([loaded.rows, loaded.notes.skipped]).toEqual([4, []]);
});

test('finds the table below a preamble that has its delimiters', async () => {
  const text = 'Report;2024;;\nCreated by;Ann;;\n;;;\nid;name;qty;price\n1;a;2;3\n2;b;3;4\n3;c;4;5\n';
  const loaded = await bench.load(text);
  expect(loaded.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'id integer',
    'name text',
    'qty integer',
    'price integer',
  ]);
  expect(loaded.rows).toBe(3);
});

test.each([
  ['a subtotal, tax and a total', ['Subtotal;12;15;24', 'VAT 19%;2;3;5', 'Total;14;18;29'], 3],
  ['sums of groups and of all', ['Total North;1;2;9', 'South total;4;5;8', 'Grand total;12;15;24'], 3],
  ['figures of all kinds', ['Total;12;15;24', 'Average;4;5;8', 'Median;4;5;8', 'Min;0;0;0', 'Max;7;8;9', 'Count;3;3;3'], 6],
  ['a sum with its unit', ['Total (EUR);12;15;24', 'Total incl. tax;13;16;25'], 2],
  ['sums and notes', ['Total;12;15;24', 'Note: rounded; all; of; them', 'Sum;12;15;24'], 3],
  ['sums below an empty line', ['', 'Subtotal;12;15;24', 'Total;12;15;24'], 2],
  ['sums in German', ['Zwischensumme;12;15;24', 'MwSt. 19 %;12;15;24', 'Gesamtsumme;12;15;24'], 3],
])('takes %s for no rows', async (_, footer, skipped) => {
  for (const body of [rows, large]) {
    const more = body === rows ? rows : [...rows, ...large];
    const loaded = await bench.load(`${['region;first;second;third', ...more, ...footer].join('\n')}\n`);
    expect(loaded.rows).toBe(more.length);
    const noted = loaded.notes.skipped.filter(({ why }) => why === 'total' || why === 'footer');
    expect(noted.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(skipped);
  }
});

test('keeps rows with such words where they are values of the column', async () => {
  const body = ['Min;1;2;9', 'Max;4;5;8', 'Average;7;8;7'];
  expect((await bench.load(`figure;first;second;third\n${body.join('\n')}\n`)).rows).toBe(3);
});

const days = Array.from(
  { length: 60 },
  (_, i) => `2024-03-${String(1 + (i % 30)).padStart(2, '0')};${i % 2 ? 'North' : 'South'};${10 + (i % 7)};${(i % 5) + 0.25};3 %`,
);
const sumOf = (column: number) => days.reduce((sum, row) => sum + Number(row.split(';')[column]), 0);

test.each([
  ['a sum under a name of its own', [`Total: Account; --;${sumOf(2)};${sumOf(3)};3 %`], 1],
  ['a sum without any name', [`;;${sumOf(2)};${sumOf(3)};`], 1],
  [
    'sums of parts and of all',
    [`Total: North; --;${sumOf(2) / 2};${sumOf(3) / 2};3 %`, `Total: all; --;${sumOf(2)};${sumOf(3)};3 %`],
    2,
  ],
])('takes %s for no row by its figures', async (_, below, count) => {
  const loaded = await bench.load(`${['day;region;visits;cost;share', ...days, ...below].join('\n')}\n`);
  expect([loaded.rows, loaded.columns[0]?.type, loaded.columns[0]?.unread.count]).toEqual([60, 'date', 0]);
  expect(loaded.notes.skipped.map(({ why, from }) => [why, from])).toEqual(Array.from({ length: count }, (_, i) => ['total', 61 + count - i])); // prettier-ignore
});

test.each([
  ['figures that are no sums', `Total: Account; --;${sumOf(2) - 40};77.5;3 %`],
  ['a row without labels that is as large as others', ';;12;3.25;'],
  ['a member that is as large as all others', `2024-05-01;World;${sumOf(2)};${sumOf(3)};3 %`],
])('keeps %s', async (_, last) => {
  const loaded = await bench.load(`${['day;region;visits;cost;share', ...days, last].join('\n')}\n`);
  expect([loaded.rows, loaded.notes.skipped]).toEqual([61, []]);
});

test('takes rules of one sign for no rows, wherever they stand', async () => {
  const loaded = await bench.load(
    `region;first;second;third\n${'*'.repeat(24)}\n${rows.join('\n')}\n${'='.repeat(24)}\nTotal;12;15;24\n`,
  );
  expect(loaded.rows).toBe(3);
  expect(loaded.columns.map(({ name }) => name)).toEqual(['region', 'first', 'second', 'third']);
  // A mark of no value is none.
  expect((await bench.load(`grade\n${['***', '****', '***', '-----', '****'].join('\n')}\n`)).rows).toBe(5);
});

test('takes sums that stars mark for no rows, below and between those that they sum up', async () => {
  const booked = ['1000', '1100', '1200'].flatMap((plant, p) => {
    const own = Array.from({ length: 8 }, (_, i) => ({ paper: 4500 + 10 * p + i, day: `2024-0${1 + (i % 6)}-1${i}`, pieces: i + 1, amount: 10 + 7 * i + p }));
    const sum = (of: 'pieces' | 'amount') => own.reduce((all, one) => all + one[of], 0);
    return [
      ...own.map(({ paper, day, pieces, amount }) => `|${paper}|${plant}|${day}|${pieces}|${amount}|`),
      `|*   |${plant}|          |${sum('pieces')}|${sum('amount')}|`,
    ];
  }); // prettier-ignore
  const all = 3 * (8 * 10 + 7 * 28) + 8 * 3;
  const loaded = await bench.load(`|paper|plant|day|pieces|amount|\n${booked.join('\n')}\n|**  |    |          |108|${all}|\n`);
  expect(loaded.rows).toBe(24);
  expect(loaded.columns.map(({ type }) => type)).toEqual(['integer', 'integer', 'date', 'integer', 'integer']);
});
