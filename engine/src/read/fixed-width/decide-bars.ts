import { partsOf } from './cells-of-line';
import type { FixedWidthBars } from './fixed-width';
import { barRule } from './rule';
import { gridOf } from './text-grid';
import { LIMITS } from './limits';

/** A table with bars and a rule under its header among the lines; null when there is none. */
export function decideBars(lines: string[]): FixedWidthBars | null {
  for (const [i, line] of lines.entries()) {
    const rule = barRule(line);
    const above = lines[i - 1];
    if (!rule || above === undefined || barRule(above)) continue;
    const escapes = rule.markdown && line.includes('|');
    const form = { columns: rule.columns, bars: rule.bars, escapes };
    const hasBars = rule.columns > 1 || rule.edged;
    if (!hasBars || partsOf(above, form).length !== rule.columns || !/[|\u2502\u2503\u2506\u250a\u2551]/.test(above)) continue;
    const below = lines.slice(i + 1);
    const rules = below.filter((other) => barRule(other)).length;
    const rows = below.filter((other) => !barRule(other) && partsOf(other, form).length === rule.columns);
    const isAligned = aligned([above, ...rows], rule.bars);
    return {
      by: 'bars',
      ...form,
      bars: isAligned ? rule.bars : [],
      end: line.trimEnd().length,
      wraps: isAligned && !rule.edged && !rule.markdown,
      ruled: rules > 2 && rules >= (rules + rows.length) * LIMITS.everywhere - 1,
    };
  }
  return null;
}

/** Whether a bar stands under each corner of the rule in nearly every line. */
function aligned(lines: string[], bars: number[]): boolean {
  const grids = lines.slice(0, 100).map((line) => gridOf(line, 'shown'));
  const right = grids.filter((grid) => bars.every((place) => /[|\u2502\u2503\u2506\u250a\u2551]/.test(grid[place] ?? '')));
  return right.length >= grids.length * LIMITS.barred;
}
