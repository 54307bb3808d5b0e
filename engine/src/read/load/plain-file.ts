import { join } from 'node:path';
import { InputError } from '../../model';
import type { PromisingForm } from '../layout/csv-form';
import { LineIndex } from './line-index';
import { detached } from '../dialect/record-parser';
import { sampleSpread } from '../dialect/sample-spread';
import type { TableSource } from './table-source';
import { RecordWriter } from '../write/write-rows';
import { t } from '../messages';
import { LIMITS } from './limits';

/** A file that the engine's own reader can be trusted with, and what is known of its rows. */
export interface PlainFile {
  path: string;
  /** Lines above the first row. */
  skip: number;
  delimiter: string;
  quote: string;
  lineEnd: '\\n' | '\\r\\n';
  /** Bytes of the longest record, or more. */
  longest: number;
  /** Cells of a record. */
  width: number;
  /** Rows from all over the file. */
  sample: string[][];
  /** Lines of the source on which rows begin; null where they must be looked up. */
  lines: LineIndex | null;
  /** Written by ourselves. */
  copied?: true;
}

/** Stands in no text, for a table of one column. */
const NO_DELIMITER = '\u001f';
const MAX_BYTES_A_CHARACTER = 4;

/** At most so many of the rows, evenly taken. */
function thinned(rows: string[][], most: number): string[][] {
  const step = Math.ceil(rows.length / most);
  return step > 1 ? rows.filter((_, i) => i % step === 0) : rows;
}

/** The file itself when it is regular, else a regular copy of its table in `workFolder`. `known` is what was found out of it earlier. */
export async function plainFile(source: TableSource, workFolder: string, known?: PlainFile): Promise<PlainFile> {
  const { direct, dialect, layout, notes } = source;
  if (!direct) return copyPlain(source, workFolder);
  const { path, longest, multiLine, sample } = direct;
  const file = known ?? (await promisingFile({ from: { path, dialect }, layout, lineEnd: notes.lineEnd, sample }));
  return { ...file, longest, lines: multiLine ? null : LineIndex.running(layout.dataLine) };
}

/** The file itself, so far as it is known before it has been looked through whole. */
export async function promisingFile({
  from: { path, dialect },
  layout,
  lineEnd,
  sample,
}: Omit<PromisingForm, 'from'> & { from: Pick<PromisingForm['from'], 'path' | 'dialect'> }): Promise<PlainFile> {
  const spread = await sampleSpread(path, dialect, layout.fileWidth);
  return {
    path,
    skip: layout.dataLine - 1,
    longest: 0,
    delimiter: dialect.delimiter || NO_DELIMITER,
    quote: dialect.quote,
    lineEnd: lineEnd === 'CRLF' ? '\\r\\n' : '\\n',
    width: layout.fileWidth,
    sample: spread.length ? [...thinned(sample, LIMITS.mostOfHead), ...thinned(spread, LIMITS.mostOfSpread)] : sample,
    lines: null,
  };
}

/** A regular copy of the table. */
export async function copyPlain(source: TableSource, workFolder: string): Promise<PlainFile> {
  const path = join(workFolder, 'table.csv');
  const writer = new RecordWriter(path, '\n');
  const sample: string[][] = [];
  const lines = new LineIndex();
  let step = 1;
  let row = 0;
  await source.rows((cells, line) => {
    if (row % step === 0) sample.push(cells.map(detached));
    if (sample.length >= LIMITS.sampledRows) {
      sample.splice(0, sample.length, ...sample.filter((_, i) => i < LIMITS.firstRows || i % 2 === 0));
      step *= 2;
    }
    row++;
    lines.add(line);
    return writer.write(cells);
  });
  await writer.close();
  if (!row) throw new InputError('file_header_only', t('header-only'), source.layout.dataLine - 1);
  const longest = writer.longest * MAX_BYTES_A_CHARACTER;
  return {
    path,
    skip: 0,
    delimiter: ',',
    quote: '"',
    lineEnd: '\\n',
    longest,
    width: source.layout.width,
    sample,
    lines,
    copied: true,
  };
}
