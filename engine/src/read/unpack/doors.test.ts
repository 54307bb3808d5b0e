import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { Database } from 'node-sqlite3-wasm';
import { gzipSync } from 'node:zlib';
import { analyze } from '../../analyze';
import { InputError } from '../../model';
import { quoteText } from '../../duckdb/quote-sql';
import { verifyClaims } from '../../verify/verify-claims';
import { leftOutMessage } from '../../sources/extract/left-out';
import { openBench, type Bench } from '../testing/temporary-file';
import { DAY, EURO, POINT, serial, SHARE, TIME, writeWorkbook, type SheetCell } from '../testing/write-workbook';
import { writeZip } from '../testing/write-zip';

let bench: Bench;
let folder: string;
beforeAll(async () => {
  bench = await openBench();
  folder = await mkdtemp(join(tmpdir(), 'hub-doors-'));
});
afterAll(async () => {
  await bench.close();
  await rm(folder, { recursive: true, force: true });
});

const report = async (content: string | Uint8Array, name = 'orders.csv', limit?: number) => {
  const path = join(folder, `${Math.random()}`);
  await writeFile(path, content);
  const storePath = `${path}.duckdb`;
  const request = {
    inputs: [{ kind: 'csv' as const, path, name }],
    sourceType: 'csv',
    storePath,
    ...(limit ? { unpackLimit: limit } : {}),
  };
  return { ...(await analyze(request)), storePath };
};
const failure = (content: string | Uint8Array, limit?: number) =>
  report(content, 'x.csv', limit).then(
    () => null,
    (error: unknown) => error,
  );

const names = ['order_id', 'region', 'amount', 'units', 'ordered'];
const rows = Array.from({ length: 240 }, (_, i) => [
  `A-${1000 + i}`,
  ['North', 'South', 'West, far', 'O’Neill "x"'][i % 4] ?? '',
  ((i % 4) * 40 + (i % 17) + 0.25).toFixed(2),
  String((i * 7) % 23),
  new Date(Date.UTC(2024, 0, 1 + Math.floor(i / 2))).toISOString().slice(0, 10),
]);
const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csv = [names, ...rows].map((row) => row.map(quoted).join(',')).join('\n') + '\n';
const tsv = [names, ...rows].map((row) => row.join('\t')).join('\n') + '\n';
const sql = (cell: string, i: number) => (i === 2 || i === 3 ? cell : `'${cell.replaceAll("'", "''")}'`);
const objects = rows.map((row) =>
  Object.fromEntries(row.map((cell, i) => [names[i] ?? '', i === 2 || i === 3 ? Number(cell) : cell])),
);
const sheet: SheetCell[][] = [
  names,
  ...rows.map(([id = '', region = '', amount, units, day = '']): SheetCell[] => [
    id,
    region,
    Number(amount),
    Number(units),
    { n: serial(day), style: DAY },
  ]),
];

const parquet = async () => {
  const { path } = await bench.file(csv);
  const target = `${path}.parquet`;
  await bench.engine.connection.run(`COPY (SELECT * FROM read_csv(${quoteText(path)})) TO ${quoteText(target)} (FORMAT parquet)`);
  return readFile(target);
};

const sqlite = async () => {
  const { path } = await bench.file('');
  const database = new Database(`${path}.sqlite`);
  database.exec('CREATE TABLE orders (order_id TEXT, region TEXT, amount REAL, units INTEGER, ordered TEXT)');
  for (const row of rows) database.run('INSERT INTO orders VALUES (?, ?, ?, ?, ?)', row);
  database.close();
  return readFile(`${path}.sqlite`);
};
const duckdb = async () => {
  const { path } = await bench.file(csv);
  const instance = await DuckDBInstance.create(`${path}.duckdb`);
  const connection = await instance.connect();
  await connection.run(`CREATE TABLE orders AS SELECT * FROM read_csv(${quoteText(path)})`);
  connection.closeSync();
  instance.closeSync();
  return readFile(`${path}.duckdb`);
};

const doors: [string, () => Promise<Buffer | string> | Buffer | string][] = [
  ['TSV', () => tsv],
  ['gzip', () => gzipSync(csv)],
  ['ZIP', () => writeZip({ 'data/orders.csv': csv, '__MACOSX/._orders.csv': 'x', 'data/.DS_Store': 'x' })],
  ['gzip in ZIP', () => writeZip({ 'orders.csv.gz': gzipSync(csv) })],
  ['a workbook', () => writeWorkbook({ Orders: { rows: sheet } })],
  ['a workbook with a merged title', () => writeWorkbook({ Orders: { rows: [['Orders of the year', null, null, null, null], [], ...sheet] } })],
  ['Parquet', parquet],
  ['an SQLite file', sqlite],
  ['a DuckDB file', duckdb],
  ['an SQLite file in ZIP', async () => writeZip({ 'orders.db': await sqlite() })],
  ['JSON lines', () => objects.map((one) => JSON.stringify(one)).join('\n')],
  ['a JSON list', () => JSON.stringify(objects, null, 1)],
  ['a JSON list in an object', () => JSON.stringify({ data: objects, total: 240 })],
  ['JSON with a byte order mark', () => `\ufeff${JSON.stringify(objects)}`],
  ['JSON rows', () => [names, ...rows].map((row) => JSON.stringify(row)).join('\n')],
  ['a dump of PostgreSQL', () => `--\n-- PostgreSQL database dump\n--\nSET client_encoding = 'UTF8';\nCREATE TABLE public.orders (\n  order_id text\n);\nCOPY public.orders (${names.join(', ')}) FROM stdin;\n${rows.map((row) => row.join('\t')).join('\n')}\n\\.\n\nALTER TABLE x ADD y int;\n`],
  ['a dump of MySQL', () => `-- MySQL dump 10.13\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS \`orders\`;\nCREATE TABLE \`orders\` (\n${names.map((name) => `  \`${name}\` varchar(20) DEFAULT NULL`).join(',\n')},\n  PRIMARY KEY (\`order_id\`)\n) ENGINE=InnoDB;\nINSERT INTO \`orders\` VALUES ${rows.map((row) => `(${row.map(sql).join(',')})`).join(',')};\nUNLOCK TABLES;\n`],
  ['single inserts', () => rows.map((row) => `INSERT INTO orders (${names.join(', ')})\nVALUES (${row.map(sql).join(', ')});`).join('\n')],
]; // prettier-ignore

let plain: Awaited<ReturnType<typeof report>>;
beforeAll(async () => {
  plain = await report(csv);
}, 60_000);

test.each(doors)(
  'the same table as %s gives the same report',
  async (_, make) => {
    const other = await report(await make());
    const facts = ({ document }: typeof other) => ({
      tables: document.tables,
      claims: document.claims.map(({ sentence, value, sql: query }) => ({ sentence, value, query })),
      charts: document.charts.length,
      title: document.report.title,
      leftOut: other.leftOut,
    });
    expect(plain.document.claims.length).toBeGreaterThan(5);
    expect(facts(other)).toEqual(facts(plain));
    const verified = await verifyClaims(other.document, other.storePath);
    expect(new Set(verified.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
  },
  60_000,
);

test('each sheet of a workbook is a table, hidden and empty ones are named', async () => {
  const { document, leftOut } = await report(
    writeWorkbook({
      Orders: { rows: sheet },
      Costs: { rows: [['month', 'cost'], ...Array.from({ length: 12 }, (_, i): SheetCell[] => [{ n: serial(`2024-${String(i + 1).padStart(2, '0')}-01`), style: DAY }, 100 + i * 3])] },
      Notes: { rows: [] },
      Secret: { rows: sheet, hidden: true },
    }),
    'book.xlsx',
  ); // prettier-ignore
  expect(document.tables.map(({ name, rows: count }) => [name, count])).toEqual([['Orders', 240], ['Costs', 12]]); // prettier-ignore
  expect(leftOut).toEqual([
    { table: 'Notes', why: 'empty', reason: 'the sheet is empty' },
    { table: 'Secret', why: 'passed-over', reason: 'the sheet is hidden in the workbook' },
  ]);
  expect(leftOutMessage(leftOut ?? [])).toBe('Without rows, so left out: Notes. Not read: Secret (the sheet is hidden in the workbook).');
  expect(document.alerts.map(({ sentence }) => sentence)).toContain('The table “Secret” is not in this report: the sheet is hidden in the workbook.');
}, 60_000); // prettier-ignore

test('a sheet of a few lines of text says what the others hold, and is read where it is asked for', async () => {
  const book = writeWorkbook({ Readme: { rows: [['Orders of the shop'], ['Ask sales@example.com']] }, Orders: { rows: sheet } });
  const { document, leftOut } = await report(book, 'book.xlsx');
  expect(document.tables.map(({ rows: count }) => count)).toEqual([240]);
  expect(leftOut).toEqual([{ table: 'Readme', why: 'passed-over', reason: 'it holds a few lines of text and no table' }]);
}, 60_000);

test('two sheets of one name are told apart', async () => {
  const { document } = await report(
    writeWorkbook({ Orders: { rows: sheet }, orders: { rows: sheet.slice(0, -2) } }),
    'book.xlsx',
  );
  expect(document.tables.map(({ name }) => name)).toEqual(['Orders', 'orders (2)']);
});

test('a workbook’s numbers are read as it shows them', async () => {
  const formats: SheetCell[][] = [
    ['day', 'at', 'share', 'price', 'open', 'done', 'sum', 'code'],
    ...Array.from({ length: 12 }, (_, i): SheetCell[] => [
      { n: serial('2023-12-25') + i, style: DAY },
      { n: serial('2023-12-25 06:30:15') + i, style: POINT },
      { n: 0.125 + i / 100, style: SHARE },
      { n: 10.5 + i, style: EURO },
      { n: 0.75, style: TIME },
      i % 2 === 0,
      0.1 + 0.2,
      `00${i}`,
    ]),
  ];
  const path = (await bench.file(writeWorkbook({ A: { rows: formats } }))).path;
  const { understandInput } = await import('../../understand/understand-input');
  await understandInput({ kind: 'csv', path, name: 'a' });
  const text = await bench.table(writeWorkbook({ A: { rows: formats } }));
  expect(text.split('\r\n').slice(0, 3)).toEqual([
    'day,at,share,price,open,done,sum,code',
    '2023-12-25,2023-12-25 06:30:15,12.5%,€10.5,18:00:00,true,0.3,000',
    '2023-12-26,2023-12-26 06:30:15,13.5%,€11.5,18:00:00,false,0.3,001',
  ]);
});

test('objects within objects become columns, lists stay as they are', async () => {
  const lines = Array.from({ length: 5 }, (_, i) => JSON.stringify({ id: i, at: { city: `C${i}`, 'post.code': 7 }, tags: ['a', i], 'we"ird': null, late: i === 4 ? 'x' : undefined }));
  const text = await bench.table(lines.join('\n'));
  expect(text.split('\r\n').slice(0, 2)).toEqual(['id,at.city,at.post.code,tags,"we""ird",late', '0,C0,7,"[""a"",0]",,']);
}); // prettier-ignore

test('tables of a dump are told apart, and texts keep what they hold', async () => {
  const dump = `CREATE TABLE a (id int, note varchar(9), PRIMARY KEY (id));\nINSERT INTO a VALUES (1,'x;y'),(2,'it''s'),(3,'l\\nm'),(4,NULL);\nINSERT INTO "s"."b" ("k", "v") VALUES (1, 'p, (q)'), (2, 'r -- s');\n`;
  expect(await bench.table(dump)).toBe('id,note\r\n1,x;y\r\n2,it\'s\r\n3,"l\nm"\r\n4,\r\n');
  const { path } = await bench.file(dump);
  let text = '';
  const { writeTable } = await import('../write/write-table');
  await writeTable({ kind: 'csv', path, name: 'x.sql', part: 'b' }, (piece) => void (text += piece));
  expect(text).toBe('k,v\r\n1,"p, (q)"\r\n2,r -- s\r\n');
  await expect(writeTable({ kind: 'csv', path, name: 'x.sql', part: 'c' }, () => undefined)).rejects.toThrow('The file has no table “c”. It has: a, b.');
}); // prettier-ignore

test('a name with marks of a pattern stands for one file', async () => {
  const path = join(folder, 'a[1]*.jsonl');
  await writeFile(path, objects.map((one) => JSON.stringify(one)).join('\n'));
  const { document } = await analyze({
    inputs: [{ kind: 'csv', path, name: 'a[1]*.jsonl' }],
    sourceType: 'csv',
    storePath: null,
  });
  expect(document.tables[0]?.rows).toBe(240);
});

const zeros = Buffer.alloc(30_000_000, '1,2\n');

test.each<[string, () => Buffer | string, string]>([
  ['a gzip bomb', () => gzipSync(zeros), 'larger than 10 MB when it is unpacked'],
  ['a ZIP bomb', () => writeZip({ 'a.csv': zeros }), 'larger than 10 MB when it is unpacked'],
  ['a ZIP bomb of many files', () => writeZip(Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`${i}.csv`, zeros.subarray(0, 2_000_000)]))), 'larger than 10 MB'],
  ['a ZIP bomb that lies about its size', () => writeZip({ 'a.csv': zeros }, { 'a.csv': 10 }), 'damaged or incomplete'],
  ['a workbook that is a bomb', () => writeZip({ 'xl/workbook.xml': '<workbook/>', 'xl/sharedStrings.xml': `<sst>${' '.repeat(30_000_000)}</sst>` }), 'larger than 10 MB'],
  ['an archive within archives', () => gzipSync(gzipSync(gzipSync('a,b\n1,2\n'))), 'an archive within archives'],
  ['a path out of the archive', () => writeZip({ '../../etc/passwd.csv': csv }), 'damaged or incomplete'],
  ['a workbook with an entity', () => writeZip({ 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><workbook>&x;</workbook>' }), 'a part of it is no XML'],
  ['half a gzip archive', () => gzipSync(csv).subarray(0, 900), 'gzip archive is damaged'],
  ['half a ZIP archive', () => writeZip({ 'a.csv': csv }).subarray(0, 900), 'damaged or incomplete'],
  ['a Word document', () => writeZip({ 'word/document.xml': '<x/>' }), 'a Word document'],
  ['an OpenDocument sheet', () => writeZip({ 'content.xml': '<x/>', 'META-INF/manifest.xml': '<x/>' }), 'an OpenDocument file; please save'],
  ['an empty archive', () => writeZip({}), 'holds no file'],
  ['a workbook without a table', () => writeWorkbook({ A: { rows: [] } }), 'No sheet of the workbook'],
  ['pieces of Parquet', () => Buffer.concat([Buffer.from('PAR1\u0001\u0002'), Buffer.alloc(400, 3), Buffer.from('PAR1')]), 'Parquet file is damaged'],
  ['broken JSON', () => '{"a": 1}\n{"a": 2\n{"b"', 'JSON file is damaged'],
  ['JSON without a table', () => '{"a": 1, "b": 2}', 'no list of objects or rows'],
  ['JSON of plain values', () => '[1, 2, 3]', 'no list of objects or rows'],
  ['an SQL script without rows', () => 'CREATE TABLE a (b int);\nALTER TABLE a ADD c int;\n', 'an SQL script without rows'],
])('refuses %s in a sentence', async (_, make, sentence) => {
  const error = await failure(make(), 10_000_000);
  expect(error).toBeInstanceOf(InputError);
  expect(String(error)).toContain(sentence);
}, 60_000); // prettier-ignore
