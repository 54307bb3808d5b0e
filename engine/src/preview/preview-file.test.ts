import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { analyze } from '../analyze';
import { openBench, type Bench } from '../read/testing/temporary-file';
import { writeWorkbook } from '../read/testing/write-workbook';
import { previewFile } from './preview-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const show = async (content: string | Uint8Array, { part, isHead = false }: { part?: string; isHead?: boolean } = {}) => {
  const input = await bench.file(content);
  return previewFile({ input: { ...input, ...(part === undefined ? {} : { part }) }, isHead });
};
const lines = Array.from({ length: 200 }, (_, i) => `2024-01-${String(1 + (i % 28)).padStart(2, '0')};"Nord ${i}";${i},5;`);
const CSV = `Bericht 2024\n\nTag;Ort;Menge;Leer\n${lines.join('\n')}\n`;

test('shows the first rows as an analysis reads them, and what it skipped', async () => {
  const preview = await show(CSV);
  expect(preview.columns).toEqual([
    { name: 'Tag', type: 'date' },
    { name: 'Ort', type: 'text' },
    { name: 'Menge', type: 'number' },
    { name: 'Leer', type: 'text' },
  ]);
  expect(preview.rows).toHaveLength(20);
  expect(preview.rows[1]).toEqual(['2024-01-02', 'Nord 1', '1.5', null]);
  expect(preview).toMatchObject({
    counted: 200,
    width: 4,
    isHead: false,
    text: { delimiter: ';' },
    parts: ['table.csv'],
    part: null,
  });
  expect(preview.notes.join(' ')).toContain('above the table was not read');
  const input = await bench.file(CSV);
  const { document } = await analyze({ inputs: [input], sourceType: 'csv', storePath: null });
  expect(document.tables[0]?.columns.map(({ name, type }) => ({ name, type }))).toEqual(preview.columns);
  expect(document.alerts.map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(preview.notes));
}, 60_000);

test('a beginning that is cut anywhere gives whole rows, also of packed text and in two bytes a character', async () => {
  const cut = await show(CSV.slice(0, 1000), { isHead: true });
  expect(cut.isHead).toBe(true);
  expect(cut.rows.every((row) => row[2] !== null)).toBe(true);
  const rising = `a,b\n${Array.from({ length: 4000 }, (_, i) => `${i},${(i * 7919) % 4001}`).join('\n')}\n`;
  const packed = gzipSync(rising);
  const ofPacked = await show(packed.subarray(0, packed.length / 2), { isHead: true });
  expect(ofPacked.rows).toHaveLength(20);
  expect(ofPacked.counted).toBeLessThan(4000);
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(CSV, 'utf16le')]);
  expect((await show(wide.subarray(0, 2001), { isHead: true })).columns.map(({ name }) => name)).toEqual([
    'Tag',
    'Ort',
    'Menge',
    'Leer',
  ]);
}, 60_000);

test('of packed text that is thousands of times as large only the beginning is unpacked', async () => {
  const row = `1,${'0'.repeat(98)}\n`;
  const bomb = gzipSync(`a,b\n${row.repeat(600_000)}`);
  expect(bomb.length).toBeLessThan(1_000_000);
  const shown = await show(bomb.subarray(0, bomb.length - 20), { isHead: true });
  expect(shown.counted).toBeLessThan(100_000);
  expect(shown.rows).toHaveLength(20);
}, 60_000);

test('says which forms need the whole file', async () => {
  const book = writeWorkbook({ One: { rows: [['a'], [1]] } });
  await expect(show(book.subarray(0, 200), { isHead: true })).rejects.toMatchObject({ code: 'file_preview_whole' });
  await expect(show('[{"a":1},{"a":2},', { isHead: true })).rejects.toMatchObject({ code: 'file_preview_whole' });
  await expect(show('a,b,c', { isHead: true })).rejects.toMatchObject({ code: 'file_preview_whole' });
});

test('lists the sheets of a workbook and shows the one that is wanted', async () => {
  const book = writeWorkbook({
    Orders: {
      rows: [
        ['id', 'amount'],
        [1, 5],
        [2, 7],
      ],
    },
    People: {
      rows: [
        ['name', 'age'],
        ['Ann', 30],
        ['Bob', 40],
      ],
    },
  });
  const first = await show(book);
  expect(first).toMatchObject({ parts: ['Orders', 'People'], part: 'Orders', text: null });
  const second = await show(book, { part: 'People' });
  expect(second).toMatchObject({
    part: 'People',
    rows: [
      ['Ann', '30'],
      ['Bob', '40'],
    ],
  });
  expect((await show(book, { part: 'Gone' })).part).toBe('Orders');
});

test('a packed file that is damaged near its beginning is told as damaged', async () => {
  const packed = gzipSync(`a,b\n${Array.from({ length: 4000 }, (_, i) => `${i},${(i * 7919) % 4001}`).join('\n')}\n`);
  packed.fill(0xff, 40, 60);
  await expect(show(packed.subarray(0, 4000), { isHead: true })).rejects.toMatchObject({ code: 'file_damaged' });
});

test('leaves the file as it was, and refuses what an analysis refuses', async () => {
  const input = await bench.file(CSV);
  await previewFile({ input, isHead: false });
  expect(await readFile(input.path, 'utf8')).toBe(CSV);
  await expect(show('')).rejects.toMatchObject({ name: 'InputError' });
});
