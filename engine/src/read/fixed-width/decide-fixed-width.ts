import { withoutPageHeads } from '../layout/page-heads';
import { cellKind } from '../typing/cell-kind';
import { decideBars } from './decide-bars';
import { decideEdges } from './decide-edges';
import { cleanShare, decideGaps } from './decide-gaps';
import { decideTabs } from './decide-tabs';
import { decideTouching } from './decide-touching';
import type { FixedWidth, FixedWidthGaps, FixedWidthRuns } from './fixed-width';
import { blankRule, isPlainRule } from './rule';
import { gridOf, measuresOf } from './text-grid';
import { linesOf } from '../lines-of';
import { LIMITS } from './limits';

const ROW_COUNT = /^\(\d+ rows?\)\s*$/;
/** Lines with blanks in a row, as a table needs them whose columns are filled up with blanks. */
const PADDED = / {2,}\S/;
const DELIMITERS = [',', ';', '|', '\t'];

/** How a table for the eye is laid out in `text`, the beginning of a file; null where delimiters keep the cells apart. */
export function decideFixedWidth(text: string, complete: boolean): FixedWidth | null {
  const read = linesOf(text, LIMITS.linesOfFixedWidth + 1);
  if (!complete || read.length > LIMITS.linesOfFixedWidth) read.pop();
  const lines = [...withoutPageHeads(read)];
  return (
    decideBars(lines) ??
    decideEdges(lines) ??
    ruledGaps(lines) ??
    singleColumn(lines) ??
    decideTabs(lines) ??
    (isEvenlyCut(lines) ? null : decideTouching(lines)) ??
    blankGaps(lines.filter((line) => line.trim() !== ''))
  );
}

/** Blanks between the dashes of a rule under the header tell where columns end. */
function ruledGaps(lines: string[]): FixedWidth | null {
  for (const [i, line] of lines.entries()) {
    const gaps = blankRule(line);
    if (!gaps) continue;
    const around = [lines[i - 1] ?? '', ...lines.slice(i + 1)].filter((other) => other.trim() !== '' && !blankRule(other));
    const fixedWidth = measuresOf(around).map((measure): FixedWidthGaps => ({ by: 'gaps', gaps, measure }));
    const inGaps = fixedWidth.map((one) => ({ one, share: shareInGaps(around, one) })).sort((a, b) => b.share - a.share)[0];
    if (around.length && inGaps && inGaps.share >= 0.5) return inGaps.one;
  }
  return null;
}

/** Share of the lines that have nothing in any gap. */
function shareInGaps(lines: string[], { gaps, measure }: FixedWidthGaps): number {
  const clean = lines.filter((line) => {
    const grid = gridOf(line, measure);
    return gaps.every(([from, to]) => grid.slice(from, to).join('').trim() === '');
  });
  return clean.length / Math.max(1, lines.length);
}

/** psql's output of one column has no bars. */
function singleColumn(lines: string[]): FixedWidth | null {
  return isPlainRule(lines[1] ?? '') && lines.some((line) => ROW_COUNT.test(line))
    ? { by: 'gaps', gaps: [], measure: 'letters' }
    : null;
}

function blankGaps(lines: string[]): FixedWidth | null {
  const padded = lines.filter((line) => PADDED.test(line));
  if (padded.length < 2 || padded.length < lines.length * LIMITS.enoughPadded || isDelimited(lines, padded)) return null;
  const gaps = bestGaps(lines, padded);
  const runs = blankRuns(lines);
  // Numbers of any length have few places in common; a time of day belongs to the date before it.
  const splitsMore = runs !== null && runs.columns > (gaps?.gaps.length ?? 0) && !lines.some((line) => / \d\d?:\d\d/.test(line));
  return splitsMore ? runs : (gaps ?? runs);
}

/** Notes hide gaps: of all lines and the padded ones those tell that fit most lines. */
function bestGaps(lines: string[], padded: string[]): FixedWidthGaps | null {
  let best: FixedWidthGaps | null = null;
  let most = 0;
  for (const some of [lines, padded]) {
    const fixedWidth = decideGaps(some);
    const share = fixedWidth ? cleanShare(lines, fixedWidth) : 0;
    if (share > most) [best, most] = [fixedWidth, share];
  }
  return best;
}

/** Whether the blanks stand beside delimiters or quotes, or within cells that delimiters keep apart. */
function isDelimited(lines: string[], padded: string[]): boolean {
  const runs = padded.flatMap((line) => [...line.trim().matchAll(/(.) {2,}(?=(.))/g)]);
  const beside = runs.filter(([, before = '', after = '']) => /[,;|"'\t]/.test(before) || /[,;|"'\t]/.test(after));
  if (runs.length && beside.length >= runs.length * LIMITS.besideDelimiters) return true;
  return isEvenlyCut(lines);
}

/** Whether nearly all lines have as many of a delimiter. */
const isEvenlyCut = (lines: string[]): boolean =>
  DELIMITERS.some((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).sort((a, b) => a - b);
    const usual = counts[counts.length >> 1] ?? 0;
    return usual > 1 && counts.filter((count) => count === usual).length > counts.length * LIMITS.evenlyCut;
  });

/** Numbers and words with any number of blanks between them, as many in each line. */
function blankRuns(lines: string[]): FixedWidthRuns | null {
  if (lines.some((line) => /[,;|]\S|"/.test(line))) return null;
  for (const [blanks, mark, fewestTyped] of [[2, / {2,}/, 0.2], [1, / +/, 0.5]] as const) {
    const rows = lines.map((line) => line.trim().split(mark));
    const columns = [...rows.map((row) => row.length)].sort((a, b) => a - b)[rows.length >> 1] ?? 1;
    const same = rows.filter((row) => row.length === columns);
    if (columns < 2 || same.length < rows.length * LIMITS.same) continue;
    const cells = same.slice(1).flat();
    const typed = cells.filter((cell) => !['text', 'empty'].includes(cellKind(cell))).length;
    if (typed >= cells.length * fewestTyped) return { by: 'runs', columns, blanks };
  }
  return null;
} // prettier-ignore
