import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError, type CsvInput } from '../../model';
import { lookThrough, type CsvForm, type PromisingForm } from '../layout/csv-form';
import { decideEncoding, type Encoding } from '../encoding/decide-encoding';
import { isRule } from '../layout/decide-header';
import type { Layout } from '../layout/decide-layout';
import type { Dialect } from '../dialect/dialect';
import { refuseBinary, refuseControl } from '../file-kind/file-kind';
import { readHead } from '../dialect/read-head';
import type { ReadingNotes, SkippedLines } from './loaded-table';
import { noteSkipped, streamRows } from './table-rows';
import type { LeadIn } from '../dialect/lead-in';
import { transcodeFile } from '../encoding/transcode';
import { t } from '../messages';
import { wholeText } from '../../wording/number-text';
import { LIMITS } from './limits';

export interface SourceOptions {
  /** Folder for files that exist only while reading. */
  workFolder: string;
  signal?: AbortSignal | undefined;
  maxColumns?: number | undefined;
  /** Hears of a file that is regular so far, before it is looked through whole. It may hear of another after it. */
  onPromising?: ((form: PromisingForm) => Promise<void>) | undefined;
}

/** A file that has been looked through: what its table is and how its records are reached. */
export interface TableSource {
  layout: Layout;
  dialect: Dialect;
  notes: ReadingNotes;
  /** A UTF-8 file that the engine's own reader can be trusted with; null when it is too irregular. */
  direct: { path: string; longest: number; multiLine: boolean; sample: string[][] } | null;
  /** Rows of the table, each of `layout.width` cells, repaired where they had to be. */
  rows(onRow: (cells: string[], line: number) => void | Promise<void>): Promise<void>;
}

/** A table of more columns is refused. */
export const MAX_COLUMNS = LIMITS.mostColumns;

/** Looks through a CSV file and decides everything about its form. @throws InputError */
export async function openSource(input: CsvInput, options: SourceOptions): Promise<TableSource> {
  const { size } = await stat(input.path);
  if (!size) throw new InputError('file_empty', t('empty'));
  const sample = await readHead(input.path);
  refuseBinary(sample);
  let encoding = decideEncoding(sample);
  if (!encoding.label.startsWith('utf-16')) refuseControl(sample);
  let path = input.path;
  let mixedLines: number[] = [];
  const toUtf8 = async () => {
    const target = join(options.workFolder, 'utf8.csv');
    mixedLines = await transcodeFile(input.path, encoding, target, options.signal);
    path = target;
  };
  const label = encoding.label;
  if (encoding.label !== 'utf-8' || encoding.mixed) await toUtf8();
  const look = (mark: number) => lookThrough(path, mark, options.signal, mixedLines, options.onPromising);
  let form = await look(path === input.path ? encoding.mark : 0);
  if (form.scan && !form.scan.validUtf8) {
    encoding = { ...encoding, mixed: true };
    await toUtf8();
    form = await look(0);
  }
  const source = describe(form, label, mixedLines, options);
  if (encoding.doubtful) source.notes.encodingDoubtful = true;
  return source;
}

function leadNote({ lines, delimiter, text }: LeadIn, dialect: Dialect): SkippedLines {
  const why =
    delimiter === null
      ? 'statement'
      : delimiter === dialect.delimiter && !dialect.fixedWidth
        ? 'separator-line'
        : 'wrong-separator';
  return { why, from: 1, to: lines, text };
}

function describe(form: CsvForm, label: Encoding['label'], mixedLines: number[], options: SourceOptions): TableSource {
  const { layout, scan, from, lead } = form;
  const { path, dialect } = from;
  const maxColumns = options.maxColumns ?? MAX_COLUMNS;
  if (layout.width > maxColumns) {
    const line = layout.headerRows[0]?.line ?? layout.dataLine;
    const said = t('columns', { line: String(line), count: wholeText(layout.width), most: wholeText(maxColumns) });
    throw new InputError('file_too_many_columns', said, line);
  }
  if (layout.dataFrom > layout.dataTo) {
    throw new InputError('file_header_only', t('header-only'), layout.headerRows[0]?.line ?? 1);
  }
  const skipped: SkippedLines[] = [...layout.skipped];
  if (lead.lines > 0) skipped.unshift(leadNote(lead, dialect));
  // Elsewhere they are noted when the rows are gone through.
  if (scan?.regular)
    for (const comment of form.comments) noteSkipped(skipped, 'comment', comment, comment.raw.trim().slice(0, 120));
  const headerRows = layout.headerRows.filter((row) => !isRule(row.cells));
  const notes: ReadingNotes = {
    encoding: label,
    mixedEncodingLines: mixedLines,
    delimiter: dialect.delimiter,
    quote: dialect.quote,
    escape: dialect.escape,
    lineEnd: form.lineEnd,
    header: headerRows.length === 0 ? 'none' : headerRows.length === 1 ? 'one-row' : 'several-rows',
    headerLine: layout.headerRows[0]?.line ?? null,
    repeatedNames: layout.repeatedNames,
    skipped,
    ...(form.columnsDoubtful ? { columnsDoubtful: true } : {}),
    repairedCounts: {},
    repaired: [],
    counted: scan?.regular ? scan.records : 0,
  };
  const regular = scan?.regular === true;
  return {
    layout,
    dialect,
    notes,
    direct: regular ? { path, longest: scan.longest, multiLine: scan.multiLine, sample: form.sample } : null,
    rows: (onRow) => streamRows(form, notes, options.signal, onRow),
  };
}
