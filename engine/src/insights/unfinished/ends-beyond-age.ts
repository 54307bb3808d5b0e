/**
 * By how much each row has come to its end more than its age lets expect: 1 or 0, less the hazard that all rows together went through while it was watched
 * (martingale residuals; groups are compared by their means as by the log-rank test: Therneau, Grambsch and Fleming, Biometrika 77, 1990). All ends count, where a
 * share at one age leaves out those that came later.
 * @param watched how long each row was there so far, or until it ended; NaN where that is not known
 * @param gone 1 where it came to the end that is asked for
 */
export function endsBeyondAge(watched: Float64Array, gone: ArrayLike<number>): Float64Array {
  const order = [...watched.keys()].filter((row) => watched[row] === watched[row]).sort((a, b) => (watched[a] ?? 0) - (watched[b] ?? 0));
  const beyond = new Float64Array(watched.length).fill(NaN);
  let hazard = 0;
  for (let from = 0; from < order.length; ) {
    const time = watched[order[from] ?? 0];
    let to = from;
    let ended = 0;
    for (; to < order.length && watched[order[to] ?? 0] === time; to++) ended += gone[order[to] ?? 0] ?? 0;
    hazard += ended / (order.length - from);
    for (const row of order.slice(from, to)) beyond[row] = (gone[row] ?? 0) - hazard;
    from = to;
  }
  return beyond;
} // prettier-ignore
