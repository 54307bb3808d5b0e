import type { Measure } from './fixed-width';

/** Texts that are as wide by every measure. */
const PLAIN = /^[\x00-\x08\x0a-\x7e\u00a0-\u00ac\u00ae-\u02ff]*$/;
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const TAB_STOP = 8;

/** A line as a program laid it out that counts by `measure`: what stands at each place. */
export function gridOf(line: string, measure: Measure): string[] {
  if (measure === 'units' || PLAIN.test(line)) return line.split('');
  if (measure === 'letters') return [...line];
  const grid: string[] = [];
  // What has no width goes with the letter before it, else with the one behind.
  let lead = '';
  for (const letter of line) {
    if (NO_WIDTH.test(letter)) {
      if (lead || isBlank(grid, grid.length - 1)) lead += letter;
      else grid.push((grid.pop() ?? '') + letter);
      continue;
    }
    if (letter === '\t' && measure === 'tabs')
      do grid.push(' ');
      while (grid.length % TAB_STOP);
    else grid.push(lead + letter);
    lead = '';
    if (WIDE.test(letter)) grid.push('');
  }
  return lead ? [...grid, lead] : grid;
}

/** The measures by which the places of some line differ, the first of those that agree. */
export function measuresOf(lines: string[]): Measure[] {
  const odd = lines.filter((line) => !PLAIN.test(line));
  const widths = new Set<string>();
  return (['shown', 'letters', 'units'] as const).filter((measure) => {
    const key = odd.map((line) => gridOf(line, measure).length).join();
    return !widths.has(key) && widths.add(key);
  });
}

/** Whether nothing stands at a place, be it behind the end. */
export function isBlank(grid: readonly string[], place: number): boolean {
  const letter = grid[place];
  return letter === undefined || letter === ' ' || letter === '\u00a0';
}
