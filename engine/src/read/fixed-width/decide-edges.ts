import { partsOf } from './cells-of-line';
import type { FixedWidthBars } from './fixed-width';
import { barRule, isRuleOfOneSign } from './rule';
import { LIMITS } from './limits';

const EDGED = /^\s*\|/;

/** A table whose every line begins with a bar and that has no rule with corners under its header, as SAP prints lists; null when there is none. */
export function decideEdges(lines: readonly string[]): FixedWidthBars | null {
  const filled = lines.filter((line) => line.trim() !== '' && !isRuleOfOneSign(line) && !barRule(line));
  const first = filled.findIndex((line) => EDGED.test(line));
  const table = filled.slice(first);
  const edged = table.filter((line) => EDGED.test(line));
  if (first < 0 || edged.length < LIMITS.fewestLines || edged.length < table.length * LIMITS.same) return null;
  // Quotes keep bars that are text from those between cells.
  if (edged.some((line) => /\|\s*"/.test(line))) return null;
  const counts = edged.map((line) => line.split('|').length - 1).sort((a, b) => a - b);
  const bars = counts[counts.length >> 1] ?? 0;
  const isClosed = edged.filter((line) => line.trimEnd().endsWith('|')).length >= edged.length * LIMITS.same;
  const columns = isClosed ? bars - 1 : bars;
  const form = { columns, bars: [], escapes: false };
  const even = edged.filter((line) => partsOf(line, form).length === columns);
  if (columns < 2 || even.length < edged.length * LIMITS.same) return null;
  return { by: 'bars', ...form, end: 0, wraps: false, ruled: false };
}
