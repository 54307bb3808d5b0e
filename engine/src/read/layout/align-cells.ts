import { cellKind } from '../typing/cell-kind';
import { LIMITS } from './limits';

export interface Aligned {
  cells: string[];
  /** Cells that found no column. */
  extra: string[];
}

interface Step {
  score: number;
  /** Cells used by this step: 0 leaves the column empty. */
  take: number;
  /** The step fills a column (else it drops a cell). */
  fills: boolean;
}

export type CellAligner = (cells: string[]) => Aligned;

/**
 * Arranges a record's cells under the columns when there are too few or too many: where a cell is missing or too many inside the
 * row, all cells behind it stand in the wrong column, which shows in their kinds. Finds the best arrangement in order by dynamic
 * programming; a surplus of delimiters inside text joins cells again.
 */
export function cellAligner(width: number, delimiter: string, body: string[][]): CellAligner {
  if (body.length < LIMITS.fewestToAlign || width > LIMITS.mostCells) return (cells) => toTheLeft(cells, width);
  const columns = Array.from({ length: width }, (_, column) => columnLikeness(body.map((row) => row[column] ?? '')));
  const fit = (cell: string, column: number) => columns[column]?.(cell) ?? 0;
  return (cells) => {
    const left = toTheLeft(cells, width);
    if (cells.length > LIMITS.mostCells || cells.length < 2) return left;
    const plain = left.cells.reduce((sum, cell, column) => sum + (column < cells.length ? fit(cell, column) : 0), 0);
    const steps = bestSteps(cells, width, delimiter, fit);
    const best = steps[0]?.[0];
    return !best || best.score < plain + LIMITS.clearly ? left : follow(steps, cells, delimiter, width);
  };
}

function toTheLeft(cells: string[], width: number): Aligned {
  const missing = Math.max(0, width - cells.length);
  return { cells: [...cells.slice(0, width), ...Array<string>(missing).fill('')], extra: cells.slice(width) };
}

/** `steps[i][j]`: what to do best when cells from `i` on are to be put under columns from `j` on. */
function bestSteps(cells: string[], width: number, delimiter: string, fit: (cell: string, column: number) => number): Step[][] {
  const surplus = cells.length - width;
  const steps: Step[][] = Array.from({ length: cells.length + 1 }, () => []);
  for (let i = cells.length; i >= 0; i--) {
    for (let j = width; j >= 0; j--) {
      let best: Step = { score: i === cells.length && j === width ? 0 : -Infinity, take: 0, fills: false };
      const consider = (score: number, take: number, fills: boolean) => {
        const rest = steps[i + take]?.[fills ? j + 1 : j]?.score ?? -Infinity;
        if (score + rest > best.score) best = { score: score + rest, take, fills };
      };
      const cell = cells[i];
      if (cell !== undefined && j < width) consider(fit(cell, j), 1, true);
      if (j < width) consider(0, 0, true);
      if (cell !== undefined) consider(cell.trim() === '' ? LIMITS.dropEmpty : LIMITS.dropText, 1, false);
      for (let take = 2; take <= Math.min(surplus + 1, 4) && i + take <= cells.length && j < width; take++) {
        const joined = cells.slice(i, i + take).join(delimiter);
        if (cellKind(joined) === 'text') consider(fit(joined, j) + LIMITS.join, take, true);
      }
      (steps[i] ??= [])[j] = best;
    }
  }
  return steps;
}

function follow(steps: Step[][], cells: string[], delimiter: string, width: number): Aligned {
  const out: Aligned = { cells: [], extra: [] };
  let i = 0;
  while (i < cells.length || out.cells.length < width) {
    const step = steps[i]?.[out.cells.length];
    if (!step || (step.take === 0 && !step.fills)) break;
    const text = cells.slice(i, i + step.take).join(delimiter);
    if (step.fills) out.cells.push(text);
    else out.extra.push(text);
    i += step.take;
  }
  return out;
}

/** How well a cell goes into a column, from -0.5 to 1, judged by the column's other cells. */
function columnLikeness(column: string[]): (cell: string) => number {
  const values = new Set(column);
  const kinds = new Map<string, number>();
  const shapes = new Set<string>();
  let longest = 0;
  let shortest = Infinity;
  for (const cell of column) {
    const kind = cellKind(cell);
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1 / column.length);
    shapes.add(shape(cell));
    longest = Math.max(longest, cell.length);
    if (cell) shortest = Math.min(shortest, cell.length);
  }
  const few = values.size <= column.length / 2;
  const shaped = shapes.size <= Math.max(2, column.length / 8);
  return (cell) => {
    const kind = cellKind(cell);
    if (kind === 'empty') return (kinds.get('empty') ?? 0) > LIMITS.someEmpty ? 0.4 : 0;
    if (few && values.has(cell)) return 1;
    const share = kinds.get(kind) ?? 0;
    if (share < LIMITS.rareKind) return -0.5;
    if (shaped) return shapes.has(shape(cell)) ? 0.9 : 0.1;
    if (kind !== 'text') return 0.8 * share;
    return few ? 0.1 : cell.length >= shortest / 2 && cell.length <= longest * 2 ? 0.5 : 0.1;
  };
}

function shape(text: string): string {
  return text.length > LIMITS.longCell ? 'long' : text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '9');
}
