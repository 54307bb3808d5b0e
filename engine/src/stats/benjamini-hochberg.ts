/**
 * p-values corrected so that of those below a bar at most that share is expected to be false (Benjamini & Hochberg, J. R. Stat. Soc. B 57, 1995). The order of the
 * input is kept.
 * @param more tests beside these, none of which had a smaller p
 */
export function benjaminiHochberg(ps: readonly number[], more = 0): number[] {
  const order = [...ps.keys()].sort((a, b) => (ps[b] ?? 1) - (ps[a] ?? 1));
  const adjusted = new Array<number>(ps.length).fill(1);
  let least = 1;
  order.forEach((at, place) => {
    least = Math.min(least, ((ps[at] ?? 1) * (ps.length + more)) / (ps.length - place));
    adjusted[at] = least;
  });
  return adjusted;
}
