import { cellKind, isPlaceholder } from '../typing/cell-kind';
import { commonKind } from '../typing/common-kind';
import { decideHeader } from './decide-header';
import { headerLikeness } from '../dialect/header-likeness';
import type { SkippedLines } from '../load/loaded-table';
import type { TextRecord } from '../dialect/record-parser';
import type { Run } from './survey';
import { LIMITS } from './limits';

/** Which records of a file are the table. Positions count all records, blank ones included. */
export interface Layout {
  width: number;
  /** Cells of a regular record: more than `width` where every row ends in delimiters without anything between. */
  fileWidth: number;
  names: string[];
  /** The header as the file has it, for a table that is written out again. */
  written: string[];
  /** Columns whose header is empty. */
  unnamed: boolean[];
  repeatedNames: string[];
  headerRows: TextRecord[];
  dataFrom: number;
  /** Inclusive. */
  dataTo: number;
  dataLine: number;
  skipped: SkippedLines[];
}

/** Finds the main table among the runs of a file; null when there is no record with text. */
export function decideLayout(runs: Run[]): Layout | null {
  const main = mainRun(runs);
  if (main < 0) return null;
  const width = runs[main]?.width ?? 1;
  const body = bodySample(runs, main, width);
  const last = extendDown(runs, main, width, body);
  const first = extendUp(runs, main, width, body);
  const top = leadingRecords(runs, first, last);
  const bottom = runs[last];
  if (!bottom) return null;
  const tableWidth = Math.max(width, widerWidth(runs, first, last, width));
  const header = decideHeader(top, body, tableWidth);
  const dataRecord = top[header.rows.length];
  const dataFrom = (runs[first]?.first ?? 0) + (dataRecord?.position ?? top.length);
  const wide = Math.max(tableWidth, ...header.rows.map((row) => trimmedWidth(row.cells)));
  const skipped = outside(runs, first, last, width);
  const naming = header.naming(wide);
  const used = usedWidth(naming.unnamed, runs.slice(first, last + 1), header.rows.length > 0);
  return {
    width: used,
    fileWidth: wide,
    names: naming.names.slice(0, used),
    written: naming.written.slice(0, used),
    unnamed: naming.unnamed.slice(0, used),
    repeatedNames: naming.repeatedNames,
    headerRows: header.rows,
    dataFrom,
    dataTo: bottom.first + bottom.count - 1,
    dataLine: dataRecord?.record.line ?? bottom.toLine + 1,
    skipped,
  };
}

/** Columns up to the last that has a name or, in any sampled row, a value. */
function usedWidth(unnamed: boolean[], runs: Run[], headed: boolean): number {
  let used = unnamed.length;
  if (!headed) return used;
  const filled = Math.max(1, ...runs.flatMap((run) => run.sample.map((record) => trimmedWidth(record.cells))));
  while (used > filled && unnamed[used - 1]) used--;
  return used;
}

function trimmedWidth(cells: string[]): number {
  let width = cells.length;
  while (width > 0 && cells[width - 1]?.trim() === '') width--;
  return width;
}

/** The longest run of the width that holds most cells. */
function mainRun(runs: Run[]): number {
  const cells = new Map<number, number>();
  for (const run of runs) {
    if (run.kind !== 'blank') cells.set(run.width, (cells.get(run.width) ?? 0) + run.count * run.width);
  }
  let width = 0;
  let most = 0;
  for (const [candidate, count] of cells) {
    if (count > most) {
      most = count;
      width = candidate;
    }
  }
  const usable = [...runs.entries()].filter(([, run]) => run.kind !== 'blank' && run.width === width);
  usable.sort(([i, a], [j, b]) => b.count - a.count || i - j);
  const longest = usable.filter(([, run]) => run.kind === usable[0]?.[1].kind).slice(0, LIMITS.comparedRuns);
  // Empty lines may cut the largest table into many runs.
  const best = longest
    .map(([i]) => ({ i, rows: longest.length > 1 ? rowsAround(runs, i, width) : 0 }))
    .sort((a, b) => b.rows - a.rows)[0];
  return best?.i ?? -1;
}

/** Rows of the table to which a run belongs. */
function rowsAround(runs: Run[], main: number, width: number): number {
  const body = bodySample(runs, main, width);
  const inside = runs.slice(extendUp(runs, main, width, body), extendDown(runs, main, width, body) + 1);
  return inside.reduce((sum, run) => sum + (run.kind === 'blank' ? 0 : run.count), 0);
}

/** Rows of the table from below its first ones, up to the first empty line. */
function bodySample(runs: Run[], main: number, width: number): string[][] {
  const rows: string[][] = [];
  for (const run of runs.slice(main, main + 60)) {
    if (run.kind === 'blank' || rows.length > LIMITS.enoughRows) break;
    if (run.width === width && run.kind === runs[main]?.kind) rows.push(...run.sample.map((record) => record.cells));
  }
  return rows.length > 2 ? rows.slice(Math.min(3, rows.length - 2)) : rows;
}

/** Whether the run begins with a header of its own, so that it is a table of its own. */
function startsTable(run: Run, body: string[][]): boolean {
  const [head, ...rest] = run.sample.map((record) => record.cells);
  if (!head || run.count < 2) return false;
  const asHeader = headerLikeness(head, rest);
  return (
    asHeader > LIMITS.likeHeader &&
    (headerLikeness(head, body) > LIMITS.likeHeader || (asHeader > 1 && body.length < LIMITS.fewestOfTable))
  );
}

function extendDown(runs: Run[], main: number, width: number, body: string[][]): number {
  let last = main;
  let gap = false;
  for (let i = main + 1; i < runs.length; i++) {
    const run = runs[i];
    if (!run || run.begins) break;
    if (run.kind === 'blank') gap = true;
    else if (run.kind === 'sparse' && width > 1) {
      if (!gap && run.width === width && fitsBody(run, body)) last = i;
    } else if (run.width === width) {
      if (gap && startsTable(run, body)) break;
      if (gap && run.count <= LIMITS.footerRows && isUnlike(run, body)) continue;
      last = i;
      gap = false;
    } else if (run.count >= LIMITS.otherTableRows) {
      if (startsTable(run, body) || gap || run.width < width / 2) break;
      if (run.width < width && !resumes(runs, i, width)) break;
      last = i;
    } else if (!gap && run.width > width / 2 && similar(run, body)) last = i;
  }
  return last;
}

function resumes(runs: Run[], from: number, width: number): boolean {
  return runs.slice(from + 1, from + 40).some((run) => run.kind === 'row' && run.width === width);
}

/** Rows that have words in every column which holds numbers or dates. */
function isUnlike(run: Run, body: string[][]): boolean {
  const typed = (body[0] ?? []).flatMap((_, column) =>
    ['text', 'empty', 'boolean'].includes(commonKind(body, column)) ? [] : [column],
  );
  const isWord = (cell: string) => ['text', 'empty'].includes(cellKind(cell)) && !isPlaceholder(cell);
  return typed.length > 0 && run.sample.every(({ cells }) => typed.every((column) => isWord(cells[column] ?? '')));
}

/** A ragged row's cells are of the kinds of the columns above them, wholly or from one side. */
function similar(run: Run, body: string[][]): boolean {
  const cells = run.sample[0]?.cells ?? [];
  const kinds = (body[0] ?? []).map((_, column) => commonKind(body, column));
  const agree = (offset: number) =>
    cells.filter((cell, i) => {
      const kind = cellKind(cell);
      return kind === 'empty' || kind === kinds[i + offset];
    }).length;
  return Math.max(agree(0), agree(kinds.length - cells.length)) >= Math.min(cells.length, kinds.length) * 0.5;
}

/** Whether the one cell of a sparse row is like the others of its column: then it is a row with gaps, not a footnote. */
function fitsBody(run: Run, body: string[][]): boolean {
  const cells = run.sample.at(-1)?.cells ?? [];
  const column = cells.findIndex((cell) => cell.trim() !== '');
  const cell = (cells[column] ?? '').trim();
  const kind = commonKind(body, column);
  if (kind !== 'text') return cellKind(cell) === kind;
  const digits = (text: string) =>
    text
      .trim()
      .replace(/\d+/g, '9')
      .replace(/\p{L}+/gu, 'a');
  return body.some((row) => row[column] === cells[column] || (/\d/.test(cell) && digits(row[column] ?? '') === digits(cell)));
}

function extendUp(runs: Run[], main: number, width: number, body: string[][]): number {
  let first = main;
  let gap = false;
  const headed = () => {
    const [head, ...rest] = (runs[first]?.sample ?? []).map((record) => record.cells);
    return head !== undefined && headerLikeness(head, rest.length ? rest : body) > 0.5;
  };
  for (let i = main - 1; i >= 0; i--) {
    const run = runs[i];
    if (!run || runs[i + 1]?.begins) break;
    if (run.kind === 'blank') gap = true;
    else if (run.kind === 'sparse' && width > 1 && !gap && run.width === width && fitsBody(run, body)) first = i;
    else if (run.kind === 'sparse' && width > 1) {
      // A title row of one cell may sit above group names of several header rows; above a header it is a preamble.
      if (!gap && !headed() && run.count === 1 && i === 0) continue;
      if (resumesAbove(runs, i, width, body)) continue;
      break;
    } else if (run.width === width) {
      if (gap && headed()) break;
      first = i;
      gap = false;
    } else if (run.count >= LIMITS.otherTableRows) {
      if (gap || headed() || run.width < width / 2) break;
      first = i;
    } else if (gap || headed()) break;
    else if (
      run.width > width / 2 &&
      (run.sample.some((record) => headerLikeness(record.cells, body) > 0.5) || resumesAbove(runs, i, width, body))
    )
      first = i;
    else if (!resumesAbove(runs, i, width, body)) break;
  }
  return first;
}

function resumesAbove(runs: Run[], from: number, width: number, body: string[][]): boolean {
  return runs.slice(Math.max(0, from - 6), from).some((run) => {
    if (run.kind !== 'row' || run.width !== width) return false;
    return run.count >= 2 || run.sample.every((record) => headerLikeness(record.cells, body) > 0.5);
  });
}

/** Width that enough of the table's rows share to make columns of their own. */
function widerWidth(runs: Run[], first: number, last: number, width: number): number {
  const inside = runs.slice(first, last + 1).filter((run) => run.kind === 'row');
  const rows = inside.reduce((sum, run) => sum + run.count, 0);
  const counts = new Map<number, number>();
  for (const run of inside) {
    const filled = Math.max(...run.sample.map((record) => trimmedWidth(record.cells)));
    if (filled > width) counts.set(filled, (counts.get(filled) ?? 0) + run.count);
  }
  let wider = width;
  for (const [candidate, count] of counts)
    if (candidate > wider && count >= Math.max(3, rows * LIMITS.widerShare)) wider = candidate;
  return wider;
}

function leadingRecords(runs: Run[], first: number, last: number): { record: TextRecord; position: number }[] {
  const start = runs[first]?.first ?? 0;
  const out: { record: TextRecord; position: number }[] = [];
  for (const run of runs.slice(first, Math.min(last, first + LIMITS.mostLeading) + 1)) {
    if (run.kind === 'blank') continue;
    for (const [i, record] of run.sample.entries()) out.push({ record, position: run.first - start + i });
    if (run.sample.length < run.count || out.length > LIMITS.mostLeading) break;
  }
  return out;
}

function outside(runs: Run[], first: number, last: number, width: number): SkippedLines[] {
  const skipped: SkippedLines[] = [];
  const note = (run: Run, place: 'preamble' | 'footer') => {
    if (run.kind === 'blank') return;
    const why =
      run.count >= 2 && run.kind === 'row' && run.width > 1 && (run.count >= LIMITS.otherTableRows || run.width === width)
        ? 'other-table'
        : place;
    const before = skipped.at(-1);
    const text = (run.sample[0]?.cells ?? [])
      .filter((cell) => cell !== '')
      .join(' ')
      .slice(0, 120);
    if (before?.why === why && why !== 'other-table') before.to = run.toLine;
    else skipped.push({ why, from: run.fromLine, to: run.toLine, text });
  };
  runs.slice(0, first).forEach((run) => note(run, 'preamble'));
  runs.slice(last + 1).forEach((run) => note(run, 'footer'));
  return skipped;
}
