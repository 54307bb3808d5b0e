import { InputError } from '../../model';
import { cellKind } from '../typing/cell-kind';
import { quoted } from './file-kind';
import type { TextRecord } from '../dialect/record-parser';
import { t } from '../messages';
import { LIMITS } from './limits';

const SENTENCE_END = /[.!?:;,。！？」”"')]$/;
const NEXT_SENTENCE = /[.!?]["”')]?\s+["“'(]?\p{Lu}|[。！？]/gu;

/** Refuses running text: sentences and paragraphs where a table has rows of even cells. @throws InputError */
export function refuseProse(records: TextRecord[], delimiter: string): void {
  const filled = records.filter((record) => record.cells.some((cell) => cell.trim() !== '')).slice(0, LIMITS.sample);
  const [first] = filled;
  if (!first || filled.length < 2 || filled.some(({ raw }) => raw.startsWith('"'))) return;
  const cells = filled.flatMap((record) => record.cells);
  const typed = cells.filter((cell) => !['text', 'empty'].includes(cellKind(cell))).length;
  if (typed > cells.length * LIMITS.mostTyped) return;
  const blank = records
    .slice(0, records.indexOf(filled.at(-1) ?? first))
    .filter((record) => record.cells.every((cell) => cell.trim() === '')).length;
  const lines = filled.map(({ raw }) => raw.trim());
  if (!(delimiter === '' ? isRunningText(lines, blank) : isCutAtCommas(filled, lines, blank))) return;
  const words = quoted(first.raw);
  throw new InputError('file_no_table', t('prose', { line: String(first.line), words }), first.line);
}

/** Lines of sentences; a single column of sentences has its name above them and one of them in each line. */
function isRunningText(lines: string[], blank: number): boolean {
  const [first = ''] = lines;
  const mean = average(lines.map(wordsOf));
  const named = wordsOf(first) <= LIMITS.mostOfName && !SENTENCE_END.test(first) && mean > wordsOf(first) && !blank;
  if (named || mean < (blank ? LIMITS.wordsOfLine / 2 : LIMITS.wordsOfLine)) return false;
  if (new Set(lines).size < lines.length * LIMITS.differing) return false;
  const sentences = lines.some((line) => SENTENCE_END.test(line));
  return (
    (sentences && blank >= lines.length * LIMITS.blankLines) ||
    average(lines.map(sentencesOf)) >= LIMITS.sentencesALine ||
    isWrapped(lines)
  );
}

/** Lines that are filled up to about one length and go on in the next one. */
function isWrapped(lines: string[]): boolean {
  const longest = Math.max(...lines.map((line) => line.length));
  const full = lines.filter((line) => line.length >= longest * LIMITS.fullLine).length;
  const goOn = lines.slice(1).filter((line, i) => /^\p{Ll}/u.test(line) && !/[.!?]$/.test(lines[i] ?? '')).length;
  return (
    lines.length > LIMITS.fewestWrapped &&
    longest > LIMITS.longestUnwrapped &&
    full >= lines.length * LIMITS.fullLines &&
    goOn >= lines.length * LIMITS.goingOn
  );
}

/** Rows of all lengths, whose delimiters are the commas of sentences. */
function isCutAtCommas(records: TextRecord[], lines: string[], blank: number): boolean {
  const widths = new Map<number, number>();
  for (const { cells } of records) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  const even = Math.max(...[...widths].map(([width, count]) => (width > 1 ? count : 0))) / records.length;
  const marks = lines.join('\n').match(/[,;:](?=\S)/g)?.length ?? 0;
  const spaced = lines.join('\n').match(/[,;:](?=\s|$)/gm)?.length ?? 0;
  const cells = records.flatMap((record) => record.cells).filter((cell) => cell.trim() !== '');
  const perCell = average(cells.map(wordsOf));
  return (
    even < LIMITS.evenRecords &&
    marks < spaced * LIMITS.tightMarks &&
    perCell >= LIMITS.wordsOfCell &&
    (blank > 0 || average(lines.map(wordsOf)) >= LIMITS.wordsOfLine)
  );
}

/** Ideographs are written without blanks; about two make a word. */
function wordsOf(text: string): number {
  const ideographs = text.match(/[\u3041-\u9fff\uac00-\ud7a3]/g)?.length ?? 0;
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length + Math.floor(ideographs / 2);
}

function sentencesOf(line: string): number {
  return (line.match(NEXT_SENTENCE)?.length ?? 0) + 1;
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
