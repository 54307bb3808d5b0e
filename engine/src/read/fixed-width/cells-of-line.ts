import type { FixedWidth, FixedWidthBars, FixedWidthGaps } from './fixed-width';
import { gridOf, isBlank } from './text-grid';

const BAR = /[|\u2502\u2503\u2506\u2507\u250a\u250b\u2551]/;

/** The cells of a line of a fixed-width table; one cell with the whole line where it is no line of it. */
export function cellsOfLine(line: string, fixedWidth: FixedWidth): string[] {
  switch (fixedWidth.by) {
    case 'bars':
      return partsOf(line, fixedWidth).map((part) => part.trim());
    case 'gaps':
      return cellsBetween(line, fixedWidth);
    case 'runs':
      return line.trim().split(fixedWidth.blanks === 1 ? /[ \t\u00a0]+/ : / {2,}/);
  }
}

/** The cells of a line, and which of them go on in the next line. */
export function cellsThatGoOn(line: string, fixedWidth: FixedWidthBars): { cells: string[]; goOn: boolean[] } {
  const parts = partsOf(line, fixedWidth);
  const grid = gridOf(line, 'shown');
  const goOn = parts.map((_, i) => grid[(fixedWidth.bars[i] ?? fixedWidth.end) - 1] === '+');
  return { cells: parts.map((part, i) => (goOn[i] ? part.replace(/\+\s*$/, '') : part).trim()), goOn };
}

/** What stands between the bars of a line, blanks and all. */
export function partsOf(
  line: string,
  { columns, bars, escapes }: Pick<FixedWidthBars, 'columns' | 'bars' | 'escapes'>,
): string[] {
  const parts = splitAtBars(line, escapes);
  if (parts.length > columns && parts[0]?.trim() === '') parts.shift();
  if (parts.length > columns && parts.at(-1)?.trim() === '') parts.pop();
  return parts.length > columns ? (atPlaces(line, bars) ?? parts) : parts;
}

function splitAtBars(line: string, escapes: boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (let i = 0; i < line.length; i++) {
    const letter = line[i] ?? '';
    if (escapes && letter === '\\' && line[i + 1] === '|') part += line[++i] ?? '';
    else if (BAR.test(letter)) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part];
}

/** Cuts only at the bars that stand in their places; null when one of them does not. */
function atPlaces(line: string, bars: number[]): string[] | null {
  const grid = gridOf(line, 'shown');
  if (!bars.length || !bars.every((place) => BAR.test(grid[place] ?? ''))) return null;
  const parts = [-1, ...bars].map((place, i) => grid.slice(place + 1, bars[i]).join(''));
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  parts[0] = first.replace(/^\s*[|\u2502\u2503\u2551]/, '');
  parts[parts.length - 1] = last.replace(/[|\u2502\u2503\u2551]\s*$/, '');
  return parts;
}

function cellsBetween(line: string, { gaps, measure }: FixedWidthGaps): string[] {
  const grid = gridOf(line, measure);
  const cells: string[] = [];
  let from = 0;
  for (const gap of gaps) {
    const cut = cutIn(grid, gap);
    if (cut < 0) return byRuns(line, gaps.length + 1);
    cells.push(grid.slice(from, cut).join('').trim());
    from = cut;
  }
  return [...cells, grid.slice(from).join('').trim()];
}

/** Where a line is blank within a gap; -1 when its text runs across it. */
function cutIn(grid: string[], [from, to]: [number, number]): number {
  // Columns that touch.
  if (from === to) return from;
  let blank = -1;
  let all = true;
  for (let place = from; place < to; place++) {
    if (!isBlank(grid, place)) all = false;
    else if (blank < 0) blank = place;
  }
  // A single blank in a wide gap stands between two words of a text that runs across it.
  return all || (blank >= 0 && (isBlank(grid, blank + 1) || isBlank(grid, blank - 1))) ? blank : -1;
}

/** A value longer than its column moves all behind it: then the blanks alone tell the cells apart. */
function byRuns(line: string, columns: number): string[] {
  const text = line.trim();
  const wide = text.split(/ {2,}/);
  if (wide.length === columns) return wide;
  const narrow = text.split(/ +/);
  return narrow.length === columns ? narrow : [text];
}
