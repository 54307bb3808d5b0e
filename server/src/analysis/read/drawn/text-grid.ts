const NARROW = /^[\x00-\u02ff\u0370-\u10ff]*$/;
const COMBINING = /\p{M}/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** A line as a font of fixed width shows it: what stands at each place. Ideographs take `wide` places, accents of their own none. */
export function gridOf(line: string, wide: 1 | 2): string[] {
  if (NARROW.test(line)) return line.split('');
  const grid: string[] = [];
  for (const letter of line) {
    if (COMBINING.test(letter) && grid.length) grid[grid.length - 1] += letter;
    else {
      grid.push(letter);
      if (wide === 2 && WIDE.test(letter)) grid.push('');
    }
  }
  return grid;
}

/** Whether nothing stands at a place, be it behind the end. */
export function isBlank(grid: readonly string[], place: number): boolean {
  const letter = grid[place];
  return letter === undefined || letter === ' ' || letter === '\u00a0';
}
