/**
 * What a pattern finds in the cells, where it fits as large a share of them as it must; null where it does not. Most columns are looked at for
 * many patterns that fit none of them, so that it ends as soon as too many cells do not.
 */
export function matchesOfMost(cells: readonly string[], regex: RegExp, share: number): RegExpExecArray[] | null {
  const found: RegExpExecArray[] = [];
  let others = 0;
  for (const cell of cells) {
    const match = regex.exec(cell);
    if (match) found.push(match);
    else if (cells.length - ++others < cells.length * share) return null;
  }
  return found;
}
