/**
 * p-values corrected for the number of tests, so that the chance of any false one among those below a bar is at most the bar (Holm, Scand. J.
 * Stat. 6, 1979). The order of the input is kept.
 * @param more tests beside these, none of which had a smaller p
 */
export function holm(ps: readonly number[], more = 0): number[] {
  const order = [...ps.keys()].sort((a, b) => (ps[a] ?? 1) - (ps[b] ?? 1));
  const adjusted = new Array<number>(ps.length).fill(1);
  let least = 0;
  order.forEach((at, place) => {
    least = Math.max(least, Math.min(1, (ps[at] ?? 1) * (ps.length + more - place)));
    adjusted[at] = least;
  });
  return adjusted;
}
