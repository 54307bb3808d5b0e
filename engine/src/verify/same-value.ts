export const TOLERANCE = 1e-6;

/** Whether a query gave a claim's value again: sums of many numbers depend on their order in the last digits. */
export const sameValue = (claimed: number | null, found: number | null): boolean =>
  found === claimed ||
  (found !== null && claimed !== null && Math.abs(found - claimed) <= TOLERANCE * Math.max(Math.abs(found), Math.abs(claimed)));
