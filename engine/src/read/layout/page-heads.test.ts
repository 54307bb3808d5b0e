import { openBench, type Bench } from '../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const GOODS = ['Screw M8', 'Nut M8', 'Angle 40', 'Plate large'];

/** A list of goods as it is printed, 40 to a page. */
const pages = (title: (page: number) => string, names: string, row: (i: number) => string) =>
  Array.from({ length: 4 }, (_, page) =>
    ['', title(page + 1), '', names, ...Array.from({ length: 40 }, (_, i) => row(40 * page + i))].join('\n'),
  ).join('\n');

const good = (i: number) => GOODS[(i * 7) % 4] ?? '';

test('what stands above each page of a printed list is no row, and hides no column', async () => {
  const loaded = await bench.load(
    `${pages(
      (page) => `Goods in stock                         Page ${page}`,
      'No        Name              Stock      Worth',
      (i) =>
        `${String(100_001 + i).padEnd(10)}${good(i).padEnd(14)}${String((i * 37) % 900).padStart(9)}${((i * 91) % 997).toFixed(2).padStart(11)}`,
    )}\n`,
  );
  expect(loaded.columns.map(({ name, type }) => [name, type])).toEqual([['No', 'integer'], ['Name', 'text'], ['Stock', 'integer'], ['Worth', 'number']]);
  expect(loaded.rows).toBe(160);
}); // prettier-ignore

test('of a list with delimiters too, and a row that is like a title without names below it stays', async () => {
  const text = pages(
    (page) => `Stock, page ${page}`,
    'no,name,stock',
    (i) => `${i + 1},${good(i)},${(i * 37) % 900}`,
  );
  expect((await bench.load(`${text}\n`)).rows).toBe(160);
  expect((await bench.load(`${text}\nStock,page 9\n7,Nut M8,3\n`)).rows).toBe(162);
});
