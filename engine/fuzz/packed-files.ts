import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openEngine } from '../src/duckdb/open-engine';
import { quoteText } from '../src/duckdb/quote-sql';
import { loadSqlite } from '../src/read/unpack/load-sqlite';
import { type Random } from '../src/read/testing/random';
import { DAY, workbookFiles } from '../src/read/testing/write-workbook';
import { writeZip } from '../src/read/testing/write-zip';

/** A whole file of each form that is unpacked, with the same small table in it. */
export async function wholeFiles(): Promise<Record<string, Buffer>> {
  const rows = Array.from({ length: 200 }, (_, i) => [`site ${i % 7}`, i, 45_000 + i] as const);
  const csv = `site,sold,day\n${rows.map((row) => row.join(',')).join('\n')}\n`;
  const book = workbookFiles({ A: { rows: [['site', 'sold', 'day'], ...rows.map(([site, sold, n]) => [site, sold, { n, style: DAY }])] } });
  const folder = await mkdtemp(join(tmpdir(), 'hub-fuzz-'));
  const engine = await openEngine({ storePath: null, allowedDirectories: [folder], threads: 1 });
  try {
    await writeFile(join(folder, 't.csv'), csv);
    const parquet = join(folder, 't.parquet');
    await engine.connection.run(`COPY (SELECT *, [sold] AS list, {'a': site} AS part FROM read_csv(${quoteText(join(folder, 't.csv'))})) TO ${quoteText(parquet)} (FORMAT parquet, ROW_GROUP_SIZE 2048)`);
    const database = join(folder, 't.duckdb');
    await engine.connection.run(`ATTACH ${quoteText(database)} AS d; CREATE TABLE d.t AS FROM read_csv(${quoteText(join(folder, 't.csv'))}); DETACH d`);
    const sqlite = new (await loadSqlite())(join(folder, 't.sqlite'));
    sqlite.exec('PRAGMA foreign_keys = OFF; CREATE TABLE t (site TEXT PRIMARY KEY, sold INTEGER); CREATE TABLE u (site TEXT REFERENCES t, day REAL); CREATE INDEX i ON u (day)');
    for (const [site, sold, day] of rows) sqlite.run('INSERT INTO u VALUES (?, ?)', [site, sold * day]);
    sqlite.close();
    return {
      duckdb: await readFile(database),
      sqlite: await readFile(join(folder, 't.sqlite')),
      gzip: gzipSync(csv),
      zip: writeZip({ 'a.csv': csv, 'b.csv': csv }),
      workbook: writeZip(book),
      parquet: await readFile(parquet),
      jsonl: Buffer.from(rows.map(([site, sold, day]) => JSON.stringify({ site, sold, in: { day } })).join('\n')),
      json: Buffer.from(JSON.stringify({ data: rows.map(([site, sold, day]) => ({ site, sold, day })) })),
      dump: Buffer.from(`CREATE TABLE t (site text, sold int);\nINSERT INTO t VALUES ${rows.map(([site, sold]) => `('${site}', ${sold})`).join(',')};\nCOPY u (a, b) FROM stdin;\n1\t2\n3\t4\n\\.\n`),
      text: Buffer.from(`# one, two\n${csv}Subtotal,1,2\nTotal,1,2\n`),
    };
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
} // prettier-ignore

/** Parts of a workbook with changed text in them: an archive that is whole around them, so that they are reached. */
export function brokenWorkbook(random: Random): Buffer {
  const files = workbookFiles({ A: { rows: [['site', 'sold'], ...Array.from({ length: 30 }, (_, i) => [`s${i}`, i])] } });
  const names = Object.keys(files);
  const name = random.pick(names as [string, ...string[]]);
  return writeZip({ ...files, [name]: mutated(Buffer.from(files[name] ?? ''), random) });
}

const WORDS = ['<', '>', '&', '"', 'r="ZZZ99999999"', 't="s"', '<v>1e999</v>', '<v>-1</v>', '&#0;', '<![CDATA[', '\u0000', '{', '}', '[', ',', "'", ';', '\\.', '\n', '9'.repeat(30)] as const; // prettier-ignore

/** A file with some of its bytes changed, cut out, put in or repeated. */
export function mutated(bytes: Buffer, random: Random): Buffer {
  let out = Buffer.from(bytes);
  for (let changes = random.int(1, 6); changes > 0; changes--) {
    const at = random.int(0, Math.max(0, out.length - 1));
    const to = Math.min(out.length, at + random.int(1, 40));
    const [before, part, after] = [out.subarray(0, at), out.subarray(at, to), out.subarray(to)];
    const how = random.int(0, 5);
    if (how === 0) out[at] = random.int(0, 255);
    else if (how === 1) out = Buffer.concat([before, after]);
    else if (how === 2) out = Buffer.concat([before, part, part, after]);
    else if (how === 3) out = Buffer.concat([before, Buffer.from(random.pick(WORDS)), after]);
    else if (how === 4) out = Buffer.from(out.subarray(0, Math.max(8, at)));
    else out[at] = (out[at] ?? 0) ^ (1 << random.int(0, 7));
  }
  return out;
}
