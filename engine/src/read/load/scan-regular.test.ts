import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { scanRegular } from './scan-regular';

let folder: string;
let files = 0;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'hub-scan-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function scan(text: string, header: string | null = null, width = 2) {
  const path = join(folder, `${files++}.csv`);
  await writeFile(path, text);
  return scanRegular(path, {
    start: 0,
    firstLine: 1,
    delimiter: 44,
    quote: 34,
    width,
    header: header === null ? null : Buffer.from(header),
    digits: null,
  });
}

/** Records of a text that follows the grammar of RFC 4180 with one line end, each of two cells and two bytes; null of any other. */
function recordsOf(text: string): string[] | null {
  const eol = /^(?:[^"\r\n]|"(?:[^"]|"")*")*\r\n/.test(text) ? '\r\n' : '\n';
  const cell = '(?:"(?:[^"\\r]|"")*"|[^",\\r\\n]*)';
  const record = new RegExp(`${cell},${cell}(?=${eol}|$)`, 'y');
  const found: string[] = [];
  for (let at = 0; at < text.length;) {
    record.lastIndex = at;
    const match = record.exec(text)?.[0];
    if (match === undefined || match.length < 2) return null;
    found.push(match);
    at += match.length + eol.length;
  }
  return found;
}

it('tells regular texts from others, and counts their records', async () => {
  const piece = fc.constantFrom('a', 'bc', 'é', ',', '"', '""', '"x"', '\n', '\r\n', '\r', 'a,b\n', 'a,b\r\n', '"a,\nb",c\n');
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 12 }), async (pieces) => {
      const text = pieces.join('');
      const records = recordsOf(text);
      const result = await scan(text);
      expect(result.regular).toBe(records !== null);
      if (!records) return;
      expect(result.records).toBe(records.length);
      expect(result.longest).toBe(Math.max(...records.map((record) => Buffer.byteLength(record))));
      expect(result.multiLine).toBe(records.some((record) => record.includes('\n')));
    }),
    { numRuns: 300 },
  );
}, 60_000);

it('goes on over the pieces in which a file is read', async () => {
  const rows = Array.from({ length: 200_000 }, (_, i) => (i % 7 === 0 ? `"né, ${i}",${i}` : `né${i},${'é'.repeat(i % 30)}`));
  const result = await scan(`${rows.join('\r\n')}\r\n`);
  expect(result).toMatchObject({ regular: true, validUtf8: true, records: 200_000, lineEnd: 'CRLF', multiLine: false });
  expect(await scan(`${rows.join('\n')}\nx\n`)).toMatchObject({ regular: false });
});

it('sees a header that comes again', async () => {
  expect(await scan('a,1\nname,size\nb,2\n', 'name,size')).toMatchObject({ regular: false });
  expect(await scan('a,1\r\n"name",2\r\nname,size\r\n', 'name,size')).toMatchObject({ regular: false });
  expect(await scan('a,1\nname,much\nb,2\n', 'name,size')).toMatchObject({ regular: true, records: 3 });
});
