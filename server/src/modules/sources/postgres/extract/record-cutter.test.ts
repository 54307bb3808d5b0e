import fc from 'fast-check';
import { RecordCutter } from './record-cutter';

/** A field as COPY writes it. */
const field = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const records = fc.array(
  fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '€') }), { minLength: 1, maxLength: 3 }),
  { maxLength: 12 },
);
const asLines = (rows: string[][]) => rows.map((row) => Buffer.from(`${row.map(field).join(',')}\n`));

function cut(bytes: Buffer, sizes: number[], maxRows: number, maxBytes: number) {
  const cutter = new RecordCutter(maxRows, maxBytes);
  const kept: Buffer[] = [];
  for (let from = 0, i = 0; from < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? 1;
    kept.push(cutter.take(bytes.subarray(from, from + size)));
    from += size;
  }
  return { cutter, text: Buffer.concat(kept).toString() };
}

test('keeps whole records up to both limits, however the bytes are split', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 });
  fc.assert(
    fc.property(records, sizes, fc.nat(14), fc.nat(80), (rows, split, maxRows, maxBytes) => {
      const lines = asLines(rows);
      const fitting: Buffer[] = [];
      let bytes = 0;
      for (const line of lines.slice(0, maxRows)) {
        bytes += line.length;
        if (bytes > maxBytes) break;
        fitting.push(line);
      }
      const { cutter, text } = cut(Buffer.concat(lines), split, maxRows, maxBytes);
      expect(text).toBe(Buffer.concat(fitting).toString());
      expect(cutter.rows).toBe(fitting.length);
      expect(cutter.longest).toBe(Math.max(0, ...fitting.map((line) => line.length)));
      if (cutter.full === null) expect(cutter.multiline).toBe(rows.some((row) => row.some((text) => text.includes('\n'))));
      expect(cutter.full === null).toBe(fitting.length === lines.length);
    }),
    { numRuns: 500 },
  );
});

test('says which limit it was', () => {
  const bytes = Buffer.from('1\n2\n3\n');
  expect(cut(bytes, [6], 3, 6).cutter.full).toBeNull();
  expect(cut(bytes, [6], 2, 6).cutter.full).toBe('rows');
  expect(cut(bytes, [6], 3, 5).cutter.full).toBe('bytes');
});

test('a record without end does not fill the memory', () => {
  const cutter = new RecordCutter(10, Number.MAX_SAFE_INTEGER);
  const chunk = Buffer.alloc(8_000_000, 'x');
  let chunks = 0;
  while (!cutter.full && chunks < 20) {
    cutter.take(chunk);
    chunks++;
  }
  expect(cutter.full).toBe('bytes');
  expect(chunks).toBe(9);
});
