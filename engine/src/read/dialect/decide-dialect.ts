import { cellKind } from '../typing/cell-kind';
import type { Dialect } from './dialect';
import { headerLikeness } from './header-likeness';
import { openParser } from './open-parser';
import type { TextRecord } from './record-parser';
import { areWholeValues, isNameOfOne } from './single-column';
import { linesOf } from '../lines-of';
import { LIMITS } from './limits';

const USUAL = [',', ';', '\t', '|'];
const ODD = [':', '^', '~', ' ', '#', '!', '*', '&', '@', '%', '=', '§', '¦', '\u0001', '\u001e', '\u001f', '\\t'];
const PRIOR: Record<string, number> = { ':': 0.8, ' ': 0.7, '=': 0.6, '%': 0.6, '#': 0.75, '@': 0.7 };
/** Marks that nobody doubles: between two of them rather stands an empty cell. */
const RARELY_DOUBLED = ',;';

/** Parses a beginning of the file; the last record is left out when the text goes on after it. */
export function parseHead(text: string, dialect: Dialect, complete: boolean, limit = Infinity): TextRecord[] {
  const records: TextRecord[] = [];
  const parser = openParser(dialect, (record) => records.push(record));
  parser.push(text);
  if (complete || !records.length) parser.end();
  return records.length > limit ? records.slice(0, limit) : records;
}

/**
 * Tries every delimiter, quote and escape on the beginning of the file and takes the one that gives the most even rows of the
 * most sensible cells, after van den Burg, Nazábal, Sutton, "Wrangling messy CSV files by detecting row and type patterns" (2019).
 * The delimiter that the file declares is believed unless its rows are clearly worse than those of another.
 */
export function decideDialect(text: string, complete: boolean, declared: string | null = null): Dialect {
  const free = bestDialect(text, complete, null);
  if (declared === null) return free.dialect;
  const own = bestDialect(text, complete, declared);
  return free.score > 0 && own.score < free.score * LIMITS.clearlyWorse ? free.dialect : own.dialect;
}

function bestDialect(text: string, complete: boolean, declared: string | null): { dialect: Dialect; score: number } {
  const cut = text.length > LIMITS.mostCharacters;
  const head = text.slice(0, LIMITS.mostCharacters);
  const whole = complete && !cut;
  const delimiters = declared === null ? candidates(head) : [declared];
  let best: Dialect = { delimiter: declared ?? '', quote: head.includes('"') ? '"' : '', escape: 'doubled', skipSpace: false };
  let bestScore = declared === null ? LIMITS.least : -1;
  const lines = linesWithText(head);
  const singleValues = declared === null && areWholeValues(lines);
  for (const delimiter of delimiters) {
    if (singleValues && !USUAL.includes(delimiter)) continue;
    const isSpaced = spaced(head, delimiter);
    for (const quote of ['"', "'"]) {
      if (quote === "'" && !hasQuotedCells(head, delimiter)) continue;
      for (const escape of ['doubled', 'backslash'] as const) {
        if (escape === 'backslash' && !mayBackslash(head, delimiter, quote)) continue;
        for (const skipSpace of isSpaced ? [true, false] : [false]) {
          const dialect: Dialect = { delimiter, quote, escape, skipSpace };
          const records = parseHead(head, dialect, whole, LIMITS.mostRecords);
          const score = rate(records) * (PRIOR[delimiter] ?? (USUAL.includes(delimiter) ? 1 : 0.85));
          if (score <= bestScore * LIMITS.better || (delimiter === ' ' && !spacesDelimit(records))) continue;
          if (declared === null && mayStandInNames(delimiter, isSpaced) && namesOneColumn(lines[0] ?? '', delimiter, records))
            continue;
          bestScore = score;
          best = refine(dialect, records);
        }
      }
    }
  }
  const dialect = best.quote && !head.includes(best.quote) ? { ...best, quote: '"' } : best;
  return { dialect, score: best.delimiter === '' ? 0 : bestScore };
}

function linesWithText(text: string): string[] {
  return linesOf(text).filter((line) => line.trim() !== '');
}

/** Marks that names, addresses and sentences hold, too: a comma with a space behind it is one of them. */
function mayStandInNames(delimiter: string, isSpaced: boolean): boolean {
  return ':=@%&#!* '.includes(delimiter) || (delimiter === ',' && isSpaced);
}

/** Whether the first line is the name of a single column and not a title above a table. */
function namesOneColumn(first: string, delimiter: string, records: TextRecord[]): boolean {
  const filled = records.filter((record) => !record.empty);
  const [head, next, ...rest] = filled.map((record) => record.cells);
  if (!head || !next || head.length > 1 || next.length < 2 || !isNameOfOne(first, delimiter)) return false;
  return headerLikeness(next, rest) <= 0.5;
}

function candidates(text: string): string[] {
  const lines = linesWithText(text);
  const enough = Math.max(1, lines.length * 0.25);
  return [...USUAL, ...ODD].filter((delimiter) => {
    let with1 = 0;
    for (const line of lines) if (line.includes(delimiter)) with1++;
    return with1 >= enough;
  });
}

function hasQuotedCells(text: string, delimiter: string): boolean {
  return (
    text.includes(`${delimiter}'`) ||
    text.includes(`${delimiter} '`) ||
    text.includes(`'${delimiter}`) ||
    /(^|[\r\n])'[^\r\n]*'([\r\n]|$)/.test(text)
  );
}

function mayBackslash(text: string, delimiter: string, quote: string): boolean {
  return text.includes(`\\${quote}`) || text.includes(`\\${delimiter}`);
}

/** A doubled delimiter leaves every second cell empty; a column without a value does so, too, but has a name above it. */
function refine(dialect: Dialect, records: TextRecord[]): Dialect {
  const rows = records.filter((record) => record.cells.length > 1);
  const doubled = dialect.delimiter.repeat(2);
  if (rows.length < 2 || dialect.delimiter.length !== 1) return dialect;
  const oddEmpty = rows.filter(({ cells, raw }) => {
    const pairs = (cells.length - 1) / 2;
    return raw.split(doubled).length - 1 >= pairs && cells.every((cell, i) => i % 2 === 0 || cell === '');
  });
  const usual = oddEmpty[0]?.cells.length ?? 0;
  const isNamed = rows.some(({ cells, raw }) => cells.length === usual && !raw.includes(doubled));
  const isLikely = usual >= (RARELY_DOUBLED.includes(dialect.delimiter) ? 5 : 3) && !isNamed;
  return isLikely && oddEmpty.length >= rows.length * LIMITS.doubled ? { ...dialect, delimiter: doubled } : dialect;
}

/** Whether nearly every delimiter is followed by a space. */
function spaced(text: string, delimiter: string): boolean {
  if (delimiter === ' ') return false;
  const all = text.split(delimiter).length - 1;
  return text.split(`${delimiter} `).length - 1 >= all * LIMITS.spaced;
}

/** Spaces also stand between the words of one cell: as a delimiter they need numbers around them, or quotes around words. */
function spacesDelimit(records: TextRecord[]): boolean {
  const rows = records.filter((record) => !record.empty);
  const width = rows[0]?.cells.length ?? 0;
  if (width < 2 || rows.some((record) => record.cells.some((cell) => cell.includes(' ')))) return width > 1;
  const cells = rows.slice(1).flatMap((record) => record.cells);
  const typed = cells.filter((cell) => !['text', 'empty'].includes(cellKind(cell))).length / Math.max(1, cells.length);
  return width === 2 ? typed > LIMITS.typedPairs : typed > LIMITS.typedCells;
}

function rate(records: TextRecord[]): number {
  const weight = new Map<number, number>();
  let rows = 0;
  let stray = 0;
  for (const { cells, empty, stray: repaired } of records) {
    if (empty) continue;
    rows++;
    if (repaired) stray++;
    weight.set(cells.length, (weight.get(cells.length) ?? 0) + 1);
  }
  if (!rows) return 0;
  let width = 1;
  let most = 0;
  for (const [cells, count] of weight) {
    if (cells > 1 && count * Math.log2(cells + 1) > most) {
      most = count * Math.log2(cells + 1);
      width = cells;
    }
  }
  const share = (weight.get(width) ?? 0) / rows;
  if (width === 1) return 0;
  let clean = 0;
  let cells = 0;
  for (const record of records) {
    if (record.cells.length !== width) continue;
    for (const cell of record.cells) clean += cleanliness(cell);
    cells += record.cells.length;
  }
  return share * (clean / cells) * (0.75 + 0.25 * (1 - 1 / width)) * (1 - (0.5 * stray) / rows);
}

/** How sensible a cell is by itself, from 0 to 1: delimiters left in it speak against the one that was tried. */
function cleanliness(cell: string): number {
  const kind = cellKind(cell);
  if (kind === 'empty') return 0.85;
  if (kind !== 'text') return 1;
  const text = cell.trim();
  const first = text[0] ?? '';
  const spaces = text === cell ? 1 : 0.95;
  if ((first === '"' || first === "'") && text.length > 1 && text.endsWith(first)) return 0.1;
  if (first === '"' || text.endsWith('"')) return 0.3;
  if (first === "'" && !text.includes("'", 1)) return 0.5;
  if (text.split('"').length % 2 === 0 && !/\d"/.test(text)) return 0.4;
  if (/[;\t|^~\u0001-\u001f]/.test(text)) return 0.5;
  if (/^https?:\/\//.test(text)) return 0.95;
  if (/[,:=](?=\S)/.test(text)) return 0.5;
  if (text.includes(',')) return 0.75 * spaces;
  return 0.9 * spaces;
}
