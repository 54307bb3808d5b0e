import { cellKind, type CellKind } from '../typing/cell-kind';
import { cellsOfLine } from './cells-of-line';
import type { FixedWidthGaps, Measure } from './fixed-width';
import { gridOf, isBlank, measuresOf } from './text-grid';
import { LIMITS } from './limits';

type Gap = [number, number];

/**
 * Columns kept apart by blanks that stand under each other in all lines, from the first one on that has texts for most of them;
 * null when there are none.
 */
export function decideGaps(all: string[]): FixedWidthGaps | null {
  const lines = all.slice(0, LIMITS.mostLines).map((line) => line.slice(0, LIMITS.mostPlaces));
  for (let above = 0; above <= Math.min(LIMITS.mostAbove, lines.length - 2); above++) {
    const fixedWidth = commonGaps(lines.slice(above));
    if (fixedWidth && isNames(lines[above] ?? '', fixedWidth)) return fixedWidth;
  }
  return commonGaps(lines);
}

/** Whether a line has texts between the gaps, as names and rows have them and a title has not. */
function isNames(line: string, { gaps, measure }: FixedWidthGaps): boolean {
  const grid = gridOf(line, measure);
  const starts = [0, ...gaps.map(([, to]) => to)];
  const filled = starts.filter((start, i) => grid.slice(start, gaps[i]?.[0]).join('').trim() !== '').length;
  return gaps.every((gap) => blankWithin(grid, gap) !== null) && filled >= starts.length * LIMITS.named;
}

function commonGaps(lines: string[]): FixedWidthGaps | null {
  let best: FixedWidthGaps | null = null;
  let most: [named: number, clean: number] = [0, 0];
  for (const measure of measuresOf(lines)) {
    const fixedWidth = gapsOf(lines, measure);
    if (!fixedWidth) continue;
    const named = cellsOfLine(lines[0] ?? '', fixedWidth).filter((cell) => cell !== '').length;
    const clean = cleanShare(lines, fixedWidth);
    if (named > most[0] || (named === most[0] && clean > most[1])) [best, most] = [fixedWidth, [named, clean]];
  }
  return best;
}

function gapsOf(lines: string[], measure: Measure): FixedWidthGaps | null {
  const grids = lines.map((line) => gridOf(line, measure));
  const kept: Gap[] = [];
  const found = blanksOf(grids);
  if (found.length > LIMITS.mostGaps) return null;
  const texts = grids.map(nextTexts);
  for (const [i, gap] of found.entries()) if (isGap(grids, texts, gap, kept.at(-1)?.[1] ?? 0, found[i + 1]?.[0])) kept.push(gap);
  const [header = []] = grids;
  // A name may be longer than what stands below it, but runs across no gap; a title above the names does.
  const beside = kept.map((gap) => blankWithin(header, gap)).filter((gap) => gap !== null);
  const gaps = beside.length >= kept.length * (1 - LIMITS.title) ? beside : kept;
  const fixedWidth: FixedWidthGaps = { by: 'gaps', gaps, measure };
  return gaps.length && cleanShare(lines, fixedWidth) >= LIMITS.enoughClean ? fixedWidth : null;
}

/** Places that are blank in nearly all lines which reach that far. */
function blanksOf(grids: string[][]): Gap[] {
  const width = grids.reduce((most, grid) => Math.max(most, grid.length), 0);
  const filled = new Uint32Array(width + 1);
  const ending = new Uint32Array(width + 1);
  for (const grid of grids) {
    ending[grid.length] = (ending[grid.length] ?? 0) + 1;
    for (let place = 0; place < grid.length; place++) if (!isBlank(grid, place)) filled[place] = (filled[place] ?? 0) + 1;
  }
  const gaps: Gap[] = [];
  let reaching = grids.length;
  let from = -1;
  let begun = false;
  for (let place = 0; place < width; place++) {
    reaching -= ending[place] ?? 0;
    if (reaching < grids.length * LIMITS.reaching && place >= (grids[0]?.length ?? 0)) break;
    if ((filled[place] ?? 0) <= (reaching < LIMITS.few ? 0 : Math.max(1, reaching * LIMITS.tolerance))) {
      if (from < 0) from = place;
      continue;
    }
    if (from >= 0 && begun) gaps.push([from, place]);
    begun = true;
    from = -1;
  }
  return gaps;
}

/** The longest part of a gap that is blank in one line, too; null when there is none. */
function blankWithin(grid: string[], [from, to]: Gap): Gap | null {
  let best: Gap | null = null;
  for (let place = from; place < to; place++) {
    const start = place;
    while (place < to && isBlank(grid, place)) place++;
    if (place > start && (!best || place - start > best[1] - best[0])) best = [start, place];
  }
  return best;
}

/**
 * Whether a gap parts two columns and not two words that happen to be as long in every row: around it some row has more blanks,
 * since a value is shorter than its column; or numbers stand beside it; or the first line has names on both sides of a date's.
 */
function isGap(grids: string[][], texts: Int32Array[], [from, to]: Gap, before: number, behind = Infinity): boolean {
  if (to - from > 1) return true;
  const hasText = (i: number, a: number, b: number) => (texts[i]?.[a] ?? LIMITS.mostPlaces + 1) < b;
  const both = grids.filter((_, i) => hasText(i, before, from) && hasText(i, to, behind));
  const some = both.slice(0, LIMITS.mostJudged);
  const padded = both.filter((grid) => isBlank(grid, from - 1) || isBlank(grid, to)).length;
  const mostly = (a: number, b: number, kinds: CellKind[]) =>
    some.filter((grid) => kinds.includes(cellKind(shortText(grid, a, b)))).length >= some.length * LIMITS.typed;
  if (mostly(before, behind, ['date'])) return hasText(0, before, from) && hasText(0, to, behind);
  if (padded >= Math.max(1, both.length * LIMITS.padded)) return true;
  return mostly(before, from, ['number', 'date']) || mostly(to, behind, ['number', 'date']);
}

/** Of each place, the next one from it on where something stands. */
function nextTexts(grid: string[]): Int32Array {
  const next = new Int32Array(grid.length + 1).fill(LIMITS.mostPlaces + 1);
  for (let place = grid.length - 1; place >= 0; place--) next[place] = isBlank(grid, place) ? (next[place + 1] ?? 0) : place;
  return next;
}

/** What stands between two places; the beginning is enough to see that it is no number and no date. */
function shortText(grid: string[], from: number, to: number): string {
  return grid
    .slice(from, Math.min(to, from + LIMITS.longestValue))
    .join('')
    .trim();
}

/** Share of the lines that have text in several columns and none across a gap. */
export function cleanShare(lines: string[], fixedWidth: FixedWidthGaps): number {
  const rows = lines.map((line) => cellsOfLine(line, fixedWidth));
  const clean = rows.filter((cells) => cells.length > fixedWidth.gaps.length && cells.filter((cell) => cell !== '').length > 1);
  return clean.length / Math.max(1, lines.length);
}
