/** Rows and mean of a group in one period. */
export interface Level {
  n: number;
  mean: number;
}

/** What a group adds to the change of an overall mean. */
export interface ChangePart {
  /** Because the group has a larger or smaller share of the rows. */
  mix: number;
  /** Because the group's own mean has changed. */
  rate: number;
}

/**
 * Splits the change of a mean between two periods by group, exactly: the parts of all groups add up to the change. Both shares and
 * levels are taken midway between the periods, so that neither order is preferred (Marshall 1885, Edgeworth 1925; as a decomposition
 * of a mean: Kitagawa, JASA 50, 1955). A group that is missing in a period is taken at its level of the other one.
 */
export function changeParts(before: readonly Level[], after: readonly Level[]): ChangePart[] {
  const total = (levels: readonly Level[]) => levels.reduce((sum, { n }) => sum + n, 0);
  const overall = (levels: readonly Level[]) =>
    levels.reduce((sum, { n, mean }) => sum + (n > 0 ? n * mean : 0), 0) / total(levels);
  const [n0, n1] = [total(before), total(after)];
  const centre = (overall(before) + overall(after)) / 2;
  return before.map((was, i) => {
    const is = after[i] ?? { n: 0, mean: NaN };
    if (was.n === 0 && is.n === 0) return { mix: 0, rate: 0 };
    const m0 = was.n > 0 ? was.mean : is.mean;
    const m1 = is.n > 0 ? is.mean : was.mean;
    const [s0, s1] = [was.n / n0, is.n / n1];
    return { mix: (s1 - s0) * ((m0 + m1) / 2 - centre), rate: ((m1 - m0) * (s0 + s1)) / 2 };
  });
}
