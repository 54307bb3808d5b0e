import { isKnownUnit } from '../../profile/roles/known-units';
import { cellKind } from '../typing/cell-kind';
import { UNREAD_COLUMN } from '../typing/unread-column';
import { headerLikeness } from '../dialect/header-likeness';
import type { TextRecord } from '../dialect/record-parser';
import { LIMITS } from './limits';

export interface Naming {
  /** Unique and never empty. */
  names: string[];
  /** As the file has it; the texts of several rows joined. */
  written: string[];
  unnamed: boolean[];
  repeatedNames: string[];
}

export interface Header {
  /** None when the first row is data. */
  rows: TextRecord[];
  /** Names for a table of this many columns, unique and never empty. */
  naming(width: number): Naming;
}

/** Decides how many of the table's first rows are its header. `body` are rows from further down. */
export function decideHeader(top: { record: TextRecord }[], body: string[][], width: number): Header {
  const records = top.map(({ record }) => record);
  const rows = records.slice(0, groupRows(records, body));
  const first = records[rows.length];
  if (first && (rows.length > 0 || headerLikeness(first.cells, laterRows(records, body)) > 0)) {
    rows.push(first);
    for (const record of records.slice(rows.length, LIMITS.mostHeaderRows)) {
      if (records.length <= rows.length + 1 && !body.length) break;
      if (!continuesHeader(record, first, body)) break;
      rows.push(record);
    }
    if (rows.length === records.length && rows.length > 1) rows.length = 1;
    const rule = records[rows.length];
    if (rule && isRule(rule.cells) && records.length > rows.length + 1) rows.push(rule);
  }
  return {
    rows,
    naming: (columns) =>
      nameColumns(
        rows.filter((row) => !isRule(row.cells)).map((row) => shifted(row.cells, body)),
        Math.max(columns, width),
      ),
  };
}

/** Dashes under every name, as some programs rule the header off. */
export function isRule(cells: string[]): boolean {
  return cells.length > 1 && cells.every((cell) => /^\s*(-{2,}|={2,}|_{2,})\s*$/.test(cell));
}

/** Rows above the names proper that name groups of columns: words, with gaps, above a row that is clearly a header. */
function groupRows(records: TextRecord[], body: string[][]): number {
  for (let i = 0; i < Math.min(3, records.length - 1); i++) {
    const record = records[i];
    const next = records[i + 1];
    if (!record || !next || !record.cells.some((cell) => cell.trim() === '') || !record.cells.every(isWord)) return 0;
    const full = next.cells.filter((cell) => cell.trim() !== '').length;
    if (full > record.cells.filter((cell) => cell.trim() !== '').length && headerLikeness(next.cells, body) > 1) return i + 1;
  }
  return 0;
}

/** A header that is one name short of its rows leaves out the first column, that of the rows' names, when the last one is in use. */
function shifted(cells: string[], body: string[][]): string[] {
  const width = cells.length + 1;
  const rows = body.filter((row) => row.length === width);
  if (
    rows.length < LIMITS.fewestShifted ||
    rows.length < body.length * LIMITS.shiftedRows ||
    rows.some((row) => row.at(-1)?.trim() === '')
  )
    return cells;
  return new Set(rows.map((row) => row[0])).size === rows.length ? ['', ...cells] : cells;
}

function isWord(cell: string): boolean {
  return ['text', 'empty'].includes(cellKind(cell)) || isYear(cell);
}

function isYear(cell: string): boolean {
  return /^(19|20)\d{2}$/.test(cell.trim());
}

function laterRows(records: TextRecord[], body: string[][]): string[][] {
  return body.length ? body : records.slice(1).map((record) => record.cells);
}

/** A further header row: a repetition, or words above columns that hold numbers or dates and nothing else of value. */
function continuesHeader(record: TextRecord, first: TextRecord, body: string[][]): boolean {
  if (record.cells.join('\u0000') === first.cells.join('\u0000')) return true;
  if (body.length < LIMITS.enoughRowsBelow || !record.cells.some((cell) => cell.trim() !== '')) return false;
  if (namesGaps(record.cells, first.cells, body)) return true;
  let words = 0;
  let typedColumns = 0;
  for (let column = 0; column < record.cells.length; column++) {
    const below = body.map((cells) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');
    const typed = below.filter((cell) => !['text', 'boolean'].includes(cellKind(cell))).length;
    if (!below.length || typed < below.length * LIMITS.typedBelow) continue;
    typedColumns++;
    const cell = (record.cells[column] ?? '').trim();
    const kind = cellKind(cell);
    if (kind === 'text' || (isYear(cell) && !below.some(isYear))) words++;
    else if (kind !== 'empty') return false;
  }
  return words > 0 && words >= typedColumns * 0.5 && (headerLikeness(record.cells, body) > 0.5 || record.cells.every(isYear));
}

/** A row of a few words that name the columns of one group: one of them stands where the row above has left a gap, and all of them above numbers or dates. */
function namesGaps(cells: string[], above: string[], body: string[][]): boolean {
  const own = cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]));
  const isGap = (column: number): boolean => (above[column] ?? '').trim() === '';
  return (
    own.some((column) => column > 0 && isGap(column)) &&
    own.every((column) => {
      const below = body.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
      const typed = below.filter((cell) => !['text', 'boolean'].includes(cellKind(cell))).length;
      return (
        cellKind(cells[column] ?? '') === 'text' &&
        (isGap(column) || isGap(column + 1)) &&
        below.length > 0 &&
        typed >= below.length * LIMITS.typedBelow
      );
    })
  );
}

/** What loggers write below the units: that a figure is a mean, or one of several. */
const SAMPLED = /^(?:avg|mean|smp|inst)$/i;

/** Rows below the first of which most cells are units stand in brackets behind their names, as one header would have them. */
function withUnits([names = [], ...below]: string[][]): string[][] {
  const units: string[][] = [];
  const rows = below.flatMap((row) => {
    const filled = row.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]));
    const isUnit = (column: number): boolean => isKnownUnit((row[column] ?? '').replace(/^[([]|[)\]]$/g, ''), names[column] ?? '');
    if (filled.length < 2 || filled.filter(isUnit).length < filled.length * LIMITS.mostlyUnits) return [row];
    units.push(row.map((cell, column) => (cell.trim() !== '' && isUnit(column) && !/^[([]/.test(cell.trim()) ? `(${cell.trim()})` : cell)));
    return [];
  });
  if (units.length === 0) return [names, ...below];
  const isOne = (row: string[]) => row.every((cell, i) => row.indexOf(cell) === i || cell.trim() === '');
  return [names, ...rows.map((row) => (isOne(names) ? row.map((cell) => (SAMPLED.test(cell.trim()) ? '' : cell)) : row)), ...units];
} // prettier-ignore

function nameColumns(written: string[][], width: number): Naming {
  const rows = withUnits(written);
  const filled = rows.map((row, i) => (i < rows.length - 1 ? fillGroups(row, rows[i + 1] ?? [], width) : row));
  const used = new Set<string>([UNREAD_COLUMN]);
  const naming: Naming = { names: [], written: [], unnamed: [], repeatedNames: [] };
  for (let column = 0; column < width; column++) {
    const parts = [...new Set(filled.map((row) => row[column] ?? '').filter((part) => part.trim() !== ''))];
    const wanted = parts
      .join(' ')
      .replace(/[\u200b\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const base = wanted || `column_${column + 1}`;
    let name = base;
    for (let i = 2; used.has(name.toLowerCase()); i++) name = `${base}_${i}`;
    if (wanted && name !== wanted) naming.repeatedNames.push(wanted);
    used.add(name.toLowerCase());
    naming.names.push(name);
    naming.unnamed.push(wanted === '');
    naming.written.push(parts.length > 1 ? parts.map((part) => part.trim()).join(' ') : (parts[0] ?? ''));
  }
  return naming;
}

/** Carries a group's name over the empty cells to its right, where the row below names each column of the group. */
function fillGroups(row: string[], below: string[], width: number): string[] {
  const labels = row.filter((cell) => cell.trim() !== '').length;
  const ownNames = below.map((cell) => cell.trim().toLowerCase()).filter((cell) => cell !== '');
  if (labels < 2 && new Set(ownNames).size === ownNames.length) return row;
  let current = '';
  return Array.from({ length: width }, (_, column) => {
    const cell = (row[column] ?? '').trim();
    if (cell) current = cell;
    return cell || ((below[column] ?? '').trim() ? current : '');
  });
}
