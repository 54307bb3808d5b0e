import { openBench, type Bench } from '../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const read = async (lines: string[]) => (await bench.table(`${lines.join('\n')}\n`)).trimEnd().split('\r\n').map((line) => line.trim());
const rows = (of: (row: number) => string) => Array.from({ length: 30 }, (_, row) => of(row));
const day = (row: number) => new Date(Date.UTC(2023, 0, 5 + 9 * row)).toISOString().slice(0, 10).replaceAll('-', '');
const name = (row: number) => (['MUELLER', 'OTTO', 'SCHMIDT', 'WEBER & CO'][row % 4] ?? '').padEnd(14);
const amount = (row: number) => (1234.5 + 977 * row).toFixed(2).replace('.', ',');
const currency = (row: number) => (row % 3 ? 'EUR' : 'USD');

test('columns that touch are cut below their names, where kinds of signs change in all lines', async () => {
  const lines = ['KUNDE     DATUM   BETRAG    WHG', ...rows((row) => `KD${String(1000 + 7 * row).padStart(5, '0')}   ${day(row)}${amount(row).padStart(10, '0')}${currency(row)}`)];
  const [header, first] = await read(lines);
  expect([header, first]).toEqual(['KUNDE,DATUM,BETRAG,WHG', `KD01000,${day(0)},"0001234,50",USD`]);
}); // prettier-ignore

test('a file of fixed records without names is cut where dates, currencies and kinds of signs are in all lines', async () => {
  const lines = rows((row) => `${1_000_000 + 13 * row}${'ABC'[row % 3] ?? ''}${day(row)}${String(50_000 * row + 7).padStart(9, '0')}${currency(row)}${name(row)}`);
  expect((await read(lines)).at(-30)).toBe(`1000000,A,${day(0)},000000007,USD,MUELLER`);
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
    expect((await read([header, ...lines])).slice(1)).toEqual(lines.map((line) => line.trim()));
  expect((await read(lines)).slice(-29)).toEqual(lines.slice(1).map((line) => line.trim()));
}); // prettier-ignore
