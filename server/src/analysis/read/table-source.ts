import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError, type CsvInput } from '../model';
import { decideDialect, parseHead, separatorLine } from './decide-dialect';
import { decideEncoding, type Encoding } from './decide-encoding';
import { decideLayout, type Layout } from './decide-layout';
import type { Dialect } from './dialect';
import { refuseBinary, refuseOtherText } from './file-kind';
import type { MendedRecord, ReadingNotes, SkippedLines } from './loaded-table';
import { recordMender } from './mend-record';
import { detached, RecordParser, type TextRecord } from './record-parser';
import { scanRegular, type RegularScan } from './scan-regular';
import { Survey } from './survey';
import { isTotalRow } from './total-row';
import { decodeFile, transcodeFile } from './transcode';

const HEAD_BYTES = 1 << 20;
const MAX_NOTED = 100;
/** Characters of the longest line that is still taken for a line of a table. */
export const MAX_LINE = 16 << 20;

export interface SourceOptions {
  /** Folder for files that exist only while reading. */
  workFolder: string;
  signal?: AbortSignal | undefined;
  maxColumns?: number | undefined;
}

/** A file that has been looked through: what its table is and how its records are reached. */
export interface TableSource {
  layout: Layout;
  dialect: Dialect;
  notes: ReadingNotes;
  /** A UTF-8 file that the engine's own reader can be trusted with: rows begin after `skip` lines. Null when it is too irregular. */
  direct: { path: string; skip: number; longest: number; multiLine: boolean; sample: string[][] } | null;
  /** Rows of the table, each of `layout.width` cells, mended where they had to be. */
  rows(onRow: (cells: string[], line: number) => void | Promise<void>): Promise<void>;
}

/** Looks through a CSV file and decides everything about its form. @throws InputError */
export async function openSource(input: CsvInput, options: SourceOptions): Promise<TableSource> {
  const { size } = await stat(input.path);
  if (!size) throw new InputError('file_empty', 'The file is empty.');
  const sample = await readHead(input.path);
  refuseBinary(sample);
  let encoding = decideEncoding(sample);
  let path = input.path;
  let mixedLines: number[] = [];
  const toUtf8 = async () => {
    const target = join(options.workFolder, 'utf8.csv');
    mixedLines = await transcodeFile(input.path, encoding, target, options.signal);
    path = target;
  };
  const label = encoding.label;
  if (encoding.label !== 'utf-8' || encoding.mixed) await toUtf8();
  let form = await lookThrough(path, path === input.path ? encoding.mark : 0, options, mixedLines);
  if (form.scan && !form.scan.validUtf8) {
    encoding = { ...encoding, mixed: true };
    await toUtf8();
    form = await lookThrough(path, 0, options, mixedLines);
  }
  return describe(form, path, label, mixedLines, options);
}

interface Form {
  start: number;
  declaredLine: boolean;
  dialect: Dialect;
  layout: Layout;
  scan: RegularScan | null;
  lineEnd: ReadingNotes['lineEnd'];
  /** Rows of the table from the beginning of the file. */
  sample: string[][];
}

async function readHead(path: string, from = 0, length = HEAD_BYTES): Promise<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function lookThrough(path: string, start: number, options: SourceOptions, mixedLines: number[]): Promise<Form> {
  const { size } = await stat(path);
  const bytes = await readHead(path, start);
  const complete = size - start <= bytes.length;
  const nul = bytes.indexOf(0);
  if (nul >= 0) {
    const line = bytes.subarray(0, nul).toString('latin1').split('\n').length;
    throw new InputError('file_binary', `Line ${line} holds a NUL byte, so the file is not plain text.`, line);
  }
  const text = bytes.toString('utf8');
  if (text.trim() === '') throw new InputError('file_empty', 'The file holds nothing but blank space.', 1);
  refuseOtherText(text);
  const declared = separatorLine(text);
  const dialect = decideDialect(text, complete);
  const body = declared ? text.slice(declared.length) : text;
  const headStart = start + Buffer.byteLength(declared ? text.slice(0, declared.length) : '');
  const firstLine = declared ? 2 : 1;
  const head = parseHead(body, dialect, complete).map((record) => ({
    ...record,
    line: record.line + firstLine - 1,
    lastLine: record.lastLine + firstLine - 1,
  }));
  const survey = new Survey();
  for (const record of head) survey.add(record);
  const guess = decideLayout(survey.runs);
  const declaredLine = declared !== null;
  const lineEnd = lineEndOf(text);
  const canDirect =
    guess !== null &&
    dialect.escape === 'doubled' &&
    dialect.delimiter.length <= 1 &&
    !dialect.skipSpace &&
    !dialect.delimiter.match(/[^\x00-\x7f]/);
  if (
    canDirect &&
    head.slice(0, guess.dataFrom).every((record) => record.line === record.lastLine) &&
    guess &&
    (lineEnd === 'LF' || lineEnd === 'CRLF') &&
    head.every((record, i) => i < guess.dataFrom || record.cells.length === guess.fileWidth)
  ) {
    const offset = dataOffset(bytes, start, guess.dataLine);
    const scan = await scanRegular(path, {
      start: offset,
      firstLine: guess.dataLine,
      delimiter: dialect.delimiter ? dialect.delimiter.charCodeAt(0) : 256,
      quote: dialect.quote ? dialect.quote.charCodeAt(0) : 256,
      width: guess.fileWidth,
      header: guess.headerRows[0] ? Buffer.from(guess.headerRows[0].raw.replace(/[\r\n]+$/, '')) : null,
      signal: options.signal,
    });
    if (!scan.validUtf8)
      return { start: headStart, declaredLine, dialect, layout: guess, scan, lineEnd, sample: sampleRows(head, guess) };
    if (scan.regular && scan.longest < MAX_LINE && !(await hasFooter(path, scan, dialect, size, guess, head))) {
      return { start: headStart, declaredLine, dialect, layout: guess, scan, lineEnd, sample: sampleRows(head, guess) };
    }
  }
  const full = complete ? survey : await surveyFile(path, headStart, dialect, firstLine, options, mixedLines);
  const layout = decideLayout(full.runs);
  if (!layout) throw new InputError('file_no_table', 'No table was found in the file.', 1);
  return { start: headStart, declaredLine, dialect, layout, scan: null, lineEnd, sample: [] };
}

function sampleRows(head: TextRecord[], layout: Layout): string[][] {
  return head.slice(layout.dataFrom, layout.dataFrom + 2000).map((record) => record.cells);
}

/** Byte offset of a line that lies within the first bytes. */
function dataOffset(bytes: Buffer, start: number, line: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed++) {
    const next = bytes.indexOf(10, at);
    if (next < 0) return start + bytes.length;
    at = next + 1;
  }
  return start + at;
}

async function hasFooter(
  path: string,
  scan: RegularScan,
  dialect: Dialect,
  size: number,
  layout: Layout,
  head: TextRecord[],
): Promise<boolean> {
  const bytes = await readHead(path, scan.tail, Math.min(size - scan.tail, HEAD_BYTES));
  const tail = parseHead(bytes.toString('utf8'), dialect, true);
  const last = tail.at(-1);
  if (!last) return false;
  const survey = new Survey();
  for (const record of tail) survey.add(record);
  const body = head.slice(layout.dataFrom, layout.dataFrom + 60).map((record) => record.cells);
  return survey.runs.at(-1)?.kind === 'sparse' && layout.width > 2 ? true : isTotalRow(last.cells, body);
}

/** Runs of the whole file; lines that are not valid UTF-8 are noted. */
async function surveyFile(
  path: string,
  start: number,
  dialect: Dialect,
  firstLine: number,
  options: SourceOptions,
  mixedLines: number[],
): Promise<Survey> {
  const survey = new Survey();
  await eachRecord(path, start, dialect, firstLine, options, (record) => survey.add(record), mixedLines);
  return survey;
}

async function eachRecord(
  path: string,
  start: number,
  dialect: Dialect,
  firstLine: number,
  options: SourceOptions,
  onRecord: (record: TextRecord) => void,
  mixedLines: number[],
  afterChunk?: () => Promise<void>,
): Promise<void> {
  const encoding: Encoding = { label: 'utf-8', mark: start, mixed: false };
  const parser = new RecordParser(dialect, (record) => {
    record.line += firstLine - 1;
    record.lastLine += firstLine - 1;
    onRecord(record);
  });
  for await (const text of decodeFile(path, encoding, mixedLines)) {
    options.signal?.throwIfAborted();
    parser.push(text);
    if (parser.pending > MAX_LINE) {
      const line = parser.nextLine + firstLine - 1;
      throw new InputError(
        'file_line_too_long',
        `Line ${line} is longer than 16 MB, so the file does not look like a table.`,
        line,
      );
    }
    if (afterChunk) await afterChunk();
  }
  parser.end();
  if (afterChunk) await afterChunk();
}

function lineEndOf(text: string): ReadingNotes['lineEnd'] {
  const crlf = text.includes('\r\n');
  const lf = /(^|[^\r])\n/.test(text);
  const cr = /\r(?!\n|$)/.test(text);
  if ((crlf && lf) || (crlf && cr) || (lf && cr)) return 'mixed';
  return crlf ? 'CRLF' : cr ? 'CR' : 'LF';
}

function describe(form: Form, path: string, label: Encoding['label'], mixedLines: number[], options: SourceOptions): TableSource {
  const { layout, dialect, scan } = form;
  const maxColumns = options.maxColumns ?? 2000;
  if (layout.width > maxColumns) {
    const line = layout.headerRows[0]?.line ?? layout.dataLine;
    const count = layout.width.toLocaleString('en-US');
    throw new InputError(
      'file_too_many_columns',
      `Line ${line} has ${count} columns; at most ${maxColumns.toLocaleString('en-US')} can be analysed.`,
      line,
    );
  }
  if (layout.dataFrom > layout.dataTo) {
    throw new InputError('file_header_only', 'The file has a header row but no data rows.', layout.headerRows[0]?.line ?? 1);
  }
  const skipped: SkippedLines[] = [...layout.skipped];
  if (form.declaredLine) skipped.unshift({ why: 'separator-line', from: 1, to: 1, text: `sep=${dialect.delimiter}` });
  const notes: ReadingNotes = {
    encoding: label,
    mixedEncodingLines: mixedLines,
    delimiter: dialect.delimiter,
    quote: dialect.quote,
    escape: dialect.escape,
    lineEnd: form.lineEnd,
    header: layout.headerRows.length === 0 ? 'none' : layout.headerRows.length === 1 ? 'one-row' : 'several-rows',
    headerLine: layout.headerRows[0]?.line ?? null,
    repeatedNames: layout.repeatedNames,
    skipped,
    mendedCounts: {},
    mended: [],
    counted: scan?.regular ? scan.records : 0,
  };
  const regular = scan?.regular === true;
  return {
    layout,
    dialect,
    notes,
    direct:
      regular && scan
        ? { path, skip: layout.dataLine - 1, longest: scan.longest, multiLine: scan.multiLine, sample: form.sample }
        : null,
    rows: (onRow) => streamRows(form, path, notes, options, onRow),
  };
}

/** Hands out the table's rows and completes the notes while it goes. */
async function streamRows(
  form: Form,
  path: string,
  notes: ReadingNotes,
  options: SourceOptions,
  onRow: (cells: string[], line: number) => void | Promise<void>,
): Promise<void> {
  const { layout, dialect } = form;
  const header = layout.headerRows.map((row) => row.cells.join('\u0000'));
  let position = -1;
  let waiting: Promise<void> | null = null;
  let held: { cells: string[]; line: number } | null = null;
  const body: string[][] = [];
  notes.counted = 0;
  notes.mended = [];
  notes.mendedCounts = {};
  const give = (cells: string[], line: number) => {
    notes.counted++;
    const result = onRow(cells, line);
    if (result) waiting = result;
  };
  const mend = recordMender(layout, dialect, body);
  const note = (entry: MendedRecord) => {
    const count = (notes.mendedCounts[entry.what] ?? 0) + 1;
    notes.mendedCounts[entry.what] = count;
    if (count <= MAX_NOTED) notes.mended.push(entry);
  };
  const take = (record: TextRecord) => {
    position++;
    if (position < layout.dataFrom || (position > layout.dataTo && !form.scan)) return;
    if (record.empty || record.cells.every((cell) => cell.trim() === '')) {
      noteSkipped(notes, 'empty-rows', record, '');
      return;
    }
    if (header.length && record.cells.length > 1 && header.includes(record.cells.join('\u0000'))) {
      noteSkipped(notes, 'repeated-header', record, record.cells.join(' ').slice(0, 120));
      return;
    }
    const mended = mend(record);
    if (mended.what) note({ line: record.line, what: mended.what, ...(mended.extra ? { extra: mended.extra } : {}) });
    if (held) {
      give(held.cells, held.line);
      if (body.length < 60) body.push(held.cells.map(detached));
    }
    held = { cells: mended.cells, line: record.line };
  };
  await eachRecord(path, form.start, dialect, form.declaredLine ? 2 : 1, options, take, [], async () => {
    if (waiting) await waiting;
    waiting = null;
  });
  const last = held as { cells: string[]; line: number } | null;
  if (!last) return;
  if (isTotalRow(last.cells, body)) {
    notes.skipped.push({
      why: 'total',
      from: last.line,
      to: last.line,
      text: last.cells.filter(Boolean).join(' ').slice(0, 120),
    });
  } else give(last.cells, last.line);
  if (waiting) await waiting;
}

function noteSkipped(notes: ReadingNotes, why: SkippedLines['why'], record: TextRecord, text: string): void {
  const before = notes.skipped.at(-1);
  if (before?.why === why && record.line === before.to + 1) before.to = record.lastLine;
  else if (notes.skipped.length < 1000) notes.skipped.push({ why, from: record.line, to: record.lastLine, text });
}
