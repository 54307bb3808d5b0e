import { cellKind } from '../typing/cell-kind';
import { commonKind } from '../typing/common-kind';
import type { Comments } from './dialect';
import { headerLikeness } from './header-likeness';
import type { TextRecord } from './record-parser';
import { LIMITS } from './limits';

const MARKS = ['#', '//', '--', '%', '!'];
/** Marks that stand before remarks amid the rows of files without a block of remarks on top. */
const ALONE = /^\s*(#|\/\/|--)\s/;
const WORDS = /[\p{L}\p{N}]/u;

/** Lines that begin with a mark, as far as the beginning of a file shows. */
export interface MarkedLines {
  mark: string;
  /** The text without them. */
  withoutMarked: string;
  /** The same with the last line of the block on top, which may be the header; blanks stand in the place of its mark. */
  withLast: string;
  /** That line (1-based), its text and the characters of its mark. */
  last: { line: number; strip: number; text: string } | null;
  /** Whether they stand above everything else. */
  onTop: boolean;
}

const ANY = /^\s*(?:#|\/\/|--|%|!)/m;

const isMarked = (line: string, mark: string) => line.trimStart().startsWith(mark);

/** Finds lines that may be remarks, by the mark with which they begin; null where there are none. */
export function markedLines(text: string): MarkedLines | null {
  if (!ANY.test(text)) return null;
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  for (const mark of MARKS) {
    const filled = [...lines.entries()].filter(([, line]) => line.trim() !== '');
    const first = filled.findIndex(([, line]) => !isMarked(line, mark));
    if (first < 0) continue;
    const amid = filled.slice(first).filter(([, line]) => isMarked(line, mark));
    const onTop = first > 0;
    // Dashes alone are the rules of a table.
    if (amid.some(([, line]) => !WORDS.test(line))) continue;
    if (!onTop && (amid.length === 0 || amid.some(([, line]) => !ALONE.test(line)))) continue;
    if (amid.length > (filled.length - first) * LIMITS.mostAmid) continue;
    const at = filled[first - 1]?.[0];
    const strip = at === undefined ? 0 : stripped(lines[at] ?? '', mark);
    const without = (kept: number | undefined) =>
      lines
        .map((line, i) =>
          i === kept ? ' '.repeat(strip) + line.slice(strip) : isMarked(line, mark) ? (/[\r\n]+$/.exec(line)?.[0] ?? '') : line,
        )
        .join('');
    return {
      mark,
      withoutMarked: without(undefined),
      withLast: without(at),
      last: at === undefined ? null : { line: at + 1, strip, text: (lines[at] ?? '').slice(strip) },
      onTop,
    };
  }
  return null;
}

/** Characters of the mark and of the blanks behind it; none where the mark is a name itself (`#,name`, `# of rooms`). */
function stripped(line: string, mark: string): number {
  const [whole = '', rest = ''] = new RegExp(`^\\s*(?:${mark})+[ \\t]*([^]*)`).exec(line) ?? [];
  return /^([,;|\t"']|of\b)/i.test(rest) ? 0 : whole.length - rest.length;
}

/** Parses text with one dialect. */
type Parse = (text: string) => TextRecord[];

/**
 * Which of the marked lines hold no data: none where they are rows like the others. `rows` are what the text holds without them,
 * `parse` takes single lines apart in the same way.
 */
export function decideComments(
  { mark, onTop, last }: MarkedLines,
  lines: string[],
  rows: string[][],
  parse: Parse,
): Comments | null {
  const width = usualWidth(rows);
  // Where each line is one cell, a mark amid the lines may be a part of the text.
  if (rows.length === 0 || (!onTop && width < 2)) return null;
  const marked = lines.filter((line) => isMarked(line, mark)).slice(0, LIMITS.rowsCompared);
  if (
    areRows(
      marked.flatMap(parse).map(({ cells }) => cells),
      rows,
      width,
    )
  )
    return null;
  const names = last && (parse(last.text)[0]?.cells ?? []);
  const body = rows.slice(0, LIMITS.rowsCompared);
  const isHeader =
    names?.length === width &&
    names.every((name) => name.trim() !== '' && ['text', 'boolean'].includes(cellKind(name))) &&
    headerLikeness(names, body) > Math.max(0, headerLikeness(body[0] ?? [], body.slice(1)));
  return { mark, header: isHeader && last ? { line: last.line, strip: last.strip } : null };
}

/** Whether marked lines are rows: as many cells as the others have, of the same kinds. */
function areRows(marked: string[][], rows: string[][], width: number): boolean {
  const body = rows.slice(1, LIMITS.rowsCompared);
  const kinds = Array.from({ length: width }, (_, column) => commonKind(body, column));
  const isTyped = (kind: string) => !['text', 'empty', 'boolean'].includes(kind);
  if (width < 2 || !kinds.some(isTyped) || marked.length === 0) return false;
  return marked.every(
    (cells) => cells.length === width && kinds.every((kind, i) => !isTyped(kind) || cellKind(cells[i] ?? '') === kind),
  );
}

/** Cells that most rows have. */
export function usualWidth(rows: string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}
