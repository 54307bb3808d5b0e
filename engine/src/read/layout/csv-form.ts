import { stat } from 'node:fs/promises';
import { InputError } from '../../model';
import { parseHead } from '../dialect/decide-dialect';
import { decideForm } from './decide-form';
import type { LeadIn } from '../dialect/lead-in';
import type { Layout } from './decide-layout';
import type { Dialect } from '../dialect/dialect';
import { areColumnsDoubtful } from '../fixed-width/doubtful-columns';
import { eachRecord, MAX_LINE, MOST_CELLS, refuseManyCells, type RecordStart } from '../dialect/each-record';
import { t } from '../messages';
import type { ReadingNotes } from '../load/loaded-table';
import { haveDigits, nextTableAmong } from './odd-records';
import { refuseProse } from '../file-kind/prose';
import { HEAD_BYTES, readHead } from '../dialect/read-head';
import type { TextRecord } from '../dialect/record-parser';
import { scanRegular, type RegularScan } from '../load/scan-regular';
import { Survey } from './survey';
import { MAX_TABLES, surveyTables } from './survey-tables';
import { footerOf, MOST_BELOW } from './total-row';

/** How a file is written and where its table is. */
export interface CsvForm {
  lead: LeadIn;
  /** Lines of remarks in the beginning of the file. */
  comments: TextRecord[];
  from: RecordStart;
  layout: Layout;
  /** Null when some record is irregular. */
  scan: RegularScan | null;
  lineEnd: ReadingNotes['lineEnd'];
  /** Rows of the table from the beginning of the file. */
  sample: string[][];
  columnsDoubtful: boolean;
}

/** A file that is regular so far as its beginning shows. */
export type PromisingForm = Pick<CsvForm, 'from' | 'layout' | 'lineEnd' | 'sample'>;

/**
 * Looks through a UTF-8 file: dialect, layout, and whether every record of it is regular. `mixedLines` collects lines that are not
 * valid UTF-8. `onPromising` hears of a file before it is looked through whole, so that its loading can begin meanwhile.
 * @throws InputError
 */
export async function lookThrough(
  path: string,
  start: number,
  signal: AbortSignal | undefined,
  mixedLines: number[],
  onPromising?: (form: PromisingForm) => Promise<void>,
): Promise<CsvForm> {
  const { size } = await stat(path);
  const bytes = await readHead(path, start);
  const complete = size - start <= bytes.length;
  const nul = bytes.indexOf(0);
  if (nul >= 0) {
    const line = bytes.subarray(0, nul).toString('latin1').split('\n').length;
    throw new InputError('file_binary', t('nul', { line: String(line) }), line);
  }
  const text = bytes.toString('utf8');
  if (text.trim() === '') throw new InputError('file_empty', t('blank', { complete }), 1);
  const { lead, dialect } = decideForm(text, complete);
  const { fixedWidth } = dialect;
  const firstLine = lead.lines + 1;
  const from: RecordStart = { path, start: start + Buffer.byteLength(text.slice(0, lead.length)), firstLine, dialect };
  const all = parseHead(text.slice(lead.length), dialect, complete).map((record) => ({
    ...record,
    line: record.line + firstLine - 1,
    lastLine: record.lastLine + firstLine - 1,
  }));
  const comments = all.filter((record) => record.comment);
  const head = all.filter((record) => !record.comment);
  const wide = head.find(({ cells }) => cells.length > MOST_CELLS);
  if (wide) refuseManyCells(wide.line);
  const columnsDoubtful = areColumnsDoubtful(head, dialect);
  if (!fixedWidth && lead.delimiter === null) refuseProse(head, dialect.delimiter);
  const { layout: guess, tables } = await surveyTables((onRecord) => head.forEach(onRecord), complete ? MAX_TABLES : 1);
  const lineEnd = lineEndOf(text);
  const canDirect =
    guess !== null &&
    tables === 1 &&
    guess.dataFrom <= guess.dataTo &&
    !fixedWidth &&
    !comments.some(({ line }) => line > guess.dataLine) &&
    dialect.escape === 'doubled' &&
    dialect.delimiter.length <= 1 &&
    !dialect.skipSpace &&
    !dialect.delimiter.match(/[^\x00-\x7f]/);
  if (
    canDirect &&
    head.slice(0, guess.dataFrom).every((record) => record.line === record.lastLine) &&
    (lineEnd === 'LF' || lineEnd === 'CRLF') &&
    head.every((record, i) => i < guess.dataFrom || record.cells.length === guess.fileWidth)
  ) {
    const offset = dataOffset(bytes, start, guess.dataLine);
    const sample = sampleRows(head, guess);
    if (!complete) await onPromising?.({ from, layout: guess, lineEnd, sample });
    const scan = await scanRegular(path, {
      start: offset,
      firstLine: guess.dataLine,
      delimiter: dialect.delimiter ? dialect.delimiter.charCodeAt(0) : 256,
      quote: dialect.quote ? dialect.quote.charCodeAt(0) : 256,
      width: guess.fileWidth,
      header: guess.headerRows[0] ? Buffer.from(guess.headerRows[0].raw.replace(/[\r\n]+$/, '')) : null,
      digits: haveDigits(head.slice(guess.dataFrom)),
      comment: dialect.comments ? Buffer.from(dialect.comments.mark) : null,
      signal,
    });
    if (!scan.validUtf8) return { lead, comments, from, layout: guess, scan, lineEnd, sample, columnsDoubtful };
    const isWhole =
      scan.regular &&
      scan.longest < MAX_LINE &&
      !(await hasFooter(path, scan, dialect, size, guess, head, complete)) &&
      !(await nextTableAmong(scan.odd, { path, dialect, layout: guess, before: sample }));
    if (isWhole) {
      return { lead, comments, from, layout: guess, scan, lineEnd, sample, columnsDoubtful };
    }
  }
  const each = (onRecord: (record: TextRecord) => void) =>
    eachRecord(from, (record) => (record.comment ? undefined : onRecord(record)), { signal, mixedLines });
  const layout = complete ? guess : (await surveyTables(each, MAX_TABLES, guess)).layout;
  if (!layout) throw new InputError('file_no_table', t('no-table'), 1);
  return { lead, comments, from, layout, scan: null, lineEnd, sample: [], columnsDoubtful };
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
  complete: boolean,
): Promise<boolean> {
  const bytes = await readHead(path, scan.tail, Math.min(size - scan.tail, HEAD_BYTES));
  const tail = parseHead(bytes.toString('utf8'), dialect, true).filter((record) => !record.comment);
  if (tail.length === 0) return false;
  const survey = new Survey();
  for (const record of tail) survey.add(record);
  if (survey.runs.at(-1)?.kind === 'sparse' && layout.width > 2) return true;
  const below = tail.slice(-MOST_BELOW);
  // Of a small table the last rows are among the first ones, too.
  const end = complete ? Math.max(layout.dataFrom, head.length - below.length) : head.length;
  const body = head.slice(layout.dataFrom, Math.min(end, layout.dataFrom + 60));
  return (
    footerOf(
      below.map(({ cells }) => cells),
      body.map(({ cells }) => cells),
    ).length > 0
  );
}

function lineEndOf(text: string): ReadingNotes['lineEnd'] {
  const crlf = text.includes('\r\n');
  const lf = /(^|[^\r])\n/.test(text);
  const cr = /\r(?!\n|$)/.test(text);
  if ((crlf && lf) || (crlf && cr) || (lf && cr)) return 'mixed';
  return crlf ? 'CRLF' : cr ? 'CR' : 'LF';
}
