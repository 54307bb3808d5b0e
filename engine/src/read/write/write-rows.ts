import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const SPECIAL = /[",\r\n]/;
const BATCH = 1 << 18;

/** One CSV record after RFC 4180, without its line end. */
export function csvRecord(cells: string[]): string {
  if (cells.length === 1 && cells[0] === '') return '""';
  let out = '';
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? '';
    if (i) out += ',';
    out += SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  }
  return out;
}

/** Writes records in batches; `write` answers a promise when the disk is behind. */
export class RecordWriter {
  private batch = '';
  private readonly out: WriteStream;
  longest = 0;

  constructor(
    target: string,
    private readonly lineEnd: '\n' | '\r\n',
  ) {
    this.out = createWriteStream(target);
  }

  write(cells: string[]): Promise<void> | undefined {
    const record = csvRecord(cells);
    if (record.length > this.longest) this.longest = record.length;
    this.batch += record + this.lineEnd;
    return this.batch.length > BATCH ? this.flush() : undefined;
  }

  private async flush(): Promise<void> {
    const text = this.batch;
    this.batch = '';
    if (!this.out.write(text)) await new Promise<void>((resolve) => this.out.once('drain', () => resolve()));
  }

  async close(): Promise<void> {
    await this.flush();
    this.out.end();
    await finished(this.out);
  }
}
