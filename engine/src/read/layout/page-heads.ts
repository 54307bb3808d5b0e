import { LIMITS } from './limits';

/** What a line says but for its numbers and blanks: `Seite 2` is `Seite 3`. */
const formOf = (text: string): string => text.replace(/\s+/g, '').replace(/\d+/g, '#');

/** Whether a line is one of those above the names, as it stands above them on each page: with a letter, and another number at most. */
export function isAbovePage(above: readonly string[]): (text: string) => boolean {
  const forms = new Set(above.map(formOf).filter((form) => /\p{L}/u.test(form)));
  return (text) => forms.has(formOf(text));
}

/** The lines of a list that was printed on pages without what stands above each page but the first. */
export function withoutPageHeads(lines: readonly string[]): readonly string[] {
  const filled = lines.flatMap((line, i) => (line.trim() === '' ? [] : [i])).slice(0, LIMITS.mostAbovePage);
  const names = filled.find((i) => {
    const line = lines[i] ?? '';
    return /\p{L}/u.test(line) && !/\d/.test(line) && lines.indexOf(line, i + 1) > 0;
  });
  if (names === undefined) return lines;
  const isAbove = isAbovePage(lines.slice(0, names));
  const kept: string[] = [];
  for (const [i, line] of lines.entries()) {
    if (i <= names || line !== lines[names]) {
      kept.push(line);
      continue;
    }
    let last = kept.length;
    while (last > names && ((kept[last - 1] ?? '').trim() === '' || isAbove(kept[last - 1] ?? ''))) last--;
    kept.length = last;
  }
  return kept;
}
